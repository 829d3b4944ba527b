import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { makePdf } from '../src/platform/server/testing/documents.server.ts'
import { enterAs, type Login, newAccount, XSRF } from './accounts.ts'
import { addOffer, makeLogo, publishCompany } from './companies.ts'
import { expect, expectAccessible, expectWholeAtEveryWidth, openPage, test } from './fixtures.ts'
import { mailedPath } from './outbox.ts'
import { button, dialogNamed, field, region } from './parts.ts'

const pathOf = (id: string) => `/supplier/details/${id}`
const areaOf = (id: string) => `/supplier/profile?pagina=${id}&aba=historias`

/** One account a worker, which keeps a company in each test. */
let keeper: Promise<Login> | undefined
const asKeeper = (page: Page) => (keeper ??= newAccount(page.request))

/** A company of the test's own, whose area is open. */
async function openArea(page: Page) {
  const login = await asKeeper(page)
  const id = await publishCompany(page.request, login)
  const name = `Prumo Obra ${randomUUID().slice(0, 8)}`
  await addOffer(page.request, login, id, { tipo: 'Software', name })
  await enterAs(page, login)
  await openPage(page, areaOf(id))
  await expect(button(page, 'Novo depoimento')).toBeVisible()
  return { id, login, software: name }
}

const WORDS = {
  nome: 'Marina Prado',
  cargo: 'Diretora de operações',
  empresa: 'Transportes Aroeira',
  depoimento: 'O fechamento do mês caiu de oito dias para dois.',
}

