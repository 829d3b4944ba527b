import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import {
  DEMO,
  demoLogin,
  enterAs,
  type Login,
  logIn,
  newAccount,
  PASSWORD,
  XSRF,
} from './accounts.ts'
import { addOffer, OFFER_CATEGORY, publishCompany } from './companies.ts'
import { expect, expectAccessible, expectWholeAtEveryWidth, openPage, test } from './fixtures.ts'
import { button, chooseOption, dialogNamed } from './parts.ts'

const newName = (beginning: string) => `${beginning} ${randomUUID().slice(0, 8)}`
const asAdmin = (request: APIRequestContext) => demoLogin(request, DEMO.admin)

async function openDesk(page: Page, path: string, search = '') {
  await enterAs(page, await asAdmin(page.request))
  await openPage(page, `/admin/${path}?search=${encodeURIComponent(search)}`)
}

/** An Admin of the test's own. */
async function newAdmin(request: APIRequestContext): Promise<Login> {
  const login = await newAccount(request)
  const headers = { ...XSRF, token: (await asAdmin(request)).token }
  const answer = await request.post(`/v1/admin/users/${login.user._id}/promote`, { headers })
  expect(answer.ok()).toBe(true)
  return login
}

async function giveReason(page: Page, title: string, reason: string) {
  const dialog = dialogNamed(page, title)
  await button(dialog, title).click()
  await expect(dialog.getByRole('textbox', { name: 'Motivo' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill(reason)
  await button(dialog, title).click()
  await expect(dialog).toBeHidden()
}

test('an Admin blocks a person, who is out', async ({
  page,
  visitor: other,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/40[13]/)
  const person = await newAccount(page.request)
  await enterAs(other, person)
  await openPage(other, '/user/profile')
  await expect(other.getByRole('heading', { name: 'Beatriz Nogueira' })).toBeVisible()

  await openDesk(page, 'users', person.user.email)
  await chooseOption(page, 'Beatriz Nogueira', 'Bloquear')
  await giveReason(page, 'Bloquear conta', 'Ofendeu outras pessoas.')
  await expect(page.getByText('Conta bloqueada.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: person.user.email })).toContainText(
    'Bloqueada em',
  )
  const session = `/v1/login/validate?token=${person.token}`
  expect((await page.request.get(session)).status()).toBe(401)
  await other.reload()
  await expect(other).toHaveURL('/')
  await openPage(other, '/about')
  await button(other, 'Entre ou cadastre-se').click()
  const login = dialogNamed(other, 'Entre na sua conta')
  await login.getByRole('textbox', { name: 'E-mail' }).fill(person.user.email)
  await login.getByRole('textbox', { name: 'Senha' }).fill(PASSWORD)
  await button(login, 'Entrar').click()
  await expect(login.getByText(/Sua conta está bloqueada/)).toBeVisible()

  await chooseOption(page, 'Beatriz Nogueira', 'Desbloquear')
  await button(dialogNamed(page, 'Desbloquear conta'), 'Desbloquear conta').click()
  await expect(page.getByText('Conta desbloqueada.')).toBeVisible()
})

test('on a telephone, a source that may be brought in all the same has room for why it was refused', async ({
  page,
}) => {
  const resultado =
    'Contratos de empresas conhecidas no arquivo: 7; destes dias havia 19. Nada foi alterado.'
  await page.route('**/v1/admin/registers/fontes', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    const doubted = (data as { fonte: string; ultima: object }[]).map((source) =>
      source.fonte === 'contracts'
        ? {
            ...source,
            endereco: 'pncp.example',
            ultima: { ...source.ultima, situacao: 'failed', duvidosa: true, resultado },
          }
        : source,
    )
    await route.fulfill({ response: answer, json: { ...rest, data: doubted } })
  })
  await page.setViewportSize({ width: 360, height: 780 })
  await openDesk(page, 'registers')
  const source = page
    .getByRole('region', { name: 'Fontes' })
    .getByRole('listitem')
    .filter({ hasText: resultado })
  await expect(button(source, 'Ler agora: Contratos: PNCP')).toBeVisible()
  await expect(button(source, 'Trazer assim mesmo: Contratos: PNCP')).toBeVisible()
  const [card, why] = await Promise.all(
    [source, source.getByText(resultado)].map((part) => part.boundingBox()),
  )
  expect(why?.width).toBeGreaterThan(0.8 * (card?.width ?? Number.POSITIVE_INFINITY))
})

test('beside three deeds, or three choices, a desk is as wide as its place', async ({ page }) => {
  const [name, email] = [newName('Prumo'), 'diretoria@cafezal-financas.example']
  await publishCompany(page.request, await newAccount(page.request), { nomeFantasia: name })
  await page.route('**/v1/admin/confirmations?*', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = await answer.json()
    const proven = { ...data[0], _id: randomUUID(), email, situacao: 'conferindo', prazo: '' }
    await route.fulfill({ response: answer, json: { ...rest, data: [...data, proven] } })
  })
  await openDesk(page, 'confirmations', name)
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible()
  for (const width of [1366, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const deed of await page.getByRole('button', { name: `Recusar ${name}` }).all())
      await expect(deed).toBeInViewport({ ratio: 1 })
  }

  await page.setViewportSize({ width: 1240, height: 800 })
  await openPage(page, '/admin/suppliers?situacao=suspended')
  const field = page.getByRole('searchbox', { name: 'Nome ou CNPJ' })
  expect((await field.boundingBox())?.width).toBeGreaterThan(140)
})

test('an Admin makes another, who finds the desk, and reads of it', async ({
  page,
  visitor: other,
}) => {
  const person = await newAccount(page.request)
  await openDesk(page, 'users', person.user.email)
  await chooseOption(page, 'Beatriz Nogueira', 'Tornar Admin')
  await button(dialogNamed(page, 'Tornar Admin'), 'Tornar Admin').click()
  await expect(page.getByText('Agora é Admin.')).toBeVisible()
  await button(page, 'Opções de Beatriz Nogueira').click()
  await expect(button(page, 'Tirar Admin')).toBeVisible()

  await enterAs(other, await logIn(page.request, person.user.email))
  await openPage(other, '/')
  await other.getByRole('button', { name: 'Menu da conta' }).click()
  await other.getByRole('link', { name: 'Administração' }).click()
  await expect(other).toHaveURL('/admin')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Administração')

  await openPage(page, '/admin/audit?assunto=user&acao=promote')
  await expect(
    page.getByRole('row').filter({ hasText: 'deu o papel de Admin a' }).first(),
  ).toContainText('Beatriz Nogueira')
})

test('a software that an Admin hides is found by nobody else, and comes back', async ({
  page,
  request,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404/)
  const login = await newAccount(page.request)
  const vendorId = await publishCompany(page.request, login)
  const name = newName('Sumidouro')
  const id = await addOffer(page.request, login, vendorId, {
    tipo: 'Software',
    name,
    fabricante: name,
  })
  await openDesk(page, 'offers', name)
  await chooseOption(page, name, 'Ocultar')
  await giveReason(page, 'Ocultar página', 'Não existe.')
  await expect(page.getByText('A página saiu do ar.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Ocultada pela Praça')
  expect((await request.get(`/software/details/${id}`)).status()).toBe(404)
  expect(await (await request.get(`/softwares/${encodeURIComponent(name)}`)).text()).not.toContain(
    id,
  )

  await page.getByRole('link', { name }).click()
  await expect(page.getByText('está oculto: só quem administra consegue ver.')).toBeVisible()
  await openPage(page, `/admin/offers?search=${encodeURIComponent(name)}`)
  await chooseOption(page, name, 'Exibir')
  await giveReason(page, 'Exibir página', 'Existe, sim.')
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('No ar')
  expect((await request.get(`/software/details/${id}`)).status()).toBe(200)
})

test('a page that an Admin hides cannot be shown by who keeps it', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/)
  const keeper = await newAccount(page.request)
  const name = newName('Prumada')
  const id = await publishCompany(page.request, keeper, { nomeFantasia: name })
  await openDesk(page, 'suppliers', name)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Beatriz Nogueira')
  await chooseOption(page, name, 'Ocultar')
  await giveReason(page, 'Ocultar página', 'A empresa fechou.')
  await expect(page.getByText('A página saiu do ar.')).toBeVisible()
  const headers = { ...XSRF, token: keeper.token }
  const shown = await page.request.post(`/v1/vendor/page/visible/${id}`, {
    headers,
    data: { visivel: true, categoria: 'pagina' },
  })
  expect([shown.status(), (await shown.json()).error]).toEqual([
    409,
    'A nossa equipe ocultou esta página. Motivo: A empresa fechou.',
  ])
})

test.describe('a banner', () => {
  test.use({ consent: 'none' })

  test('is created, shown, clicked and counted', async ({
    page,
    openBrowser,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/400/)
    const description = newName('Feira')
    await openDesk(page, 'banners', description)
    await page.getByRole('button', { name: 'Rejeitar' }).click()
    await button(page, 'Novo banner').click()
    const dialog = dialogNamed(page, 'Novo banner')
    await expect(dialog.getByLabel('Tipo')).toBeFocused()
    await expectAccessible(page)
    await dialog.getByLabel('Tipo').selectOption('Mobile')
    await dialog.getByRole('textbox', { name: 'Descrição' }).fill(description)
    await dialog.getByRole('textbox', { name: 'Endereço' }).fill('javascript:alert(1)')
    await dialog.getByLabel('Fim').fill('2020-01-01T10:00')
    await button(dialog, 'Criar banner').click()
    // All that is wrong at once, before anything is sent.
    await expect(dialog.getByRole('textbox', { name: 'Endereço' })).toHaveAccessibleDescription(
      /Use um endereço do site/,
    )
    await expect(dialog.getByText('O fim já passou.')).toBeVisible()
    await expect(dialog.getByText(/^Por favor, envie uma imagem/)).toBeVisible()
    await dialog.getByLabel('Fim').fill('')
    await dialog.getByRole('textbox', { name: 'Endereço' }).fill('/softwares/erp')
    await page.keyboard.press('Escape')
    await button(dialogNamed(page, 'Descartar alterações'), 'Não').click()
    await expect(dialogNamed(page, 'Descartar alterações')).toBeHidden()
    const picture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#0b6b4f' } })
        .png()
        .toBuffer()
    const choose = async (width: number, height: number) =>
      dialog.locator('input[type=file]').setInputFiles({
        name: 'feira.png',
        mimeType: 'image/png',
        buffer: await picture(width, height),
      })
    const large = { name: 'feira.png', mimeType: 'image/png', buffer: Buffer.alloc(2 ** 21 + 1) }
    await dialog.locator('input[type=file]').setInputFiles(large)
    await button(dialog, 'Criar banner').click()
    await expect(dialog.getByText('A imagem excede o tamanho máximo de 2MB.')).toBeVisible()
    await choose(700, 300)
    await expect(dialog.getByText('A altura deve estar entre 36px e 100px.')).toBeVisible()
    await choose(700, 100)
    await button(dialog, 'Criar banner').click()
    await expect(page.getByText('Banner criado.')).toBeVisible()

    const visitor = await openBrowser({ viewport: { width: 360, height: 740 } })
    await visitor.emulateMedia({ reducedMotion: 'no-preference' })
    await visitor.clock.install()
    await openPage(visitor, '/about')
    await visitor.getByRole('button', { name: 'Aceitar' }).click()
    const strip = visitor.getByRole('complementary', { name: 'Publicidade em destaque' })
    const banner = strip.getByRole('link', { name: description })
    // The banners of this place take turns, every 5 s.
    await expect(async () => {
      await visitor.clock.runFor(5000)
      await expect(banner).toBeVisible({ timeout: 200 })
    }).toPass()
    const logged = visitor.waitForResponse('**/v1/bannerlog')
    await banner.click()
    expect((await logged).status()).toBe(200)
    await expect(visitor).toHaveURL('/softwares/erp')

    await page.reload()
    const row = page.getByRole('row').filter({ hasText: description })
    await expect(row.getByRole('cell').nth(5)).toHaveText('1')
    await chooseOption(page, description, 'Desativar')
    await expect(row).toContainText('Inativo')
    await chooseOption(page, description, 'Excluir')
    await button(dialogNamed(page, 'Excluir banner'), 'Excluir banner').click()
    await expect(page.getByText('Banner excluído.')).toBeVisible()
    await expect(row).toHaveCount(0)
  })
})

test('on a telephone an alert covers no button of what comes up from the bottom', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/500/)
  await page.setViewportSize({ width: 360, height: 740 })
  await openDesk(page, 'banners', 'Vagas em tecnologia')
  await button(page, 'Mais sobre Vagas em tecnologia').click()
  await chooseOption(page, 'Vagas em tecnologia', 'Excluir')
  const failed = { status: 500, json: { message: 'Não deu certo.' } }
  await page.route('**/v1/admin/banners/*', (route) => route.fulfill(failed))
  const confirm = button(dialogNamed(page, 'Excluir banner'), 'Excluir banner')
  await confirm.click()
  const alert = page.getByRole('alert')
  await expect(alert).toBeVisible()
  const [said, asked] = [await alert.boundingBox(), await confirm.boundingBox()]
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(asked?.y ?? 0)
})

