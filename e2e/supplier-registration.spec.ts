import type { Page } from '@playwright/test'
import { maskCnpj } from '../src/domain/cnpj.ts'
import { makeFilm } from '../src/platform/server/testing/videos.server.ts'
import { enterAs, type Login, logInHere, newAccount, XSRF } from './accounts.ts'
import {
  answerLookups,
  beginCompany,
  COMPANY,
  makeLogo,
  newCnpj,
  publishCompany,
} from './companies.ts'
import { expect, expectWholeAtEveryWidth, openPage, test, WIDTHS } from './fixtures.ts'
import { button, dialogNamed, field } from './parts.ts'

const DESCRIPTION = 'Sistemas de gestão para construtoras: do orçamento à entrega das chaves.'

const forward = (page: Page) => button(page, 'Avançar para próxima etapa')
const finish = (page: Page) => button(page, 'Concluir cadastro de fornecedor')
const stepHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true })
const stepHeader = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Etapas do cadastro' }).getByRole('button', { name })
const offers = (page: Page) => page.getByRole('main').getByRole('form').or(page.getByRole('main'))
const offer = (page: Page, name: string) =>
  offers(page).getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Remover' })

/** The wizard, for an account that nobody else uses; no test asks the public services. */
async function openWizard(page: Page, param = ''): Promise<Login> {
  const login = await newAccount(page.request)
  await enterAs(page, login)
  await answerLookups(page)
  await openPage(page, `/supplier/new/${encodeURIComponent(param)}`)
  return login
}

/** What no lookup answers. */
async function completeDetails(page: Page) {
  await page.getByLabel('Número de funcionários').selectOption(COMPANY.numeroFuncionarios)
  await field(page, 'Site').fill('prumosistemas.com.br')
  await field(page, 'E-mail corporativo').fill(COMPANY.email)
  await field(page, 'Número').fill(COMPANY.numero)
}

async function chooseLogo(page: Page) {
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await makeLogo() }
  await page.getByLabel('Logotipo').setInputFiles(logo)
}

async function addService(page: Page, name: string) {
  await page.getByRole('button', { name: 'Cadastrar serviço' }).click()
  await field(page, 'Nome do serviço').fill(name)
  await chooseCategory(page, 'Testes e qualidade de software')
  await page.getByRole('combobox', { name: 'Subcategoria' }).fill('Implantação')
  await field(page, 'Descrição').fill('Do diagnóstico ao primeiro fechamento.')
  await button(page, 'Adicionar').click()
  await expect(offer(page, name)).toContainText('Pronta para enviar')
}

/** By its name: what is found follows the typing a little later. */
async function chooseCategory(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Categorias' }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
  await expect(button(page, `Remover categoria ${name}`)).toBeVisible()
}

/** The third step, of a page that is on the air already. */
async function openOffers(page: Page) {
  const login = await newAccount(page.request)
  const id = await publishCompany(page.request, login)
  await enterAs(page, login)
  await openPage(page, `/supplier/new/${id}`)
  await stepHeader(page, 'Cadastre seus produtos').click()
  await expect(stepHeading(page, 'Cadastre seus produtos')).toBeFocused()
  return { login, id }
}

