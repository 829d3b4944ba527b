import type { Page } from '@playwright/test'
import { makeFilm } from '../src/platform/server/testing/videos.server.ts'
import { DEMO, demoLogin, enterAs, type Login, newAccount, XSRF } from './accounts.ts'
import { addOffer, confirmCompany, makeLogo, OFFER_CATEGORY, publishCompany } from './companies.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts'
import { button, dialogNamed, field } from './parts.ts'

const LEAVE = 'Salvar e sair do modo de edição'

const pathOf = (id: string) => `/software/details/${id}`

/** One account a worker, which keeps a software in each test. */
let keeper: Promise<Login> | undefined
const asKeeper = (page: Page) => (keeper ??= newAccount(page.request))

interface Own {
  login: Login
  vendorId: string
  id: string
  name: string
}

/** An offer of a company of its own. */
async function makeOwn(page: Page, tipo: 'Software' | 'Serviço' = 'Software'): Promise<Own> {
  const login = await asKeeper(page)
  const vendorId = await publishCompany(page.request, login)
  const name = `Obra ${vendorId.slice(-6)}`
  const id = await addOffer(page.request, login, vendorId, { tipo, name })
  return { login, vendorId, id, name }
}

async function openOwn(page: Page, tipo: 'Software' | 'Serviço' = 'Software') {
  const own = await makeOwn(page, tipo)
  await enterAs(page, own.login)
  await openPage(page, pathOf(own.id))
  return own
}

async function openDialog(page: Page) {
  await button(page, 'Editar').click()
  await button(page, 'Editar software').click()
  const dialog = dialogNamed(page, 'Editar software')
  await expect(field(dialog, 'Fabricante')).toBeVisible()
  return dialog
}

async function leave(page: Page) {
  await button(page, LEAVE).click()
  await expect(button(page, 'Editar')).toBeVisible()
}

const picture = async (name = 'tela.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await makeLogo(),
})