test('an Admin imports a file and reads what came of it', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/400/)
  const name = newName('Importado')
  await openDesk(page, 'imports')
  await button(page, 'Importar arquivo').click()
  const dialog = dialogNamed(page, 'Importar softwares')
  const send = async (text: string) => {
    await dialog
      .getByLabel('Arquivo CSV')
      .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) })
    await button(dialog, 'Importar softwares').click()
  }
  await button(dialog, 'Importar softwares').click()
  await expect(dialog.getByText('Escolha um arquivo .csv.')).toBeVisible()
  await send('nada')
  await expect(dialog.getByText(/^Faltam colunas no arquivo/)).toBeVisible()
  await expectAccessible(page)
  const header = 'name,fabricante,comercializadoPor,category,slogan,description'
  await send(
    `${header}\n${name},Acme,acme.com.br,${OFFER_CATEGORY},Um slogan.,Uma descrição.\n,Acme,a,ERP,s,d`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}.csv`)
  await expect(page.getByText('Concluída')).toBeVisible()
  await expect(page.getByRole('table')).toContainText('falta o nome (name)')
  await expectWholeAtEveryWidth(page)
  const { data } = await (
    await page.request.get(`/v1/software/searchPaginados?query=${encodeURIComponent(name)}`)
  ).json()
  expect(data[0].name).toBe(name)
  await page.getByRole('link', { name: 'Todas as importações' }).click()
  await expect(page.getByRole('link', { name: `${name}.csv` })).toBeVisible()
})

test('the overview tells what waits, and the period is chosen', async ({ page }) => {
  await openDesk(page, '')
  await expect(page.getByRole('link', { name: /Sugestões de categoria/ })).toBeVisible()
  await page.getByRole('link', { name: '7 dias' }).click()
  await expect(page).toHaveURL(/dias=7/)
  await expect(page.getByRole('link', { name: '7 dias' })).toHaveAttribute('aria-current', 'true')

  // On a telephone each queue has two lines, however long its name and its promise are.
  await page.setViewportSize({ width: 360, height: 780 })
  const heights = () =>
    page
      .locator('[data-row]')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  await expect.poll(async () => Math.max(...(await heights()))).toBeLessThan(60)
})

test('a desk is found in any case of its address', async ({ page }) => {
  await enterAs(page, await asAdmin(page.request))
  await openPage(page, '/Admin/Users')
  await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
})

test('several rows at once, by the keyboard; a command leads on', async ({ page }) => {
  const login = await newAccount(page.request)
  const vendorId = await publishCompany(page.request, login)
  const name = newName('Par')
  for (const end of ['Um', 'Dois', 'Três'])
    await addOffer(page.request, login, vendorId, { tipo: 'Software', name: `${name} ${end}` })
  await enterAs(page, await asAdmin(page.request))
  await openPage(page, `/admin/offers?search=${encodeURIComponent(name)}&situacao=published`)
  await expect(page.getByText('3 ofertas', { exact: true })).toBeVisible()
  // What is decided makes room for the next one, which has focus then.
  await chooseOption(page, `${name} Três`, 'Ocultar')
  await giveReason(page, 'Ocultar página', 'Não existe.')
  await expect(page.getByRole('row').filter({ hasText: `${name} Dois` })).toBeFocused()
  for (const key of ['x', 'j', 'x']) await page.keyboard.press(key)
  const chosen = page.getByRole('region', { name: 'Selecionados' })
  await expect(chosen).toContainText('Seleção: 2 ofertas')
  // The way there leads past all the other rows.
  await page.keyboard.press('a')
  await expect(button(chosen, 'Ocultar')).toBeFocused()
  await page.keyboard.press('Enter')
  // What follows from it is said of several as of one.
  await expect(dialogNamed(page, 'Ocultar 2 ofertas')).toContainText('Sai da busca')
  await giveReason(page, 'Ocultar 2 ofertas', 'Não existem.')
  await expect(page.getByText('Ocultar: feito com 2 de 2.')).toBeVisible()
  await expect(page.getByText('0 ofertas', { exact: true })).toBeVisible()

  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Buscar telas e registros' })
  await expect(field).toBeFocused()
  // What no text can hold is left out of it.
  const asked = page.waitForResponse(/\/v1\/admin\/suppliers\?search=nada-assim-aqui&/)
  await field.fill('\0nada-assim-aqui')
  expect((await asked).status()).toBe(200)
  await expect(page.getByText('Nada encontrado.')).toBeVisible()
  await field.fill('regis')
  const found = page.getByRole('listbox', { name: 'Encontrados' })
  await expect(found.getByRole('option').first()).toContainText('Registro')
  await field.press('Enter')
  await expect(page).toHaveURL('/admin/audit')
  // The window is too low for all ways: the one to this screen is seen.
  const ways = page.getByRole('navigation', { name: 'Administração' })
  await expect(ways.getByRole('link', { name: 'Registro' })).toBeInViewport({ ratio: 1 })
})

test('in a wide window a row of accounts is a line of 44 px, with the whole e-mail', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { user } = await newAccount(page.request, 'equipe-de-compras.exemplo.com.br')
  // Alone: what other rows are about takes room from it.
  await openDesk(page, 'users', user.email)
  const row = page.locator('[data-row]').filter({ hasText: user.email })
  await expect(row).toBeVisible()
  expect(await row.evaluate((one) => one.clientHeight)).toBeLessThan(48)
})

test('an Admin may not change the own account', async ({ page }) => {
  const own = await newAdmin(page.request)
  await enterAs(page, await logIn(page.request, own.user.email))
  await openPage(page, `/admin/users?search=${encodeURIComponent(own.user.email)}`)
  await expect(page.getByRole('row').filter({ hasText: own.user.email })).toContainText('Você')
})

const DESKS = ['', 'users', 'suppliers', 'offers', 'banners', 'imports', 'search', 'audit']

test('the desks are for Admins only', async ({ page }) => {
  await enterAs(page, await newAccount(page.request))
  for (const desk of DESKS) {
    await page.goto(`/admin/${desk}`)
    await expect(page).toHaveURL('/')
  }
})

for (const desk of DESKS) {
  test(`/admin/${desk} is accessible and fits at every width`, async ({ page }) => {
    await enterAs(page, await asAdmin(page.request))
    await openPage(page, `/admin/${desk}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Carregando' })).toHaveCount(0)
    await expectWholeAtEveryWidth(page)
    // The last width is a telephone's: what is ticked there is no narrower than elsewhere.
    const widths = await page
      .getByRole('checkbox')
      .evaluateAll((ticks) => ticks.map((tick) => tick.getBoundingClientRect().width))
    expect(Math.min(18, ...widths)).toBe(18)
    // What a desk is for, and its filters, fold away there: rows begin high.
    const row = page.locator('[data-row]').first()
    const top = await row.evaluate((one) => one.getBoundingClientRect().top + window.scrollY)
    expect(top).toBeLessThan(320)
    const about = page.getByRole('button', { name: 'Sobre esta tela' })
    const lead = page.locator(`[id="${await about.getAttribute('aria-controls')}"]`)
    await expect(lead).toBeHidden()
    await about.click()
    await expect(lead).toBeVisible()
  })
}