test('a company is registered, with logo, video and offers', async ({
  page,
  visitor,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/)
  const cnpj = newCnpj()
  await openWizard(page, cnpj)
  await expect(page).toHaveTitle('Cadastro de fornecedor · Praça')
  await expect(field(page, 'CNPJ')).toHaveValue(maskCnpj(cnpj))
  await expect(field(page, 'Razão social')).toHaveValue('Prumo e Nivel Sistemas Ltda')
  await expect(field(page, 'Telefone')).toHaveValue(COMPANY.telefone)
  await expect(field(page, 'Rua')).toHaveValue(COMPANY.logradouro)
  await expect(field(page, 'País')).toHaveValue('Brasil')
  await expect(forward(page)).toBeDisabled()
  await expect(button(page, 'Voltar')).toHaveCount(0)
  await completeDetails(page)
  await forward(page).click()

  await expect(stepHeading(page, 'Página do fornecedor')).toBeFocused()
  await expect(forward(page)).toBeDisabled()
  await expect(page.getByText(/Arquivos com no máximo 10MB são aceitos.*até 380/)).toBeVisible()
  await chooseLogo(page)
  await field(page, 'Descrição').fill(DESCRIPTION)
  await expect(page.getByText('Max 500 caracteres')).toBeVisible()
  const film = { name: 'empresa.mp4', mimeType: 'video/mp4', buffer: makeFilm({ size: 2_000_000 }) }
  await page.getByLabel('Vídeo institucional').setInputFiles(film)
  await expect(page.getByText('empresa.mp4 · 1,9 MB')).toBeVisible()
  await forward(page).click()

  await expect(stepHeading(page, 'Cadastre seus produtos')).toBeFocused()
  await page.getByRole('button', { name: 'Cadastrar software' }).click()
  await expect(finish(page)).toHaveCount(0)
  await expect(button(page, 'Voltar')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Nome do software' }).fill('erp')
  const option = page.getByRole('option').first()
  const picked = (await option.textContent()) ?? ''
  await option.click()
  await expect(page.getByText('Software adicionado com sucesso!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ofertas adicionadas:' })).toBeFocused()
  await expect(offer(page, picked)).toContainText('Depende da confirmação do cadastro')
  await addService(page, 'Implantação do Prumo')
  await expect(page.getByText('Serviço adicionado com sucesso!')).toBeVisible()

  // What others put in waits until the company is known to be who it says, and holds nothing up.
  await finish(page).click()
  await expect(stepHeading(page, 'Preços e público (opcional)')).toBeFocused()
  // A telephone that reads the page again comes back to it.
  await page.reload()
  await expect(stepHeading(page, 'Preços e público (opcional)')).toBeVisible()
  // As from every step, a button leads back.
  await button(page, 'Voltar').click()
  await expect(stepHeading(page, 'Cadastre seus produtos')).toBeFocused()
  await expect(offer(page, picked)).toContainText('Fica para depois da confirmação')
  await stepHeader(page, 'Preços e público').click()
  await expect(stepHeading(page, 'Preços e público (opcional)')).toBeFocused()
  await button(page, 'Pular').click()
  const success = dialogNamed(page, 'Parabéns!')
  await expect(success).toContainText('Agora você é o administrador da sua página')
  await expect(success).toContainText(`Depois da confirmação, adicione ao catálogo: ${picked}`)
  await expect(success.getByRole('link', { name: 'Confirmar o cadastro' })).toHaveAttribute(
    'href',
    /#confirmacao$/,
  )
  const vendors = await page.evaluate(() => localStorage.getItem('Fornecedres'))
  expect(JSON.parse(vendors ?? '[]')).toMatchObject([
    { nomeFantasia: 'Prumo Sistemas', visivel: true },
  ])
  await button(success, 'Ver a página').click()
  await expect(page).toHaveURL(/\/supplier\/details\/[0-9a-f-]{36}$/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
    'cadastro-fornecedor',
  )

  await visitor.goto(page.url())
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Prumo Sistemas')
  await expect(visitor.getByText(DESCRIPTION)).toBeVisible()
  await expect(visitor.locator('video')).toHaveAttribute('src', /\/uploads\/videos\//)
  await expect(visitor.getByText('Cadastro ainda não confirmado')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Implantação do Prumo' })).toBeVisible()
})

test('a company that is here already leads to the control of its page', async ({ page }) => {
  const { data } = await (await page.request.get('/v1/vendors/fornecedoresavaliados')).json()
  const [known] = data
  await openWizard(page, known.cnpj)
  const dialog = dialogNamed(page, 'CNPJ já cadastrado')
  await expect(dialog).toContainText(maskCnpj(known.cnpj))
  await button(dialog, 'Usar outro CNPJ').click()
  await expect(dialog).toBeHidden()
  await expect(field(page, 'CNPJ')).toHaveValue('')
  await expect(field(page, 'Razão social')).toHaveValue('')

  await field(page, 'CNPJ').pressSequentially(known.cnpj)
  await dialog.getByRole('link', { name: 'Solicitar controle da página' }).click()
  await expect(page).toHaveURL(`/suppliers/${known.cnpj}`)
})

test('without the public services the form is filled by hand', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503|404/)
  await openWizard(page)
  const fail = (status: number) =>
    page.route(/get-c(np)?j|get-cep/, (r) => r.fulfill({ status, json: { error: 'Não.' } }))
  await page.unroute('**/v1/get-cnpj/*')
  await page.unroute('**/v1/get-cep/*')
  await fail(503)
  await field(page, 'CNPJ').fill(newCnpj().toLowerCase())
  await expect(page.getByText('A consulta ao registro não está disponível agora.')).toBeVisible()
  await field(page, 'CEP').pressSequentially('01310100')
  await expect(field(page, 'CEP')).toHaveValue('01310-100')
  await expect(page.getByText('A busca de endereços não está disponível agora.')).toBeVisible()
  for (const [name, value] of [
    ['Razão social', COMPANY.razaoSocial],
    ['Nome fantasia', COMPANY.nomeFantasia],
    ['Telefone', '11912345678'],
    ['Cidade', COMPANY.cidade],
    ['Rua', COMPANY.logradouro],
    ['Bairro', COMPANY.bairro],
  ] as const)
    await field(page, name).fill(value)
  await expect(field(page, 'Telefone')).toHaveValue('(11) 91234-5678')
  await completeDetails(page)
  await forward(page).click()
  await expect(stepHeading(page, 'Página do fornecedor')).toBeFocused()
})

