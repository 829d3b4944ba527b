import type { Locator, Page } from '@playwright/test'
import { maskCnpj } from '../src/domain/cnpj.ts'
import { makeFilm } from '../src/platform/server/testing/videos.server.ts'
import { DEMO, demoLogin, enterAs, type Login, logInHere, newAccount, XSRF } from './accounts.ts'
import {
  addOffer,
  COMPANY,
  confirmCompany,
  makeLogo,
  newCnpj,
  OFFER_CATEGORY,
  publishCompany,
} from './companies.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts'
import { button, dialogNamed, field, region } from './parts.ts'

const START = 'Alterar página'
const LEAVE = 'Salvar e sair do modo de edição'

const switchOf = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
const pathOf = (id: string) => `/supplier/details/${id}`

/** One account a worker, which keeps a company in each test. */
let keeper: Promise<Login> | undefined
const asKeeper = (page: Page) => (keeper ??= newAccount(page.request))

/** A company's page, open for those who keep it. */
async function openOwn(page: Page, change = {}) {
  const login = await asKeeper(page)
  const id = await publishCompany(page.request, login, change)
  await enterAs(page, login)
  await openPage(page, pathOf(id))
  return { login, id }
}

async function openEditing(page: Page, change = {}) {
  const own = await openOwn(page, change)
  await button(page, START).click()
  await expect(button(page, 'Editar cabeçalho')).toBeVisible()
  return own
}

async function leave(page: Page) {
  await button(page, LEAVE).click()
  await expect(button(page, START)).toBeVisible()
}

const picture = async () => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await makeLogo(),
})
const film = (name = 'empresa.mp4') => ({
  name,
  mimeType: 'video/mp4',
  buffer: makeFilm({ size: 2_000_000 }),
})

/** As a person does it: a mask follows keys. */
async function typeAnew(input: Locator, text: string) {
  await input.press('ControlOrMeta+a')
  await input.pressSequentially(text)
}