test('what people searched for in vain becomes a synonym', async ({ page }) => {
  const text = 'vistoria cautelar'
  await enterAs(page, await asAdmin(page.request))
  await openPage(page, '/admin/search?parte=pesquisas')
  await button(page, `Criar sinônimo para ${text}`).click()
  const dialog = dialogNamed(page, 'Criar sinônimo')
  const terms = dialog.getByRole('textbox', { name: 'Termos que querem dizer o mesmo' })
  await expect(terms).toHaveValue(new RegExp(`^${text}`))
  await terms.fill(text)
  await button(dialog, 'Criar grupo').click()
  await expect(dialog.getByText(/Um termo sozinho não tem sinônimo/)).toBeVisible()
  await terms.fill(`${text}\nfolha de pagamento`)
  await button(dialog, 'Criar grupo').click()
  await expect(page.getByText('Grupo criado. A busca já o usa.')).toBeVisible()

  await page.getByRole('link', { name: 'Experimentar' }).click()
  await page.getByRole('searchbox', { name: 'Pergunta' }).fill(text)
  await button(page, 'Experimentar').click()
  await expect(page.getByRole('cell', { name: /folha de pagamento/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'O que as pessoas procuram' })).toBeVisible()
})

test('a search that is suggested is hidden, and shown again', async ({ page, visitor }) => {
  const text = 'assinatura eletrônica'
  const suggested = async () => {
    const answer = await visitor.request.get(
      `/v1/sugestoes?query=${encodeURIComponent(text)}&tipo=busca`,
    )
    return (await answer.json()).data.map(({ texto }: { texto: string }) => texto)
  }
  expect(await suggested()).toEqual([text])
  await enterAs(page, await asAdmin(page.request))
  await openPage(page, '/admin/search?parte=pesquisas')
  await button(page, `Ocultar ${text}`).click()
  const dialog = dialogNamed(page, 'Ocultar pesquisa')
  await expect(dialog.getByText(/Ninguém que digita vê sugerida/)).toBeVisible()
  await button(dialog, 'Ocultar').click()
  await expect(page.getByText('Grupo criado. A busca já o usa.')).toBeVisible()
  await expect(button(page, `Ocultar ${text}`)).toHaveCount(0)
  expect(await suggested()).toEqual([])

  await page.getByRole('link', { name: 'Grupos' }).click()
  await page.getByRole('searchbox', { name: 'Termo' }).fill(text)
  await page.getByRole('combobox', { name: 'Tipo' }).selectOption('Pesquisas ocultas')
  await page
    .getByRole('row', { name: `${text} Pesquisas ocultas` })
    .getByRole('button', { name: /^Opções de/ })
    .click()
  await button(page, 'Desligar').click()
  await expect(page.getByText(/Grupo desligado/)).toBeVisible()
  expect(await suggested()).toEqual([text])
})