test('lookups fill what is empty, and leave what was typed', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404/)
  await openWizard(page, 'Prumo & Nível')
  await expect(field(page, 'Nome fantasia')).toHaveValue('Prumo & Nível')
  await field(page, 'Telefone').fill('(44) 99123-4567')
  await field(page, 'Bairro').fill('Cerqueira César')
  await field(page, 'CNPJ').fill(maskCnpj(newCnpj()))
  await expect(field(page, 'Rua')).toHaveValue(COMPANY.logradouro)
  await expect(field(page, 'Razão social')).toHaveValue('Prumo e Nivel Sistemas Ltda')
  await expect(field(page, 'Nome fantasia')).toHaveValue('Prumo & Nível')
  await expect(field(page, 'Telefone')).toHaveValue('(44) 99123-4567')
  await expect(field(page, 'Bairro')).toHaveValue('Cerqueira César')

  // Nothing is known of the next one: what the first had filled goes.
  await page.route('**/v1/get-cnpj/*', (route) => route.fulfill({ status: 404, json: {} }))
  await field(page, 'CNPJ').fill(maskCnpj(newCnpj()))
  await expect(
    page.getByText('Não há empresa ativa com este CNPJ no registro público.'),
  ).toBeVisible()
  await expect(field(page, 'CEP')).toHaveValue('')
  await expect(field(page, 'Telefone')).toHaveValue('(44) 99123-4567')
})

test('what is wrong is said by its field, also by the server', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400/)
  await openWizard(page, newCnpj())
  await expect(field(page, 'Rua')).toHaveValue(COMPANY.logradouro)
  for (const [name, wrong, message] of [
    ['CNPJ', '11.111.111/1111-11', 'Insira um CNPJ válido.'],
    ['Site', 'nada', 'Insira um site válido.'],
    ['E-mail corporativo', 'nada', 'Insira um email válido.'],
    ['Telefone', '119', 'Insira um telefone válido.'],
    ['CEP', '123', 'Insira um CEP válido.'],
  ] as const) {
    // As people do: masks follow what is selected and typed.
    await field(page, name).press('ControlOrMeta+a')
    await field(page, name).pressSequentially(wrong)
    await field(page, name).blur()
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message))
  }
  // 'Avançar' waits for all of them: what is missing says so where it is missing.
  await field(page, 'Razão social').fill('')
  await field(page, 'Razão social').blur()
  await expect(field(page, 'Razão social')).toHaveAccessibleDescription(
    /Insira um nome de empresa válido/,
  )
  await field(page, 'Razão social').fill('Prumo Sistemas Ltda.')
  await field(page, 'CNPJ').fill(maskCnpj(newCnpj()))
  await field(page, 'CEP').fill(COMPANY.cep)
  await field(page, 'Telefone').fill(COMPANY.telefone)
  await completeDetails(page)
  await expect(forward(page)).toBeEnabled()
  await field(page, 'E-mail corporativo').fill('prumo@gmail.com')
  await field(page, 'E-mail corporativo').blur()
  await expect(field(page, 'E-mail corporativo')).toHaveAccessibleDescription(
    /Use o e-mail da empresa/,
  )
  await expect(forward(page)).toBeDisabled()
  await field(page, 'E-mail corporativo').fill(COMPANY.email)
  await expect(forward(page)).toBeEnabled()
})