test('visitors, other people and who only sells it have no controls', async ({ page, visitor }) => {
  const { id, name } = await makeOwn(page)
  await openPage(visitor, pathOf(id))
  await expect(button(visitor, 'Avaliar')).toBeVisible()
  await expect(button(visitor, 'Editar')).toHaveCount(0)
  const other = await newAccount(page.request)
  const reseller = await publishCompany(page.request, other)
  await confirmCompany(page.request, reseller)
  const headers = { token: other.token }
  const linked = await page.request.get(`/v1/vendor/vincularSoftware/${reseller}/${id}`, {
    headers,
  })
  expect(linked.ok()).toBe(true)
  await enterAs(page, other)
  const answered = page.waitForResponse(`**/v1/software/${id}/edicao`)
  await openPage(page, pathOf(id))
  expect(await (await answered).json()).toEqual({ data: null, message: '' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(button(page, 'Editar')).toHaveCount(0)
})

test('everything is edited in a dialog, and everybody sees it', async ({ page, visitor }) => {
  const { id, name } = await openOwn(page)
  const dialog = await openDialog(page)
  await expect(field(dialog, 'Nome do software')).toHaveValue(name)
  await field(dialog, 'Nome do software').fill(`${name} Mais`)
  await field(dialog, 'Fabricante').fill('Nível')
  await field(dialog, 'Comercializado por').fill('Prumo e Nível')
  await field(dialog, 'Slogan').fill('A obra na mão.')
  await field(dialog, 'Descrição').fill('Compras, medições e diário de obra.')
  await button(dialog, `Remover categoria ${OFFER_CATEGORY}`).click()
  const categories = dialog.getByRole('combobox', { name: 'Categorias' })
  await categories.fill('crm')
  await page.getByRole('option', { name: 'CRM', exact: true }).click()
  await expect(button(dialog, 'Remover categoria CRM')).toBeVisible()
  await expect(dialog.getByText('Sugerido: até 380 × 300 px.')).toBeVisible()
  await dialog.getByLabel('Logotipo').setInputFiles(await picture('logo.png'))
  await dialog.getByLabel('Imagens').setInputFiles([await picture(), await picture('outra.png')])
  const film = { name: 'obra.mp4', mimeType: 'video/mp4', buffer: makeFilm({ size: 2_000_000 }) }
  await dialog.getByLabel('Vídeo (opcional)').setInputFiles(film)
  await button(dialog, 'Atualizar').click()
  await expect(page.getByText('Software atualizado.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} Mais`)
  await leave(page)

  await openPage(visitor, pathOf(id))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${name} Mais`)
  await expect(visitor.getByText('Prumo e Nível')).toBeVisible()
  await expect(visitor.getByText('Compras, medições e diário de obra.')).toBeVisible()
  await expect(visitor.getByLabel(`Vídeo de ${name} Mais`, { exact: true })).toBeVisible()
  const carousel = visitor.getByRole('region', { name: `Imagens de ${name} Mais` })
  await expect(carousel.getByText('Imagem 1 de 2')).toBeAttached()
  for (const shown of [`${name} Mais, imagem 2`, `${name} Mais, imagem 1`]) {
    await button(carousel, 'Próxima imagem').click()
    await expect(carousel.getByRole('img', { name: shown, exact: true })).toBeInViewport()
  }
  await visitor.getByRole('list', { name: 'Categorias' }).getByRole('link').click()
  await expect(visitor).toHaveURL('/softwares?categoria=CRM')
  await page.reload()
  await expect(page.getByText('A obra na mão.')).toBeVisible()
})

test('pictures are taken away one by one, and the carousel follows', async ({ page }) => {
  const { name } = await openOwn(page)
  let dialog = await openDialog(page)
  await dialog
    .getByLabel('Imagens')
    .setInputFiles([await picture(), await picture('outra.png'), await picture('mais.png')])
  await button(dialog, 'Atualizar').click()
  await expect(dialog).toBeHidden()
  const carousel = page.getByRole('region', { name: `Imagens de ${name}` })
  await button(carousel, 'Imagem anterior').click()
  await expect(carousel.getByText('Imagem 3 de 3')).toBeAttached()
  const second = carousel.getByRole('img', { name: `${name}, imagem 2`, includeHidden: true })
  const kept = await second.getAttribute('src')

  await button(page, 'Editar software').click()
  dialog = dialogNamed(page, 'Editar software')
  await button(dialog, 'Remover imagem 3').click()
  await button(dialog, 'Remover imagem 1').click()
  await button(dialog, 'Atualizar').click()
  await expect(dialog).toBeHidden()
  await expect(carousel.getByRole('img')).toHaveCount(1)
  await expect(carousel.getByRole('img')).toHaveAttribute('src', kept ?? '')
})

test('what is wrong is told by its field, also by the server', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/)
  const { name } = await openOwn(page)
  const taken = await makeOwn(page)
  const dialog = await openDialog(page)
  await field(dialog, 'Slogan').fill('')
  await field(dialog, 'Descrição').fill('x'.repeat(401))
  await expect(dialog.getByText('401/400')).toBeVisible()
  await button(dialog, `Remover categoria ${OFFER_CATEGORY}`).click()
  await button(dialog, 'Atualizar').click()
  await expect(dialog.getByText('Insira um slogan válido.')).toBeVisible()
  await expect(dialog.getByText('Escolha de 1 a 3 categorias.')).toBeVisible()
  const note = { name: 'nota.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
  await dialog.getByLabel('Logotipo').setInputFiles(note)
  await expect(dialog.getByText('Por favor, envie uma imagem .png ou .jpg.')).toBeVisible()

  await field(dialog, 'Slogan').fill('A obra em dia.')
  await field(dialog, 'Descrição').fill('Diário de obra.')
  await dialog.getByRole('combobox', { name: 'Categorias' }).fill('erp')
  await page.getByRole('option', { name: 'ERP', exact: true }).click()
  await field(dialog, 'Nome do software').fill(taken.name)
  await button(dialog, 'Atualizar').click()
  await expect(dialog.getByText('Já existe um software com este nome e fabricante.')).toBeVisible()
  await expect(field(dialog, 'Nome do software')).toBeFocused()
  await expect(field(dialog, 'Descrição')).toHaveValue('Diário de obra.')
  await button(dialog, 'Cancelar').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('who sells it is shown to visitors only while that is on', async ({ page, visitor }) => {
  const { id, name } = await openOwn(page)
  const section = (of: Page) => of.getByRole('region', { name: `Fornecedores de ${name}` })
  await button(page, 'Editar').click()
  const sent = page.waitForRequest(`**/v1/software/page/visible/${id}`)
  await page.getByRole('switch', { name: /Exibir/ }).click()
  expect((await sent).postDataJSON()).toEqual({ visivel: false, categoria: 'vendors' })
  await expect(page.getByRole('switch', { name: /Exibir/ })).not.toBeChecked()
  await expect(section(page)).toBeVisible()
  await openPage(visitor, pathOf(id))
  await expect(section(visitor)).toHaveCount(0)

  // What is asked for on leaving may be answered after the next change: it is older, and is not shown.
  let answerNow = () => {}
  const isChanged = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  await page.route(`**/v1/software/${id}/edicao`, async (route) => {
    const response = await route.fetch()
    await isChanged
    await route.fulfill({ response })
  })
  await leave(page)
  await expect(section(page)).toHaveCount(0)
  await button(page, 'Editar').click()
  await page.getByRole('switch', { name: /Exibir/ }).click()
  await expect(page.getByRole('switch', { name: /Exibir/ })).toBeChecked()
  answerNow()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.getByRole('switch', { name: /Exibir/ })).toBeChecked()
  await openPage(visitor, pathOf(id))
  await expect(section(visitor)).toBeVisible()
})

test('a service is edited by whoever administers its supplier', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404/)
  const { login, vendorId, id, name } = await openOwn(page, 'Serviço')
  await button(page, 'Editar').click()
  await button(page, 'Editar serviço').click()
  const dialog = dialogNamed(page, 'Editar serviço')
  await dialog.getByRole('combobox', { name: 'Subcategoria' }).fill('Obras públicas')
  await button(dialog, 'Atualizar').click()
  await expect(page.getByText('Obras públicas')).toBeVisible()
  await leave(page)

  // Its page goes with that of its supplier, but not for who keeps it.
  await page.request.post(`/v1/vendor/page/visible/${vendorId}`, {
    headers: { ...XSRF, token: login.token },
    data: { visivel: false, categoria: 'pagina' },
  })
  expect((await page.request.get(pathOf(id))).status()).toBe(404)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('Este serviço está oculto')).toBeVisible()
})

test('an Admin edits any software', async ({ page }) => {
  const { id, name } = await makeOwn(page)
  await enterAs(page, await demoLogin(page.request, DEMO.admin))
  await openPage(page, pathOf(id))
  await expect(button(page, 'Avaliar')).toHaveCount(0)
  const dialog = await openDialog(page)
  await field(dialog, 'Nome do software').fill(`${name} revista`)
  await button(dialog, 'Atualizar').click()
  await leave(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} revista`)
})

test('what is written of a software never runs', async ({ page }) => {
  const attack =
    '</script><img src=x onerror="window.attacked=1"><script>window.attacked=1</script>'
  const { id, name } = await openOwn(page)
  const dialog = await openDialog(page)
  for (const label of ['Nome do software', 'Fabricante', 'Comercializado por', 'Slogan'])
    await field(dialog, label).fill(`${attack} ${name}`)
  await field(dialog, 'Descrição').fill(attack)
  await dialog
    .getByLabel('Imagens')
    .setInputFiles(await picture(`"><img src=x onerror=alert(1)>.png`))
  await button(dialog, 'Atualizar').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${attack} ${name}`)
  await leave(page)
  await page.reload()
  await expect(page.getByText(attack, { exact: true })).toBeVisible()
  await openPage(page, `/softwares/${encodeURIComponent(name)}`)
  const results = page.getByRole('region', { name: 'Todos os resultados' })
  await expect(results.getByRole('article').first()).toContainText('onerror')
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  const html = await (await page.request.get(pathOf(id))).text()
  expect(html).not.toMatch(/<script>window\.attacked|<img src=x/)
})

test('a session that ends loses nothing that was typed', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/401/)
  const login = await newAccount(page.request)
  const vendorId = await publishCompany(page.request, login)
  const name = `Obra ${vendorId.slice(-6)}`
  const id = await addOffer(page.request, login, vendorId, { tipo: 'Software', name })
  await enterAs(page, login)
  await openPage(page, pathOf(id))
  const dialog = await openDialog(page)
  await field(dialog, 'Slogan').fill('Uma frase longa de reescrever.')
  await page.request.post('/v1/logout', {
    headers: { ...XSRF, token: login.token },
  })
  await button(dialog, 'Atualizar').click()
  const entry = dialogNamed(page, 'Entre na sua conta')
  await expect(entry).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(field(dialog, 'Slogan')).toHaveValue('Uma frase longa de reescrever.')
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('the edit mode and its dialog fit and are accessible', async ({ page }) => {
    await openOwn(page)
    await expect(button(page, 'Editar')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Editar').click()
    await expect(button(page, LEAVE)).toBeFocused()
    await expect(page.getByRole('switch')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await button(page, 'Editar software').click()
    await expect(field(dialogNamed(page, 'Editar software'), 'Slogan')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(button(page, 'Editar software')).toBeFocused()
  })
})