/** Testimonies that a supplier wrote down, by name. */
async function write(page: Page, { id, login }: { id: string; login: Login }, names: string[]) {
  for (const nome of names) {
    const answer = await page.request.post(`/v1/vendor/${id}/depoimentos`, {
      headers: { ...XSRF, token: login.token },
      data: { ...WORDS, nome },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

/** Asks a customer by the API. @returns the path of the link that was mailed */
async function ask(page: Page, { id, login }: { id: string; login: Login }) {
  const email = `cliente-${randomUUID().slice(0, 8)}@aroeira.example`
  const answer = await page.request.post(`/v1/vendor/${id}/depoimentos/pedidos`, {
    headers: { ...XSRF, token: login.token },
    data: { nome: 'Marina', email, mensagem: 'Conte como foi a obra.' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { email, path: await mailedPath(email, '/depoimento') }
}

const png = async () => ({ name: 'logo.png', mimeType: 'image/png', buffer: await makeLogo() })

test('what was typed in a dialog is not lost by going back or away', async ({ page }) => {
  const { id } = await openArea(page)
  // By a link of the site, so that there is a way back within it.
  await openPage(page, pathOf(id))
  await page.getByRole('link', { name: 'Área do fornecedor' }).click()
  await page.getByRole('link', { name: 'Histórias de Sucesso' }).click()
  await button(page, 'Novo depoimento').click()
  const dialog = dialogNamed(page, 'Novo depoimento')
  await field(dialog, 'Nome').fill(WORDS.nome)

  await page.goBack()
  await button(dialogNamed(page, 'Descartar alterações'), 'Não').click()
  await expect(dialogNamed(page, 'Descartar alterações')).toBeHidden()
  await expect(field(dialog, 'Nome')).toHaveValue(WORDS.nome)

  const asked = page.waitForEvent('dialog')
  const leaving = page.goto('/about').catch(() => null)
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  expect(await leaving).toBeNull()
  await expect(field(dialog, 'Nome')).toHaveValue(WORDS.nome)

  await field(dialog, 'Nome').fill('')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Novo depoimento')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`/supplier/profile?pagina=${id}`)
})

test('a testimony is written, chosen and seen by visitors', async ({ page, visitor }) => {
  const { id, software } = await openArea(page)
  const section = region(page, 'Depoimentos')
  await expect(section.getByText('Nenhum depoimento ainda')).toBeVisible()
  await button(section, 'Novo depoimento').click()
  const dialog = dialogNamed(page, 'Novo depoimento')
  await expect(dialog.getByText('Max 400 caracteres')).toBeVisible()
  await button(dialog, 'Salvar').click()
  for (const missing of ['Insira o cargo.', 'Insira a empresa.', 'Insira o depoimento.'])
    await expect(dialog.getByText(missing)).toBeVisible()
  await expect(field(dialog, 'Nome')).toBeFocused()

  await field(dialog, 'Nome').fill(WORDS.nome)
  await field(dialog, 'Cargo').fill(WORDS.cargo)
  await field(dialog, 'Empresa').fill(WORDS.empresa)
  await field(dialog, 'Depoimento').fill('x'.repeat(401))
  await expect(dialog.getByText('401/400')).toBeVisible()
  await field(dialog, 'Depoimento').fill(WORDS.depoimento)
  await dialog.getByRole('combobox', { name: 'Softwares' }).fill('prumo')
  await page.getByRole('option', { name: software }).click()
  await dialog.getByLabel('Logotipo').setInputFiles(await png())
  await page.keyboard.press('Escape')
  await button(dialogNamed(page, 'Descartar alterações'), 'Não').click()
  await button(dialog, 'Salvar').click()
  await expect(dialog).toBeHidden()
  const card = section.getByRole('article').filter({ hasText: WORDS.nome })
  await expect(card.getByText('Fora da página')).toBeVisible()
  await openPage(visitor, pathOf(id))
  await expect(region(visitor, 'Depoimentos')).toHaveCount(0)

  await section.getByRole('button', { name: 'Escolher para a página' }).click()
  const choice = dialogNamed(page, 'Escolher depoimentos')
  await choice.getByRole('checkbox', { name: `${WORDS.nome}, ${WORDS.empresa}` }).check()
  await button(choice, 'Salvar escolha').click()
  await expect(choice).toBeHidden()
  await expect(card.getByText('Na página: 1º')).toBeVisible()

  await openPage(visitor, pathOf(id))
  const shown = region(visitor, 'Depoimentos').getByRole('article')
  await expect(shown.getByText(WORDS.depoimento)).toBeVisible()
  await expect(shown.getByText(`${WORDS.cargo}, ${WORDS.empresa}`)).toBeVisible()
  await expect(shown.getByText('Informado pelo fornecedor')).toBeVisible()
  await expect(shown.getByRole('link', { name: software })).toHaveAttribute(
    'href',
    /^\/software\/details\//,
  )
})

test('a story is written with a PDF, chosen in the edit mode, downloaded, changed and deleted', async ({
  page,
  visitor,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/415/)
  const { id } = await openArea(page)
  const section = region(page, 'Histórias de Sucesso')
  await button(section, 'Nova história de sucesso').click()
  const dialog = dialogNamed(page, 'Nova história de sucesso')
  await field(dialog, 'Título').fill('Estoque certo em noventa dias')
  await field(dialog, 'Descrição').fill('Como a Aroeira deixou as planilhas.')
  const wrong = { name: 'caso.pdf', mimeType: 'application/pdf', buffer: Buffer.from('não é PDF') }
  await dialog.getByLabel('Arquivo').setInputFiles(wrong)
  await dialog.getByLabel('Foto de capa').setInputFiles(await png())
  await button(dialog, 'Salvar').click()
  // The server judges by content; nothing that was filled in is lost.
  await expect(dialog.getByText('Por favor, envie um arquivo .pdf.')).toBeVisible()
  await expect(field(dialog, 'Título')).toHaveValue('Estoque certo em noventa dias')
  await dialog
    .getByLabel('Arquivo')
    .setInputFiles({ name: 'caso.pdf', mimeType: 'application/pdf', buffer: makePdf() })
  await button(dialog, 'Salvar').click()
  await expect(dialog).toBeHidden()

  await openPage(page, pathOf(id))
  await button(page, 'Alterar página').click()
  await button(page, 'Escolher histórias de sucesso').click()
  const choice = dialogNamed(page, 'Escolher histórias de sucesso')
  await choice.getByRole('checkbox', { name: 'Estoque certo em noventa dias' }).check()
  await expect(choice.getByText('1º na página')).toBeVisible()
  await button(choice, 'Salvar escolha').click()
  await expect(choice).toBeHidden()
  await expect(section.getByRole('article')).toHaveCount(1)

  await openPage(visitor, pathOf(id))
  const shown = region(visitor, 'Histórias de Sucesso').getByRole('article')
  await expect(shown.getByText('Como a Aroeira deixou as planilhas.')).toBeVisible()
  const downloading = visitor.waitForEvent('download')
  await shown.getByRole('link', { name: /Baixar/ }).click()
  expect((await downloading).suggestedFilename()).toBe('Estoque certo em noventa dias.pdf')

  await openPage(page, areaOf(id))
  await button(page, 'Opções de Estoque certo em noventa dias').click()
  await button(page, 'Editar').click()
  const editing = dialogNamed(page, 'Editar história de sucesso')
  await field(editing, 'Título').fill('Estoque certo')
  await button(editing, 'Remover arquivo').click()
  await button(editing, 'Salvar').click()
  await expect(editing).toBeHidden()
  const card = section.getByRole('article').filter({ hasText: 'Estoque certo' })
  await expect(card.getByRole('link', { name: /Baixar/ })).toHaveCount(0)

  await button(page, 'Opções de Estoque certo').click()
  await button(page, 'Excluir').click()
  await button(
    dialogNamed(page, 'Excluir história de sucesso'),
    'Excluir história de sucesso',
  ).click()
  await expect(section.getByText('Nenhuma história ainda')).toBeVisible()
  await openPage(visitor, pathOf(id))
  await expect(region(visitor, 'Histórias de Sucesso')).toHaveCount(0)
})

test('a fourth is refused, and the page keeps the order chosen', async ({ page, visitor }) => {
  const own = await openArea(page)
  await write(page, own, ['Ana', 'Bia', 'Caio', 'Davi'])
  await page.reload()
  await region(page, 'Depoimentos').getByRole('button', { name: 'Escolher para a página' }).click()
  const choice = dialogNamed(page, 'Escolher depoimentos')
  const box = (name: string) =>
    choice.getByRole('checkbox', { name: `${name}, ${WORDS.empresa}`, exact: true })
  for (const name of ['Davi', 'Ana', 'Caio']) await box(name).check()
  await box('Bia').click()
  await expect(box('Bia')).not.toBeChecked()
  await expect(choice.getByRole('alert')).toHaveText(
    'Escolha até 3. Para incluir outro, desmarque um antes.',
  )
  await box('Ana').uncheck()
  await expect(choice.getByRole('alert')).toHaveCount(0)
  await box('Bia').check()
  await button(choice, 'Salvar escolha').click()
  await expect(choice).toBeHidden()
  await openPage(visitor, pathOf(own.id))
  await expect(region(visitor, 'Depoimentos').getByRole('heading', { level: 3 })).toHaveText([
    'Davi',
    'Caio',
    'Bia',
  ])
})

test('a customer is asked by e-mail, answers, is shown, and takes it back', async ({
  page,
  visitor,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400/)
  const { id, software } = await openArea(page)
  const email = `cliente-${randomUUID().slice(0, 8)}@aroeira.example`
  await button(page, 'Pedir depoimento').click()
  const dialog = dialogNamed(page, 'Pedir depoimento')
  await field(dialog, 'Nome do cliente').fill('Marina')
  await field(dialog, 'E-mail do cliente').fill('vendas@prumosistemas.com.br')
  await dialog.getByRole('combobox', { name: 'Software (opcional)' }).selectOption(software)
  await field(dialog, 'Mensagem, na página do link (opcional)').fill('Conte como foi a obra.')
  await button(dialog, 'Enviar pedido').click()
  await expect(dialog.getByText(/é da própria empresa/)).toBeVisible()
  await field(dialog, 'E-mail do cliente').fill(email)
  await button(dialog, 'Enviar pedido').click()
  await expect(dialog.getByText(/Você poderá reenviar o email em/)).toBeVisible()
  await button(dialog, 'Concluir').click()
  await expect(region(page, 'Depoimentos pedidos').getByText('Aguarda resposta')).toBeVisible()

  const path = await mailedPath(email, '/depoimento')
  await openPage(visitor, path)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Prumo Sistemas pede um depoimento seu',
  )
  await expect(visitor.getByText('Conte como foi a obra.')).toBeVisible()
  await expect(field(visitor, 'Seu depoimento')).toBeVisible()
  await expectWholeAtEveryWidth(visitor)
  await field(visitor, 'Seu depoimento').fill(WORDS.depoimento)
  await expect(field(visitor, 'Seu nome')).toHaveValue('Marina')
  await field(visitor, 'Seu nome').fill(WORDS.nome)
  await field(visitor, 'Seu cargo').fill(WORDS.cargo)
  await field(visitor, 'Sua empresa').fill(WORDS.empresa)
  await button(visitor, 'Enviar depoimento').click()
  await expect(visitor.getByText('Para enviar, autorize a publicação.')).toBeVisible()
  await visitor.getByRole('checkbox', { name: /Autorizo Prumo Sistemas/ }).check()
  await button(visitor, 'Enviar depoimento').click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Obrigado pelo seu depoimento!',
  )
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Você já respondeu')

  await page.reload()
  const section = region(page, 'Depoimentos')
  const card = section.getByRole('article').filter({ hasText: WORDS.nome })
  await expect(card.getByText('Confirmado por e-mail')).toBeVisible()
  await expect(region(page, 'Depoimentos pedidos').getByText('Respondido')).toBeVisible()
  await card.getByRole('button', { name: /^Opções de/ }).click()
  await expect(button(page, 'Excluir')).toBeVisible()
  await expect(button(page, 'Editar')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await section.getByRole('button', { name: 'Escolher para a página' }).click()
  const choice = dialogNamed(page, 'Escolher depoimentos')
  await choice.getByRole('checkbox').check()
  await button(choice, 'Salvar escolha').click()
  await expect(choice).toBeHidden()
  await openPage(visitor, pathOf(id))
  const shown = region(visitor, 'Depoimentos')
  await expect(shown.getByText('Confirmado por e-mail')).toBeVisible()

  const list = async () => mailedPath(email, '/depoimento')
  // The confirmation is another mail to the same address.
  await expect.poll(list).not.toBe(path)
  await openPage(visitor, await list())
  await expect(visitor.getByText(WORDS.depoimento)).toBeVisible()
  await expectAccessible(visitor)
  await button(visitor, 'Retirar depoimento').click()
  await button(dialogNamed(visitor, 'Retirar depoimento'), 'Retirar depoimento').click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Depoimento retirado')
  await openPage(visitor, pathOf(id))
  await expect(region(visitor, 'Depoimentos')).toHaveCount(0)
})

test('a customer declines, and what was typed is not lost by a link within the site', async ({
  page,
  visitor,
}) => {
  const own = await openArea(page)
  const { path } = await ask(page, own)
  await openPage(visitor, path)
  await field(visitor, 'Seu depoimento').fill('Ainda pensando.')
  await visitor.getByRole('link', { name: 'Softwares' }).first().click()
  const question = dialogNamed(visitor, 'Sair sem enviar')
  await button(question, 'Não').click()
  await expect(field(visitor, 'Seu depoimento')).toHaveValue('Ainda pensando.')
  await button(visitor, 'Não quero responder').click()
  await button(dialogNamed(visitor, 'Recusar o pedido'), 'Recusar o pedido').click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Tudo certo, pedido recusado')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Você recusou este pedido')
  await page.reload()
  await expect(region(page, 'Depoimentos pedidos').getByText('Recusado pelo cliente')).toBeVisible()
})

test('a cancelled link and a wrong one say so', async ({ page, visitor, allowConsoleErrors }) => {
  allowConsoleErrors(/404/)
  const own = await openArea(page)
  const { path } = await ask(page, own)
  await page.reload()
  await button(page, 'Opções do pedido a Marina').click()
  await button(page, 'Cancelar pedido').click()
  await button(dialogNamed(page, 'Cancelar pedido'), 'Cancelar pedido').click()
  await expect(region(page, 'Depoimentos pedidos').getByText('Cancelado')).toBeVisible()
  await openPage(visitor, path)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Este pedido não está mais disponível',
  )
  await openPage(page, `/depoimento/${'x'.repeat(43)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais')
  await expectAccessible(page)
})

test('the address of a link is kept by nobody and told to nobody', async ({ request }) => {
  const { headers, html } = await request
    .get(`/depoimento/${'y'.repeat(43)}`)
    .then(async (answer) => ({ headers: answer.headers(), html: await answer.text() }))
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(html).toContain('noindex')
  expect(html).not.toMatch(/<link rel="canonical" href="[^"]*y{43}/)
})

test('a list that does not arrive may be asked for again', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/500/)
  const { id } = await openArea(page)
  const list = `**/v1/vendor/${id}/historias`
  await page.route(list, (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  const section = region(page, 'Histórias de Sucesso')
  await expect(section.getByRole('alert')).toContainText('Não foi possível carregar esta lista.')
  const retry = button(section, 'Tentar de novo')
  await retry.press('Enter')
  // Where it fails again, the same key asks again; where it does not, the next one goes on there.
  await expect(retry).toBeFocused()
  await page.unroute(list)
  await page.keyboard.press('Enter')
  await expect(section.getByText('Nenhuma história ainda')).toBeVisible()
  await expect(section).toBeFocused()
})

test('the area and the page are accessible and fit', async ({ page, visitor }) => {
  const own = await openArea(page)
  await write(page, own, ['Ana', 'Bia'])
  await ask(page, own)
  await page.reload()
  const section = region(page, 'Depoimentos')
  await expect(section.getByRole('article')).toHaveCount(2)
  await expect(region(page, 'Depoimentos pedidos').getByText('Aguarda resposta')).toBeVisible()
  await expectWholeAtEveryWidth(page)
  await section.getByRole('button', { name: 'Escolher para a página' }).click()
  const choice = dialogNamed(page, 'Escolher depoimentos')
  await expect(choice.getByRole('checkbox')).toHaveCount(2)
  for (const box of await choice.getByRole('checkbox').all()) await box.check()
  await expectAccessible(page)
  await button(choice, 'Salvar escolha').click()
  await expect(choice).toBeHidden()
  for (const name of ['Novo depoimento', 'Nova história de sucesso', 'Pedir depoimento']) {
    await button(page, name).click()
    await expect(dialogNamed(page, name).getByRole('textbox').first()).toBeVisible()
    await expectAccessible(page)
    await button(dialogNamed(page, name), 'Cancelar').click()
    await expect(dialogNamed(page, name)).toBeHidden()
  }
  await openPage(visitor, pathOf(own.id))
  await expect(region(visitor, 'Depoimentos').getByRole('article')).toHaveCount(2)
  await expectWholeAtEveryWidth(visitor)
})