test('a reload keeps what was written, on every step', async ({ page }) => {
  await openWizard(page, newCnpj())
  await expect(field(page, 'Rua')).toHaveValue(COMPANY.logradouro)
  await page.reload()
  // Nothing but the number was the person's.
  await expect(
    page.getByText('Recuperamos o CNPJ e os dados que vieram de registros públicos.'),
  ).toBeVisible()
  await field(page, 'Site').fill('prumosistemas.com.br')
  await page.reload()
  await expect(
    page.getByText(/você já tinha preenchido neste navegador e o que veio de registros públicos/),
  ).toBeVisible()
  await expect(field(page, 'Site')).toHaveValue('prumosistemas.com.br')
  await expect(field(page, 'Rua')).toHaveValue(COMPANY.logradouro)
  await completeDetails(page)
  await forward(page).click()

  await field(page, 'Descrição').fill(DESCRIPTION)
  await page.reload()
  await expect(field(page, 'Descrição')).toHaveValue(DESCRIPTION)
  await stepHeader(page, 'Detalhes da empresa').click()
  await expect(page.getByText('Parte destes dados veio de registros públicos.')).toBeVisible()
  await stepHeader(page, 'Página do fornecedor').click()
  await expect(field(page, 'Descrição')).toHaveValue(DESCRIPTION)
  await chooseLogo(page)
  await forward(page).click()

  await addService(page, 'Treinamento')
  await page.getByRole('button', { name: 'Cadastrar software' }).click()
  const name = page.getByRole('combobox', { name: 'Nome do software' })
  await expect(name).toHaveAccessibleDescription(/só entra no seu catálogo depois que o cadastro/)
  await name.fill('Prumo Obras')
  await field(page, 'Slogan').fill('A obra na palma da mão')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Nome do software' })).toHaveValue('Prumo Obras')
  await expect(field(page, 'Slogan')).toHaveValue('A obra na palma da mão')
  await button(page, 'Cancelar').click()
  await expect(offer(page, 'Treinamento')).toContainText('Pronta para enviar')

  await button(page, 'Começar de novo').click()
  await button(dialogNamed(page, 'Começar de novo'), 'Começar de novo').click()
  await expect(page).toHaveURL('/supplier/new')
  await expect(field(page, 'Razão social')).toHaveValue('')
})

test('a visitor begins, logs in on the way and goes on', async ({ page }) => {
  const { user } = await newAccount(page.request)
  await answerLookups(page)
  await openPage(page, '/supplier/new')
  const login = dialogNamed(page, 'Entre na sua conta')
  await expect(login).toContainText('Entre ou cadastre-se para anunciar a sua empresa.')
  await button(login, 'Fechar').click()
  await expect(login).toBeHidden()
  await field(page, 'CNPJ').fill(newCnpj())
  await expect(field(page, 'Rua')).toHaveValue(COMPANY.logradouro)
  await completeDetails(page)
  await page.reload()
  await button(login, 'Fechar').click()
  await expect(login).toBeHidden()
  await forward(page).click()
  await logInHere(page, user.email)
  await expect(field(page, 'E-mail corporativo')).toHaveValue(COMPANY.email)
  await forward(page).click()
  await expect(stepHeading(page, 'Página do fornecedor')).toBeFocused()
  await page.reload()
  await expect(stepHeading(page, 'Página do fornecedor')).toBeVisible()
})

