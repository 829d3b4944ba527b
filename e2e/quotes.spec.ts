import { randomUUID } from 'node:crypto'
import { makePdf } from '../src/platform/server/testing/documents.server.ts'
import { askForAccount, DEMO, demoLogin, enterAs, logInHere, newAccount, XSRF } from './accounts.ts'
import { confirmCompany, publishCompany } from './companies.ts'
import { expect, expectAccessible, expectWholeAtEveryWidth, openPage, test } from './fixtures.ts'
import { mailedPath } from './outbox.ts'
import { region } from './parts.ts'
import { writeRequest } from './requests.ts'
import { rate } from './reviews.ts'

test('a buyer asks for a quote, the supplier proposes, and the buyer shows the contact', async ({
  page,
  visitor,
  allowedErrors,
}) => {
  const keeper = await newAccount(page.request)
  const name = `Esquadro ${randomUUID().slice(0, 8)}`
  const vendorId = await publishCompany(page.request, keeper, { nomeFantasia: name, leads: true })
  await confirmCompany(page.request, vendorId)
  const buyer = await newAccount(page.request)

  // A link that lost a part says so, and leads on: another try would find the same.
  allowedErrors.push(/400/)
  await openPage(page, '/pedir-orcamento?software=zzz')
  await expect(page.getByText('Este link está incompleto')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Procurar softwares' })).toBeVisible()

  // A visitor writes, loads the page again, and logs in to send.
  await openPage(page, `/supplier/details/${vendorId}`)
  await page.getByRole('link', { name: 'Pedir orçamento' }).click()
  const words = `Controlar estoque e notas de duas lojas, com seis usuários. ${randomUUID()}`
  const need = await writeRequest(page, words)
  await expectWholeAtEveryWidth(page)
  await page.reload()
  await expect(need).toHaveValue(words)
  const send = page.getByRole('button', { name: /nviar pedido$/ })
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Autorize' })).toBeVisible()
  const consent = page.getByRole('checkbox', { name })
  await consent.check()
  await expect(consent).toHaveAccessibleDescription(new RegExp(`o meu nome a ${name}`))
  await send.click()
  await logInHere(page, buyer.user.email)
  await expect(need).toHaveValue(words)
  await send.click()
  await expect(page.getByText('Aguarda resposta')).toBeVisible()

  // The supplier finds it and proposes, without knowing how to reach the buyer.
  await enterAs(visitor, keeper)
  await openPage(visitor, `/supplier/profile?pagina=${vendorId}&aba=orcamentos`)
  await visitor.getByRole('button', { name: 'Novo modelo' }).click()
  await visitor.getByRole('textbox', { name: 'Nome do modelo' }).fill('Duas lojas')
  await visitor.getByRole('textbox', { name: 'Texto' }).fill('Olá, {comprador}!')
  // Narrowing down the list takes nothing away that is being written.
  const situation = visitor.getByRole('combobox', { name: 'Situação' })
  await situation.selectOption('encerrado')
  await expect(visitor.getByText('Nenhum combina com o que você escolheu')).toBeVisible()
  await situation.selectOption('')
  await visitor.getByRole('button', { name: 'Salvar modelo' }).click()
  await expect(visitor.getByRole('button', { name: 'Editar Duas lojas' })).toBeVisible()
  await expectWholeAtEveryWidth(visitor)
  await visitor.getByRole('link', { name: /Beatriz/ }).click()
  await expect(visitor.getByText('Oculto até o comprador mostrar')).toBeVisible()
  await expect(visitor.getByText(buyer.user.email)).toHaveCount(0)
  const message = visitor.getByRole('textbox', { name: 'Mensagem' })
  await visitor.getByRole('combobox', { name: /Modelo/ }).selectOption('Duas lojas')
  await expect(message).toHaveValue('Olá, Beatriz!')
  await message.fill('Atendemos as duas lojas.')
  await visitor.getByRole('button', { name: 'Incluir proposta' }).click()
  await visitor.getByRole('textbox', { name: 'Valor, em reais (opcional)' }).fill('450,00')
  await visitor
    .getByLabel('Proposta em PDF (opcional)')
    .setInputFiles({ name: 'proposta.pdf', mimeType: 'application/pdf', buffer: await makePdf() })
  await visitor.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(visitor.getByText('Mensagem enviada.')).toBeVisible()
  await expectWholeAtEveryWidth(visitor)

  // The buyer compares, reads and shows the contact to this supplier.
  await openPage(page, await mailedPath(buyer.user.email, '/meus-orcamentos'))
  await expect(page.getByText('Atendemos as duas lojas.')).toBeVisible()
  await page.getByRole('link', { name: 'Meus orçamentos' }).first().click()
  await expect(page.getByText('R$ 450,00 por mês')).toBeVisible()
  await expectWholeAtEveryWidth(page)
  const getFile = async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Baixar PDF/ }).click()
    expect((await download).suggestedFilename()).toBe('proposta.pdf')
  }
  await getFile()
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('Atendemos as duas lojas.')).toBeVisible()
  await getFile()
  await page.getByRole('button', { name: 'Mostrar meu contato' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mostrar contato' }).click()
  await expect(page.getByText('Contato mostrado a este fornecedor.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('link', { name: buyer.user.email })).toBeVisible()

  // Who rated has more to do on the page: its bar holds all of it.
  await rate(page.request, buyer, { id: vendorId, name }, { rating: 5, comment: 'Responde logo.' })
  await openPage(page, `/supplier/details/${vendorId}`)
  await expect(page.getByRole('link', { name: 'Comprovar o uso' })).toBeVisible()
  await expectWholeAtEveryWidth(page)
})

test('whom a buyer may ask instead gets a form that begins with what was written', async ({
  page,
}) => {
  const keeper = await newAccount(page.request)
  const publish = async (nomeFantasia: string) => {
    const id = await publishCompany(page.request, keeper, { nomeFantasia, leads: true })
    await confirmCompany(page.request, id)
    return { id, name: nomeFantasia }
  }
  const silent = await publish(`Prumo ${randomUUID().slice(0, 8)}`)
  const other = await publish(`Trena ${randomUUID().slice(0, 8)}`)
  await enterAs(page, await newAccount(page.request))
  await openPage(page, `/pedir-orcamento?fornecedor=${silent.id}`)
  const words = `Agenda de três clínicas, com lembretes. ${randomUUID()}`
  await writeRequest(page, words)
  await page.getByRole('checkbox', { name: silent.name }).check()
  await page.getByRole('button', { name: 'Enviar pedido', exact: true }).click()
  await expect(page.getByText('Aguarda resposta')).toBeVisible()

  // As it is once four working days have passed.
  await page.route(/\/v1\/orcamentos\/[\w-]+\/mensagens$/, async (route) => {
    const response = await route.fetch()
    const { data, message } = await response.json()
    const alternativas = [{ _id: other.id, nome: other.name, software: [] }]
    await route.fulfill({ response, json: { data: { ...data, alternativas }, message } })
  })
  await page.getByRole('link', { name: silent.name }).click()
  await page.getByRole('link', { name: `Pedir a ${other.name}` }).click()
  await expect(page.getByRole('textbox', { name: 'Necessidade' })).toHaveValue(words)
  await expect(page.getByRole('checkbox', { name: other.name })).not.toBeChecked()
})

test('who opens an account to send a request goes on with it where the letter leads', async ({
  page,
  visitor,
}) => {
  const keeper = await newAccount(page.request)
  const name = `Compasso ${randomUUID().slice(0, 8)}`
  const vendorId = await publishCompany(page.request, keeper, { nomeFantasia: name, leads: true })
  await confirmCompany(page.request, vendorId)
  await openPage(page, `/pedir-orcamento?fornecedor=${vendorId}`)
  const words = `Agenda e comissões de um salão com nove pessoas. ${randomUUID()}`
  await writeRequest(page, words)
  await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Entrar e enviar pedido' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  // The letter's link opens another window, which knows nothing of what this one holds.
  const link = await askForAccount(page.request)
  const other = await page.context().newPage()
  await openPage(other, link)
  await other.getByRole('link', { name: 'Continuar o pedido' }).click()
  await expect(other.getByRole('textbox', { name: 'Necessidade' })).toHaveValue(words)
  await other.getByRole('checkbox', { name }).check()
  await other.getByRole('button', { name: 'Enviar pedido', exact: true }).click()
  await expect(other.getByText('Aguarda resposta')).toBeVisible()

  // Nobody is told to answer in a conversation that is over.
  await other.getByRole('link', { name }).click()
  await other.getByRole('button', { name: 'Encerrar conversa' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Encerrar conversa' }).click()
  await expect(other.getByText('Conversa encerrada.')).toBeVisible()
  await enterAs(visitor, keeper)
  await openPage(visitor, `/supplier/profile?pagina=${vendorId}&aba=orcamentos`)
  await visitor.getByRole('link', { name: /Beatriz/ }).click()
  const contact = region(visitor, 'Contato')
  await expect(contact).toContainText('o comprador não mostrou o contato')
  await expect(contact).not.toContainText('Responda por aqui')
})

test('what was written comes back to who logs in again, after the page was read again too', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/401/)
  const keeper = await newAccount(page.request)
  const name = `Nível ${randomUUID().slice(0, 8)}`
  const vendorId = await publishCompany(page.request, keeper, { nomeFantasia: name, leads: true })
  await confirmCompany(page.request, vendorId)
  const buyer = await newAccount(page.request)
  await enterAs(page, buyer)
  await openPage(page, `/pedir-orcamento?fornecedor=${vendorId}`)
  const words = `Ponto e folha de quarenta pessoas em duas cidades. ${randomUUID()}`
  const need = await writeRequest(page, words)
  await page.getByRole('checkbox', { name }).check()
  await page.request.post('/v1/logout', { headers: { ...XSRF, token: buyer.token } })
  await page.getByRole('button', { name: 'Enviar pedido', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click()
  await logInHere(page, buyer.user.email)
  await expect(need).toHaveValue(words)
})

test('a text to agree to that has changed meanwhile is shown anew', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/409/)
  const keeper = await newAccount(page.request)
  const name = `Prumada ${randomUUID().slice(0, 8)}`
  const vendorId = await publishCompany(page.request, keeper, { nomeFantasia: name, leads: true })
  await confirmCompany(page.request, vendorId)
  await enterAs(page, await newAccount(page.request))
  // As a page that was opened before the company took another name.
  await page.route(
    '**/v1/orcamentos/destinatarios?*',
    async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(name, 'Antes'),
      })
    },
    { times: 1 },
  )
  await openPage(page, `/pedir-orcamento?fornecedor=${vendorId}`)
  await writeRequest(page, `Emissão de notas de serviço para três clínicas. ${randomUUID()}`)
  await page.getByRole('checkbox', { name: 'Antes' }).check()
  const send = page.getByRole('button', { name: 'Enviar pedido', exact: true })
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'autorize de novo' })).toBeVisible()
  const consent = page.getByRole('checkbox', { name })
  await expect(consent).not.toBeChecked()
  await consent.check()
  await send.click()
  await expect(page.getByText('Aguarda resposta')).toBeVisible()
})