async function chooseCategory(within: Locator, page: Page, name: string) {
  await within.getByRole('combobox', { name: 'Categorias' }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

test('visitors and other people have no controls', async ({ page, visitor }) => {
  const id = await publishCompany(page.request, await asKeeper(page))
  await openPage(visitor, pathOf(id))
  await expect(button(visitor, 'Avaliar')).toBeVisible()
  await expect(button(visitor, START)).toHaveCount(0)
  await enterAs(page, await demoLogin(page.request, DEMO.user))
  const answered = page.waitForResponse(`**/v1/vendor/${id}/edicao`)
  await openPage(page, pathOf(id))
  expect(await (await answered).json()).toEqual({ data: null, message: '' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(COMPANY.nomeFantasia)
  await expect(button(page, START)).toHaveCount(0)
  await expect(page.getByRole('switch')).toHaveCount(0)
})

test('name, description and logo are edited, and everybody sees them', async ({
  page,
  visitor,
}) => {
  const { id } = await openEditing(page)
  await button(page, 'Editar cabeçalho').click()
  const dialog = dialogNamed(page, 'Nome, descrição, logotipo e capa')
  await field(dialog, 'Nome').fill('')
  await field(dialog, 'Descrição').fill('x'.repeat(501))
  await expect(dialog.getByText('501/500')).toBeVisible()
  await button(dialog, 'Salvar').click()
  await expect(dialog.getByText('Insira um nome fantasia válido.')).toBeVisible()
  await expect(field(dialog, 'Nome')).toBeFocused()
  const note = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('nada') }
  await dialog.getByLabel('Logotipo').setInputFiles(note)
  await expect(dialog.getByText('Por favor, envie uma imagem .png ou .jpg.')).toBeVisible()

  await field(dialog, 'Nome').fill('Prumo & Nível')
  await field(dialog, 'Descrição').fill('Obras sem surpresa.')
  await dialog.getByLabel('Logotipo').setInputFiles(await picture())
  await dialog.getByLabel('Imagem de capa').setInputFiles(await picture())
  await button(dialog, 'Salvar').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prumo & Nível')
  await expect(page.getByText('Obras sem surpresa.')).toBeVisible()
  await leave(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prumo & Nível')

  await openPage(visitor, pathOf(id))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Prumo & Nível')
  await expect(visitor.getByText('Obras sem surpresa.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prumo & Nível')
})

test('what was typed is not lost by a key, nor undone by another window', async ({ page }) => {
  const { id, login } = await openEditing(page)
  await button(page, 'Editar cabeçalho').click()
  const dialog = dialogNamed(page, 'Nome, descrição, logotipo e capa')
  await field(dialog, 'Descrição').fill('Só a descrição.')
  await page.keyboard.press('Escape')
  const question = dialogNamed(page, 'Descartar alterações')
  await button(question, 'Não').click()
  await expect(question).toBeHidden()
  await expect(field(dialog, 'Descrição')).toHaveValue('Só a descrição.')

  const renamed = await page.request.post(`/v1/vendor/${id}`, {
    headers: { ...XSRF, token: login.token },
    data: { nomeFantasia: 'Renomeada em outra janela' },
  })
  expect(renamed.status()).toBe(200)
  await button(dialog, 'Salvar').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renomeada em outra janela')
  await expect(page.getByText('Só a descrição.')).toBeVisible()

  await button(page, 'Editar cabeçalho').click()
  await field(dialog, 'Descrição').fill('Isto não fica.')
  await page.keyboard.press('Escape')
  await button(question, 'Descartar alterações').click()
  await expect(dialog).toBeHidden()
  await button(page, 'Editar cabeçalho').click()
  await expect(field(dialog, 'Descrição')).toHaveValue('Só a descrição.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the data of the company are changed, but for its CNPJ', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400/)
  const cnpj = newCnpj()
  const { id } = await openOwn(page, { cnpj })
  await button(page, 'Alterar dados cadastrais').click()
  const dialog = dialogNamed(page, 'Dados cadastrais')
  await expect(field(dialog, 'CNPJ')).toHaveValue(maskCnpj(cnpj))
  await expect(field(dialog, 'CNPJ')).not.toBeEditable()
  await typeAnew(field(dialog, 'Telefone'), '11')
  await field(dialog, 'Descrição').fill('')
  await button(dialog, 'Salvar').click()
  await expect(dialog.getByText('Insira um telefone válido.')).toBeVisible()
  await expect(dialog.getByText('Insira uma descrição válida.')).toBeVisible()
  await expect(dialog).toBeVisible()

  await typeAnew(field(dialog, 'Telefone'), '11912345678')
  await field(dialog, 'Descrição').fill('Da fundação ao telhado.')
  await field(dialog, 'E-mail corporativo').fill('prumo@gmail.com')
  await button(dialog, 'Salvar').click()
  // Only the server knows the free providers.
  await expect(field(dialog, 'E-mail corporativo')).toBeFocused()
  await expect(field(dialog, 'Descrição')).toHaveValue('Da fundação ao telhado.')
  await field(dialog, 'E-mail corporativo').fill(COMPANY.email)
  await button(dialog, 'Salvar').click()
  await expect(page.getByText('Dados cadastrais atualizados.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('(11) 91234-5678')).toBeVisible()
  const { data } = await (await page.request.get(`/v1/vendor/${id}`)).json()
  expect(data).toMatchObject({
    cnpj,
    descricao: 'Da fundação ao telhado.',
    isVisibleSoftwares: true,
  })
})

test('a video is put, played in parts, replaced, hidden and removed', async ({ page, visitor }) => {
  const { id } = await openEditing(page)
  const section = region(page, 'Vídeo institucional')
  await button(section, 'Adicionar vídeo').click()
  const dialog = dialogNamed(page, 'Vídeo institucional')
  await button(dialog, 'Salvar').click()
  await expect(dialog.getByText('Por favor, envie o vídeo.')).toBeVisible()
  await button(dialog, 'Vídeo').setInputFiles(film())
  await expect(dialog.getByText('empresa.mp4 · 1,9 MB')).toBeVisible()
  // Its answer never comes.
  await page.route(`**/v1/vendor/manifesto/${id}`, () => {})
  await button(dialog, 'Salvar').click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await button(dialog, 'Cancelar envio').click()
  await expect(dialog.getByText('empresa.mp4')).toBeVisible()
  await page.unroute(`**/v1/vendor/manifesto/${id}`)
  await button(dialog, 'Salvar').click()
  await expect(dialog).toBeHidden()

  const video = section.locator('video')
  const first = await video.getAttribute('src')
  const part = await page.request.get(first ?? '', { headers: { range: 'bytes=0-99' } })
  expect([part.status(), part.headers()['content-length']]).toEqual([206, '100'])

  await button(section, 'Editar vídeo').click()
  await button(dialog, 'Vídeo').setInputFiles(film('outro.mp4'))
  await button(dialog, 'Salvar').click()
  await expect(dialog).toBeHidden()
  await expect(video).not.toHaveAttribute('src', first ?? '')
  expect((await page.request.get(first ?? '')).status()).toBe(404)
  await openPage(visitor, pathOf(id))
  await expect(visitor.locator('video')).toHaveCount(1)
  // Before the page is awake, a press waits: it opens no file.
  const address = visitor.url()
  await visitor.goto(address)
  await visitor.getByRole('button', { name: /^Assistir/ }).press('Enter')
  await expect(visitor.locator('video')).toHaveJSProperty('controls', true)
  expect(visitor.url()).toBe(address)

  await switchOf(page, 'Exibir o vídeo').click()
  await expect(section.getByText('Os visitantes não veem esta seção.')).toBeVisible()
  await expect(video).toBeVisible()
  await openPage(visitor, pathOf(id))
  await expect(visitor.locator('video')).toHaveCount(0)
  await leave(page)
  await expect(section).toHaveCount(0)

  await button(page, START).click()
  await button(section, 'Editar vídeo').click()
  await button(dialog, 'Remover vídeo').click()
  const question = dialogNamed(page, 'Remover vídeo')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(dialog).toBeVisible()
  await button(dialog, 'Remover vídeo').click()
  await button(question, 'Remover vídeo').click()
  await expect(dialog).toBeHidden()
  await expect(section.getByText('Nenhum vídeo')).toBeVisible()
})

test('a section is shown to visitors only while it is on', async ({ page, visitor }) => {
  const { login, id } = await openOwn(page)
  const name = `Diário ${id.slice(-6)}`
  await addOffer(page.request, login, id, { tipo: 'Software', name })
  await page.reload()
  await button(page, 'Configurações da página').click()
  await switchOf(page, 'Softwares').click()
  await expect(switchOf(page, 'Softwares')).not.toBeChecked()
  await expect(region(page, 'Softwares')).toHaveCount(0)
  await openPage(visitor, pathOf(id))
  await expect(region(visitor, 'Softwares')).toHaveCount(0)
  expect(await visitor.content()).not.toContain(name)
  await button(page, START).click()
  const section = region(page, 'Softwares')
  await expect(section.getByRole('article')).toContainText(name)
  const sent = page.waitForRequest(`**/v1/vendor/page/visible/${id}`)
  await switchOf(page, 'Exibir softwares').click()
  expect((await sent).postDataJSON()).toEqual({ visivel: true, categoria: 'softwares' })
  await expect(section.getByText('Os visitantes não veem esta seção.')).toHaveCount(0)
  await leave(page)
  await expect(section.getByRole('article')).toContainText(name)
  await openPage(visitor, pathOf(id))
  await expect(region(visitor, 'Softwares')).toContainText(name)
})

test('services are added, edited and removed', async ({ page }) => {
  const { id } = await openEditing(page)
  const section = region(page, 'Serviços')
  await section.getByRole('button', { name: /Editar catálogo/ }).click()
  const catalogue = dialogNamed(page, 'Catálogo de serviços')
  await expect(catalogue.getByText('Nenhum serviço no catálogo')).toBeVisible()
  await button(catalogue, 'Novo serviço').click()
  const adding = dialogNamed(page, 'Novo serviço')
  await page.keyboard.press('Escape')
  await button(catalogue, 'Novo serviço').click()
  await button(adding, 'Adicionar').click()
  await expect(adding.getByText('Insira uma subcategoria válida.')).toBeVisible()
  await field(adding, 'Nome do serviço').fill('Implantação')
  await chooseCategory(adding, page, 'Consultoria em ERP')
  await adding.getByRole('combobox', { name: 'Subcategoria' }).fill('Obras')
  await field(adding, 'Descrição').fill('Do diagnóstico ao primeiro fechamento.')
  await button(adding, 'Adicionar').click()
  await expect(page.getByText('Serviço adicionado com sucesso!')).toBeVisible()
  await button(adding, 'Pular').click()
  await button(catalogue, 'Editar Implantação').click()
  const editing = dialogNamed(page, 'Editar serviço')
  await expect(editing.getByRole('combobox', { name: 'Subcategoria' })).toHaveValue('Obras')
  await field(editing, 'Nome do serviço').fill('Implantação assistida')
  await button(editing, 'Atualizar').click()
  await expect(catalogue.getByText('Implantação assistida')).toBeVisible()
  await button(catalogue, 'Fechar').click()
  await expect(section.getByRole('article')).toContainText('Implantação assistida')
  const service = await section.getByRole('link').getAttribute('href')
  expect((await page.request.get(service ?? '')).status()).toBe(200)

  await section.getByRole('button', { name: /Editar catálogo/ }).click()
  await button(catalogue, 'Remover Implantação assistida').click()
  const question = dialogNamed(page, 'Excluir serviço')
  await button(question, 'Não').click()
  await expect(question).toBeHidden()
  await expect(button(catalogue, 'Remover Implantação assistida')).toBeFocused()
  await button(catalogue, 'Remover Implantação assistida').click()
  await button(question, 'Excluir serviço').click()
  await expect(catalogue.getByText('Nenhum serviço no catálogo')).toBeVisible()
  await expect(button(catalogue, 'Novo serviço')).toBeFocused()
  await button(catalogue, 'Fechar').click()
  await expect(section.getByText('Nenhum serviço cadastrado')).toBeVisible()
  expect((await page.request.get(service ?? '')).status()).toBe(404)
  const { data } = await (await page.request.get(`/v1/vendor/${id}`)).json()
  expect(data.softwares).toEqual([])
})

test('software is added, edited with its pictures, picked and unlinked', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/)
  const { id } = await openEditing(page)
  await confirmCompany(page.request, id)
  const name = `Canteiro ${id.slice(-6)}`
  const section = region(page, 'Softwares')
  await section.getByRole('button', { name: /Editar catálogo/ }).click()
  const catalogue = dialogNamed(page, 'Catálogo de softwares')
  await button(catalogue, 'Novo software').click()
  const adding = dialogNamed(page, 'Novo software')
  await adding.getByRole('combobox', { name: 'Nome do software' }).fill(name)
  await field(adding, 'Fabricante').fill('Prumo')
  await chooseCategory(adding, page, OFFER_CATEGORY)
  await field(adding, 'Slogan').fill('A obra em dia.')
  await field(adding, 'Descrição').fill('Diário de obra.')
  await adding.getByLabel('Logotipo').setInputFiles(await picture())
  await adding.getByLabel('Imagens').setInputFiles([await picture(), await picture()])
  await button(adding, 'Adicionar').click()
  await expect(page.getByText('Software adicionado com sucesso!')).toBeVisible()
  await adding.getByLabel('Teste grátis (dias)').fill('14')
  await button(adding, 'Salvar').click()
  await expect(page.getByText('Ficha atualizada.')).toBeVisible()

  await button(catalogue, `Editar ${name}`).click()
  const editing = dialogNamed(page, 'Editar software')
  await expect(editing.getByRole('button', { name: /^Remover imagem/ })).toHaveCount(2)
  await button(editing, 'Remover imagem 1').click()
  await field(editing, 'Slogan').fill('A obra na mão.')
  await button(editing, 'Atualizar').click()
  await expect(page.getByText('Software atualizado.')).toBeVisible()
  const { data } = await (await page.request.get(`/v1/vendor/${id}`)).json()
  const offer = await (await page.request.get(`/v1/software?id=${data.softwares[0].id}`)).json()
  expect(offer.data).toMatchObject({ name, slogan: 'A obra na mão.' })
  expect(offer.data.fotos).toHaveLength(1)

  await button(catalogue, 'Novo software').click()
  await adding.getByRole('combobox', { name: 'Nome do software' }).fill('Lince ERP')
  await page.getByRole('option', { name: 'Lince ERP' }).click()
  await expect(adding).toBeHidden()
  await expect(section.getByRole('article').filter({ hasText: 'Lince ERP' })).toBeVisible()
  await section.getByRole('button', { name: /Editar catálogo/ }).click()
  await expect(button(catalogue, 'Editar Lince ERP')).toHaveCount(0)
  await button(catalogue, 'Remover Lince ERP').click()
  await button(dialogNamed(page, 'Remover software'), 'Remover software').click()
  await expect(catalogue.getByText('Lince ERP')).toHaveCount(0)
  await button(catalogue, 'Fechar').click()
  await expect(section.getByRole('article')).toHaveCount(1)
  await expect(section.getByRole('article')).toContainText(name)
})

test('a hidden page is a 404 for everybody but its keepers', async ({
  page,
  visitor,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404/)
  const { id } = await openOwn(page)
  await button(page, 'Configurações da página').click()
  await switchOf(page, 'Página visível').click()
  await expect(page.getByText('Esta página está oculta: só quem a administra a vê.')).toBeVisible()
  const answer = await visitor.goto(pathOf(id))
  expect(answer?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Não encontramos esta página')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(COMPANY.nomeFantasia)
  await expect(page).toHaveTitle(`${COMPANY.nomeFantasia} · Praça`)
  await button(page, START).click()
  await button(page, 'Editar cabeçalho').click()
  const dialog = dialogNamed(page, 'Nome, descrição, logotipo e capa')
  await field(dialog, 'Nome').fill('Prumo Oculta')
  await button(dialog, 'Salvar').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prumo Oculta')
  await leave(page)
  await button(page, 'Configurações da página').click()
  await switchOf(page, 'Página visível').click()
  await expect(page.getByText('Você pode editar esta página.')).toBeVisible()
  expect((await page.request.get(pathOf(id))).status()).toBe(200)
})

test('a registration that stopped leads on from its page', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/)
  const login = await asKeeper(page)
  const begun = await page.request.post('/v1/vendor', {
    headers: { ...XSRF, token: login.token },
    data: { ...COMPANY, cnpj: newCnpj() },
  })
  const { data } = await begun.json()
  await enterAs(page, login)
  await openPage(page, pathOf(data._id))
  await page.getByRole('link', { name: 'Continuar o cadastro' }).click()
  await expect(page).toHaveURL(`/supplier/new/${data._id}`)
})

test('an Admin edits any page, also one that nobody keeps', async ({ page }) => {
  const id = await publishCompany(page.request, await asKeeper(page))
  await enterAs(page, await demoLogin(page.request, DEMO.admin))
  await openPage(page, pathOf(id))
  await expect(button(page, 'Avaliar')).toHaveCount(0)
  await button(page, START).click()
  await button(page, 'Editar cabeçalho').click()
  const dialog = dialogNamed(page, 'Nome, descrição, logotipo e capa')
  await field(dialog, 'Nome').fill('Prumo revista')
  await button(dialog, 'Salvar').click()
  await leave(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prumo revista')

  const { data } = await (await page.request.get('/v1/vendor?query=')).json()
  const automatic = data.find(({ isAssociated }: { isAssociated: boolean }) => !isAssociated)
  await openPage(page, pathOf(automatic._id))
  await button(page, START).click()
  await expect(button(page, 'Editar cabeçalho')).toBeVisible()
  await expect(page.getByText('Página gerada automaticamente')).toBeVisible()
})

test('a session that ends loses nothing that was typed', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/401/)
  const login = await newAccount(page.request)
  const id = await publishCompany(page.request, login)
  await enterAs(page, login)
  await openPage(page, pathOf(id))
  await button(page, START).click()
  await button(page, 'Editar cabeçalho').click()
  const dialog = dialogNamed(page, 'Nome, descrição, logotipo e capa')
  await field(dialog, 'Nome').fill('Prumo que fica')
  await page.request.post('/v1/logout', {
    headers: { ...XSRF, token: login.token },
  })
  await button(dialog, 'Salvar').click()
  const entry = dialogNamed(page, 'Entre na sua conta')
  await expect(entry).toContainText('o que você escreveu continua aqui')
  await expectAccessible(page)
  await logInHere(page, login.user.email)
  await expect(field(dialog, 'Nome')).toHaveValue('Prumo que fica')
  await button(dialog, 'Salvar').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prumo que fica')
})

test('a page that was removed meanwhile says so', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/)
  const { login, id } = await openEditing(page)
  await button(page, 'Editar cabeçalho').click()
  const dialog = dialogNamed(page, 'Nome, descrição, logotipo e capa')
  await page.request.delete(`/v1/vendor/page/${id}/${login.user._id}`, {
    headers: { ...XSRF, token: login.token },
  })
  await field(dialog, 'Nome').fill('Prumo tardia')
  await dialog.getByLabel('Logotipo').setInputFiles(await picture())
  await button(dialog, 'Salvar').click()
  await expect(dialog.getByText('Fornecedor não encontrado.')).toBeVisible()
  await expect(field(dialog, 'Nome')).toHaveValue('Prumo tardia')
  await button(dialog, 'Cancelar').click()
  await button(page, LEAVE).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não encontramos esta página')
})

test('what is written on a page never runs', async ({ page }) => {
  const attacks = [
    '<script>window.attacked = 1</script>',
    '"><img src=x onerror="window.attacked=1">',
    '</script><svg onload=window.attacked=1>',
    '{{constructor.constructor("window.attacked=1")()}}',
    'javascript:window.attacked=1',
  ]
  const login = await asKeeper(page)
  const [nomeFantasia = '', ...others] = attacks
  const id = await publishCompany(page.request, login, { nomeFantasia })
  await page.request.post(`/v1/vendor/${id}`, {
    headers: { ...XSRF, token: login.token },
    data: { descricao: attacks.join(' '), logradouro: others[0], cidade: others[1] },
  })
  for (const [index, name] of others.entries())
    await addOffer(page.request, login, id, {
      tipo: 'Serviço',
      name: `${name} ${index}`,
      description: name,
      subCategoria: name.slice(0, 90),
    })
  await enterAs(page, login)
  await openPage(page, pathOf(id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nomeFantasia)
  await expect(page.getByRole('article').filter({ hasText: 'onerror' }).first()).toBeVisible()
  await button(page, START).click()
  await button(page, 'Adicionar vídeo').click()
  const dialog = dialogNamed(page, 'Vídeo institucional')
  await button(dialog, 'Vídeo').setInputFiles(film('<img src=x onerror=window.attacked=1>.mp4'))
  await expect(dialog.getByText('<img src=x onerror')).toBeVisible()
  await button(dialog, 'Salvar').click()
  await expect(dialog).toBeHidden()
  await leave(page)
  const html = await (await page.request.get(pathOf(id))).text()
  expect(html).not.toMatch(/<script>window\.attacked|<img src=x|<svg onload/)
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  const refused = await page.request.post(`/v1/vendor/${id}`, {
    headers: { ...XSRF, token: login.token },
    data: { site: 'javascript:alert(1)' },
  })
  expect(refused.status()).toBe(400)
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('the edit mode and its dialogs fit and are accessible', async ({ page }) => {
    const { login, id } = await openOwn(page)
    await addOffer(page.request, login, id, { tipo: 'Serviço', name: 'Implantação' })
    await page.reload()
    await button(page, 'Configurações da página').click()
    await expect(switchOf(page, 'Página visível')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(button(page, 'Configurações da página')).toBeFocused()
    await button(page, 'Alterar dados cadastrais').click()
    await expect(field(dialogNamed(page, 'Dados cadastrais'), 'Razão social')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await button(page, START).click()
    await expect(button(page, LEAVE)).toBeFocused()
    await switchOf(page, 'Exibir softwares').click()
    await expect(
      page.getByText('Os visitantes não veem esta seção.', { exact: true }),
    ).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    for (const [open, title] of [
      ['Editar cabeçalho', 'Nome, descrição, logotipo e capa'],
      ['Adicionar vídeo', 'Vídeo institucional'],
    ] as const) {
      await button(page, open).click()
      await expect(button(dialogNamed(page, title), 'Salvar')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialogNamed(page, title)).toBeHidden()
      await expect(button(page, open)).toBeFocused()
    }
    await region(page, 'Serviços')
      .getByRole('button', { name: /catálogo/ })
      .click()
    const catalogue = dialogNamed(page, 'Catálogo de serviços')
    await expect(catalogue.getByText('Implantação', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await button(catalogue, 'Editar Implantação').click()
    await expect(
      dialogNamed(page, 'Editar serviço').getByRole('combobox', { name: 'Subcategoria' }),
    ).toBeVisible()
    await expectAccessible(page)
  })
})