test('steps are reached once those before them are saved', async ({ page }) => {
  const login = await newAccount(page.request)
  const id = await publishCompany(page.request, login)
  await enterAs(page, login)
  await answerLookups(page)
  await openPage(page, `/supplier/new/${id}`)
  await expect(stepHeader(page, 'Detalhes da empresa')).toHaveAttribute('aria-current', 'step')
  await expect(field(page, 'CNPJ')).not.toBeEditable()

  await field(page, 'Nome fantasia').fill('Prumo & Nível')
  await expect(stepHeader(page, 'Página do fornecedor')).toBeDisabled()
  await forward(page).click()
  await expect(stepHeading(page, 'Página do fornecedor')).toBeFocused()
  await field(page, 'Descrição').fill(DESCRIPTION)
  await expect(stepHeader(page, 'Cadastre seus produtos')).toBeDisabled()
  await forward(page).click()
  await expect(stepHeading(page, 'Cadastre seus produtos')).toBeFocused()
  await button(page, 'Voltar').click()
  await expect(field(page, 'Descrição')).toHaveValue(DESCRIPTION)
  await stepHeader(page, 'Cadastre seus produtos').click()
  await expect(stepHeading(page, 'Cadastre seus produtos')).toBeFocused()

  await page.goto(`/supplier/details/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prumo & Nível')
})

test('a registration that stopped is offered again, and only to its owner', async ({
  page,
  visitor: other,
  allowConsoleErrors,
}) => {
  const login = await newAccount(page.request)
  const cnpj = newCnpj()
  const id = await beginCompany(page.request, login, { cnpj })
  await enterAs(page, login)
  await answerLookups(page)
  await openPage(page, '/supplier/new')
  const unfinished = page.getByRole('region', { name: 'Você tem um cadastro por terminar' })
  await unfinished.getByRole('link', { name: 'Continuar o cadastro de Prumo Sistemas' }).click()
  await expect(page).toHaveURL(`/supplier/new/${id}`)
  await expect(stepHeading(page, 'Página do fornecedor')).toBeVisible()
  await expect(page.getByText('Seu cadastro continua de onde parou.')).toBeVisible()
  await stepHeader(page, 'Detalhes').click()
  await expect(page.getByText('Seu cadastro continua de onde parou.')).toBeHidden()

  await openPage(page, '/supplier/new')
  await field(page, 'CNPJ').fill(maskCnpj(cnpj))
  const dialog = dialogNamed(page, 'CNPJ já cadastrado')
  await dialog.getByRole('link', { name: 'Continuar o cadastro' }).click()
  await expect(page).toHaveURL(`/supplier/new/${id}`)

  allowConsoleErrors(/403/)
  await enterAs(other, await newAccount(page.request))
  await openPage(other, `/supplier/new/${id}`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Acesso ainda não liberado')
})

test('an upload is followed, and can be cancelled', async ({ page }) => {
  const login = await newAccount(page.request)
  const id = await beginCompany(page.request, login)
  await enterAs(page, login)
  await openPage(page, `/supplier/new/${id}`)
  await chooseLogo(page)
  await field(page, 'Descrição').fill(DESCRIPTION)
  const note = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('nada') }
  await page.getByLabel('Vídeo institucional').setInputFiles(note)
  await expect(page.getByText('Por favor, envie um vídeo .mp4 ou .mov.')).toBeVisible()
  const film = { name: 'empresa.mp4', mimeType: 'video/mp4', buffer: makeFilm() }
  await page.getByLabel('Vídeo institucional').setInputFiles(film)
  // Its answer never comes.
  await page.route(`**/v1/vendor/page/${id}`, () => {})
  await forward(page).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(button(page, 'Voltar')).toBeDisabled()
  await button(page, 'Cancelar envio').click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByText('empresa.mp4')).toBeVisible()

  await page.unroute(`**/v1/vendor/page/${id}`)
  await forward(page).click()
  await expect(stepHeading(page, 'Cadastre seus produtos')).toBeFocused()
})

test('leaving asks only where files would be lost', async ({ page }) => {
  const login = await newAccount(page.request)
  const id = await beginCompany(page.request, login)
  await enterAs(page, login)
  await openPage(page, `/supplier/new/${id}`)
  const home = page.getByRole('banner').getByRole('link', { name: 'Sobre Nós' })
  await field(page, 'Descrição').fill(DESCRIPTION)
  await home.click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(field(page, 'Descrição')).toHaveValue(DESCRIPTION)

  await chooseLogo(page)
  await home.click()
  const asked = dialogNamed(page, 'Sair do cadastro')
  await button(asked, 'Não').click()
  await expect(asked).toBeHidden()
  await expect(page).toHaveURL(`/supplier/new/${id}`)
  await home.click()
  await button(asked, 'Sair do cadastro').click()
  await expect(page).toHaveURL('/about')

  // Who logs out leaves nothing behind, and is not held up.
  await page.goBack()
  await expect(field(page, 'Descrição')).toHaveValue(DESCRIPTION)
  await chooseLogo(page)
  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await button(page, 'Sair').click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(DESCRIPTION)
})

test('a session that is over is told, and the login brings back what was written', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/401/)
  const login = await openWizard(page, newCnpj())
  await expect(field(page, 'Rua')).toHaveValue(COMPANY.logradouro)
  await completeDetails(page)
  const headers = { ...XSRF, token: login.token }
  expect((await page.request.post('/v1/logout', { headers })).ok()).toBe(true)
  await forward(page).click()
  const entry = dialogNamed(page, 'Entre na sua conta')
  await expect(entry).toBeVisible()
  await page.reload()
  await logInHere(page, login.user.email)
  await expect(field(page, 'Site')).toHaveValue('prumosistemas.com.br')
  await forward(page).click()
  await expect(stepHeading(page, 'Página do fornecedor')).toBeFocused()
})

test('an offer that fails is told, corrected and sent, and no other is sent twice', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/)
  const { id } = await openOffers(page)
  const names = ['Implantação', 'Treinamento', 'Suporte', 'Consultoria', 'Auditoria']
  for (const name of names) await addService(page, name)
  let calls = 0
  await page.route('**/v1/vendor/products/**', (route) => {
    calls += 1
    if (calls !== 3) return route.continue()
    const message = 'Nome reservado.'
    return route.fulfill({ status: 409, json: { error: message, fields: { name: message } } })
  })
  await finish(page).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Uma oferta não foi enviada.' }),
  ).toBeVisible()
  expect(calls).toBe(5)
  await expect(offer(page, 'Suporte')).toContainText('Nome reservado.')
  await expect(offer(page, 'Auditoria')).toContainText('Na página')
  await expect(dialogNamed(page, 'Parabéns!')).toBeHidden()

  await button(page, 'Editar Suporte').click()
  await expect(field(page, 'Nome do serviço')).toHaveAccessibleDescription(/Nome reservado/)
  await field(page, 'Nome do serviço').fill('Suporte técnico')
  await button(page, 'Salvar').click()
  await expect(page.getByText('Oferta atualizada.')).toBeVisible()
  await button(page, 'Remover Auditoria').click()
  const asked = dialogNamed(page, 'Remover oferta')
  await button(asked, 'Remover oferta').click()
  await expect(offer(page, 'Auditoria')).toHaveCount(0)
  calls = 3
  await finish(page).click()
  const added = ['Implantação', 'Treinamento', 'Suporte técnico', 'Consultoria']
  for (const [index, name] of added.entries()) {
    const heading = page.getByRole('heading', { name: `${name} (${index + 1} de ${added.length})` })
    await expect(heading).toBeVisible()
    await button(page, 'Pular').click()
  }
  await expect(dialogNamed(page, 'Parabéns!')).toBeVisible()
  expect(calls).toBe(4)
  const { data } = await (await page.request.get(`/v1/vendor/${id}`)).json()
  const catalogue = data.softwares.map(({ titulo }: { titulo: string }) => titulo)
  expect(catalogue.sort()).toEqual(['Consultoria', 'Implantação', 'Suporte técnico', 'Treinamento'])
})

test('a software of the catalogue waits for the confirmation', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/)
  await openOffers(page)
  const { data } = await (await page.request.get('/v1/software/searchMelhores')).json()
  const [known] = data
  await page.getByRole('button', { name: 'Cadastrar software' }).click()
  await page.getByRole('combobox', { name: 'Nome do software' }).fill(known.name)
  await page.keyboard.press('Escape')
  await field(page, 'Fabricante').fill(known.fabricante)
  await expect(field(page, 'Comercializado por')).toHaveValue('Prumo Sistemas')
  const first = 'Gestão da qualidade'
  await chooseCategory(page, first)
  await page.getByRole('combobox', { name: 'Categorias' }).fill(first)
  await expect(page.getByRole('option', { name: first })).toContainText('Já escolhida')
  await chooseCategory(page, 'Automação de vendas')
  await chooseCategory(page, 'E-commerce')
  await expect(page.getByRole('combobox', { name: 'Categorias' })).toBeDisabled()
  await button(page, `Remover categoria ${first}`).click()
  await expect(page.getByRole('combobox', { name: 'Categorias' })).toBeFocused()
  await field(page, 'Slogan').fill('O mesmo')
  await field(page, 'Descrição').fill('x'.repeat(401))
  await expect(page.getByText('401/400')).toBeVisible()
  await button(page, 'Adicionar').click()
  await expect(field(page, 'Descrição')).toBeFocused()
  await field(page, 'Descrição').fill('O mesmo.')
  await chooseLogo(page)
  await button(page, 'Adicionar').click()
  await finish(page).click()
  const success = dialogNamed(page, 'Parabéns!')
  await expect(success).toContainText(`adicione ao catálogo: ${known.name}`)
  // The list behind it says the same, and asks for nothing.
  await expect(page.getByText('Fica para depois da confirmação')).toBeVisible()
  await success.getByRole('link', { name: 'Confirmar o cadastro' }).click()
  await expect(page).toHaveURL(/\/supplier\/profile\?pagina=.*#confirmacao$/)
  await expect(page.getByRole('heading', { name: 'Cadastro ainda não confirmado' })).toBeVisible()
})

test('a finished company walks all steps again, the last one too', async ({ page }) => {
  const { id } = await openOffers(page)
  for (const name of ['Implantação', 'Treinamento']) await addService(page, name)
  await finish(page).click()
  await page.getByRole('button', { name: 'Pular todas' }).click()
  await expect(dialogNamed(page, 'Parabéns!')).toBeVisible()

  await openPage(page, `/supplier/new/${id}`)
  await stepHeader(page, 'Preços e público (opcional)').click()
  await expect(stepHeading(page, 'Preços e público (opcional)')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Implantação (1 de 2)' })).toBeVisible()
  const sizes = page.getByRole('group', { name: 'Portes de empresa' })
  const micro = sizes.getByRole('checkbox').first()
  await micro.check()
  await button(page, 'Salvar').click()
  await expect(page.getByRole('heading', { name: 'Treinamento (2 de 2)' })).toBeFocused()

  // What was said is there the next time.
  await stepHeader(page, 'Detalhes da empresa').click()
  await forward(page).click()
  await forward(page).click()
  await stepHeader(page, 'Preços e público (opcional)').click()
  await expect(micro).toBeChecked()
})

test('the steps are accessible and fit at every width', async ({ page }) => {
  await openWizard(page, newCnpj())
  await expect(field(page, 'Rua')).toHaveValue(COMPANY.logradouro)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const header = width <= 768 ? 'Detalhes' : 'Detalhes da empresa'
    await expect(stepHeader(page, header).getByText(header, { exact: true })).toBeVisible()
  }
  await field(page, 'Site').fill('nada')
  await completeDetails(page)
  await expectWholeAtEveryWidth(page)
  await forward(page).click()
  await expect(stepHeading(page, 'Página do fornecedor')).toBeFocused()
  await chooseLogo(page)
  await field(page, 'Descrição').fill('x'.repeat(501))
  await expectWholeAtEveryWidth(page)
  await field(page, 'Descrição').fill(DESCRIPTION)
  // With little room a dialog shows how the page comes to be.
  await page.setViewportSize({ width: 360, height: 900 })
  await button(page, 'Ver como a página vai aparecer').click()
  const preview = page.getByRole('dialog', { name: 'Como a sua página vai aparecer' })
  await expect(preview.getByText(DESCRIPTION)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await forward(page).click()
  await page.getByRole('button', { name: 'Cadastrar software' }).click()
  await expect(field(page, 'Slogan')).toBeVisible()
  await expectWholeAtEveryWidth(page)
  await button(page, 'Cancelar').click()
  await addService(page, 'Implantação')
  await expectWholeAtEveryWidth(page)
})