test('who was answered says what came of it, once for both questions, and may change it', async ({
  page,
}) => {
  await enterAs(page, await demoLogin(page.request, DEMO.user))
  await openPage(page, '/desfechos')
  const asked = page.getByRole('article', { name: 'Lince Sistemas' })
  const say = async (question: string, answer: string) =>
    asked.getByRole('group', { name: question }).getByLabel(answer).check()
  await expect(asked).toBeVisible()
  await expectAccessible(page)
  await say('Resolvido?', 'Sim')
  const send = asked.getByRole('button', { name: /Responder|Mudar a resposta/ })
  if ((await send.textContent()) === 'Responder') {
    await send.click()
    await expect(asked.getByText('Responda sim ou não.')).toHaveCount(1)
  }
  await say('Voltaria a contratar?', 'Não')
  await send.click()
  await expect(page.getByText('Resposta salva.')).toBeVisible()
  await page.reload()
  await expect(asked.getByRole('group', { name: 'Resolvido?' }).getByLabel('Sim')).toBeChecked()
  await expectWholeAtEveryWidth(page)
})

test('answers of three suppliers stand beside one another on a tablet', async ({ page }) => {
  const keeper = await newAccount(page.request)
  const vendorIds: string[] = []
  for (const named of ['Fio', 'Régua', 'Trena']) {
    const name = `${named} ${randomUUID().slice(0, 8)}`
    const id = await publishCompany(page.request, keeper, { nomeFantasia: name, leads: true })
    await confirmCompany(page.request, id)
    vendorIds.push(id)
  }
  await enterAs(page, await newAccount(page.request))
  const about = vendorIds.map((id) => `fornecedor=${id}`).join('&')
  await openPage(page, `/pedir-orcamento?${about}`)
  await writeRequest(page, `Medição de obras em quatro cidades, com dez fiscais. ${randomUUID()}`)
  const consents = page.getByRole('group', { name: 'Quem recebe' }).getByRole('checkbox')
  for (const consent of await consents.all()) await consent.check()
  await page.getByRole('button', { name: 'Enviar pedido', exact: true }).click()
  const waiting = page.getByText('Aguarda resposta')
  await expect(waiting).toHaveCount(3)
  await page.setViewportSize({ width: 768, height: 900 })
  const tops = await waiting.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})
