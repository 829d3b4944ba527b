import { THEME_KEY } from '../src/platform/browser/storage-keys.ts'
import { expect, expectAccessible, logInBrowser, openPage, scrollBy, test } from './fixtures.ts'

/** The specification's five, then ways to two of its other places. */
const LINKS = ['Início', 'Sobre Nós', 'Softwares', 'Fornecedores', 'Notícias', 'Comparar', 'Vagas']

test('the top bar leads everywhere and stays in view', async ({ page, analytics }) => {
  await openPage(page, '/')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('navigation', { name: 'Principal' }).getByRole('link')).toHaveText(
    LINKS,
  )

  await bar.getByRole('link', { name: 'Fornecedores' }).click()
  await expect(page).toHaveURL('/suppliers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qual fornecedor você procura?')
  await bar.getByRole('link', { name: 'Sobre Nós' }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL('/suppliers')

  await expect
    .poll(async () =>
      (await analytics())
        .filter(({ event }) => event === 'page_view')
        .map((view) => view.page_path),
    )
    .toEqual(['/', '/suppliers', '/about', '/suppliers'])

  // Before scrolling it lies under the banner; afterwards it is fixed to the top of the window.
  expect((await bar.boundingBox())?.y).toBeGreaterThan(0)
  await scrollBy(page, 900)
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0)
})

test('the footer has the same links', async ({ page }) => {
  await openPage(page, '/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(LINKS)
  await expect(footer).toContainText('© 2024–2025')
  await expect(footer).toContainText('Modo demonstração')
  await expect(footer.getByRole('link', { name: 'caixa de saída' })).toHaveAttribute(
    'href',
    '/dev/outbox',
  )
})

test('without a connection a link says so, and what was typed stays', async ({
  page,
  allowConsoleErrors,
}) => {
  // What was to be fetched ahead.
  allowConsoleErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/)
  const screen = page.getByRole('dialog', { name: 'Sem conexão' })
  const retry = screen.getByRole('button', { name: 'Tentar de novo' })

  // Before the page is awake.
  await page.goto('/about')
  await page.context().setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Vagas' }).click()
  await retry.click()
  await expect(screen).toContainText('Ainda sem conexão.')
  await page.context().setOffline(false)
  await retry.click()
  await expect(page).toHaveURL('/careers')

  await openPage(page, '/suppliers')
  const field = page.getByPlaceholder('Pesquise por fornecedores')
  await field.fill('lince')
  await page.context().setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Sobre Nós' }).click()
  await retry.click()
  await expect(screen).toContainText('Ainda sem conexão.')
  await screen.getByRole('button', { name: 'Continuar nesta página' }).click()
  await expect(screen).toBeHidden()
  await expect(field).toHaveValue('lince')
  await field.press('Enter')
  await expect(screen).toBeVisible()
  await page.context().setOffline(false)
  await retry.click()
  await expect(page).toHaveURL(/lince/)
})

test('a site that the demonstration makes up ends at a page that says so', async ({ page }) => {
  await openPage(page, '/suppliers')
  const site = page.getByRole('main').locator('a[href*=".example"]').first()
  const opened = page.waitForEvent('popup')
  await site.click()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(
    'Este site é só um exemplo',
  )
})

test('an unknown address leads home', async ({ page }) => {
  await page.goto('/nada/que/exista')
  await expect(page).toHaveURL('/')
})

test('a look that is chosen holds on every page, and colours the bars of the browser', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const barColours = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    )
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await openPage(page, '/about')
  const light = { bars: await barColours(), ground: await ground() }
  expect(light.bars).toHaveLength(1)

  const look = page.getByRole('group', { name: 'Aparência' })
  await look.getByRole('button', { name: 'Escuro' }).click()
  await expect.poll(ground).not.toBe(light.ground)
  const dark = { bars: await barColours(), ground: await ground() }
  expect(dark.bars).toHaveLength(1)
  expect(dark.bars).not.toEqual(light.bars)

  await openPage(page, '/careers')
  expect({ bars: await barColours(), ground: await ground() }).toEqual(dark)
  await look.getByRole('button', { name: 'Sistema' }).click()
  await expect.poll(ground).toBe(light.ground)
  expect(await barColours()).toEqual(light.bars)

  // What is no look, as an older site may have left it, leaves it to the system.
  await page.evaluate((key) => localStorage.setItem(key, 'sepia'), THEME_KEY)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPage(page, '/about')
  expect({ bars: await barColours(), ground: await ground() }).toEqual(dark)
})

test('a visitor is offered the way in', async ({ page }) => {
  await openPage(page, '/')
  await expect(page.getByRole('button', { name: 'Menu da conta' })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Buscar softwares' })).toHaveCount(0)
  const enter = page.getByRole('button', { name: 'Entre ou cadastre-se' })
  await enter.click()
  const dialog = page.getByRole('dialog', { name: 'Entre na sua conta' })
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(enter).toBeFocused()
})

test('someone logged in has a search and a menu, which closes by itself', async ({ page }) => {
  await logInBrowser(page)
  await openPage(page, '/about')
  const avatar = page.getByRole('button', { name: 'Menu da conta' })
  const menu = page.getByRole('navigation', { name: 'Conta' })

  await avatar.click()
  await expect(menu.getByRole('link')).toHaveText([
    'Perfil',
    'Minhas listas',
    'O que acompanho',
    'Seja um fornecedor',
  ])
  await scrollBy(page, 200)
  await expect(menu).toBeHidden()

  // What arrives late above the window moves the scroll, and nothing that is seen.
  await avatar.click()
  const before = await page.evaluate(() => scrollY)
  await page.getByRole('main').evaluate((main) => {
    main.prepend(Object.assign(document.createElement('div'), { style: 'height: 300px' }))
  })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 300)
  await expect(menu).toBeVisible()
  await scrollBy(page, 50)
  await expect(menu).toBeHidden()

  await avatar.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(menu).toBeHidden()

  await avatar.click()
  // From within: focus stands on the avatar anyway until somebody goes on.
  await menu.getByRole('link', { name: 'Perfil' }).focus()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(avatar).toBeFocused()

  const search = page.getByRole('combobox', { name: 'Buscar softwares' })
  await search.fill('folha de pagamento')
  await search.press('Enter')
  await expect(page).toHaveURL('/softwares/folha%20de%20pagamento')

  await avatar.click()
  await menu.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible()
  // Of nobody: what this browser allows to be measured.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['consent'])
})

test('who is logged in is not offered the way in, before any script is there', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_FAILED/)
  await page.route('**/assets/*.js', (route) => route.abort())
  const bar = page.getByRole('banner')
  const ways = [
    bar.getByRole('button', { name: 'Entre ou cadastre-se' }),
    bar.getByRole('button', { name: 'Seja um fornecedor' }),
  ]
  await page.goto('/')
  for (const way of ways) await expect(way).toBeVisible()
  await logInBrowser(page)
  await page.reload()
  await expect(bar.getByRole('link', { name: 'Softwares' })).toBeVisible()
  for (const way of ways) await expect(way).toBeHidden()
})

test('a remembered login leaves only what it remembers', async ({ page }) => {
  await logInBrowser(page)
  await openPage(page, '/')
  await page.evaluate(() => {
    localStorage.setItem('isSaveLogin', 'true')
    localStorage.setItem('email', 'ana@exemplo.demo.praca')
    localStorage.setItem('password', 'credencial-deste-navegador')
  })
  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(kept).toEqual(['consent', 'email', 'isSaveLogin', 'password'])
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the hamburger opens the links and closes by itself', async ({ page }) => {
    await openPage(page, '/about')
    const toggle = page.getByRole('button', { name: 'Abrir menu' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await toggle.click()
    await expect(menu.getByRole('link')).toHaveText(LINKS)
    await expectAccessible(page)
    await scrollBy(page, 300)
    await expect(menu).toBeHidden()

    await toggle.click()
    await menu.getByRole('link', { name: 'Softwares' }).click()
    await expect(page).toHaveURL('/softwares')
    await expect(menu).toBeHidden()
  })
})

test('the banner above rotates every 5 s and counts its clicks', async ({ page, analytics }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await openPage(page, '/suppliers')
  const strip = page.getByRole('complementary', { name: 'Publicidade em destaque' })
  const banner = strip.getByRole('img')
  const first = await banner.getAttribute('alt')
  await page.clock.runFor(5000)
  await expect(banner).not.toHaveAttribute('alt', first ?? '')
  const running = await (await page.request.get('/v1/banner?type=App')).json()
  await page.clock.runFor(5000 * (running.data.length - 1))
  await expect(banner).toHaveAttribute('alt', first ?? '')

  await strip.getByRole('button', { name: 'Pausar publicidades' }).click()
  await page.mouse.move(0, 400)
  await page.clock.runFor(10_000)
  await expect(banner).toHaveAttribute('alt', first ?? '')
  await strip.getByRole('button', { name: 'Continuar publicidades' }).click()
  await page.mouse.move(0, 400)
  await page.clock.runFor(5000)
  await expect(banner).not.toHaveAttribute('alt', first ?? '')

  await banner.click()
  expect((await analytics()).filter(({ event }) => event === 'click_banner')).toHaveLength(1)
})

test('a failed call is told for 3 s, and the loading indicator follows calls', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503|Failed to load resource/)
  const { data } = await (await page.request.get('/v1/software/searchMelhores')).json()
  const start = new Date('2026-06-01T12:00:00Z')
  await page.clock.install({ time: start })
  await openPage(page, `/software/details/${data[0]._id}`)
  await page.clock.pauseAt(start.getTime() + 60_000)

  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/v1/comments?**', async (route) => {
    await answered
    await route.fulfill({
      status: 503,
      json: { data: null, message: '', error: 'O serviço está fora do ar.' },
    })
  })
  const loading = page.getByRole('status', { name: 'Carregamento' })
  await expect(loading).toHaveAttribute('data-loading', 'false')
  await page.getByRole('button', { name: 'Visualizar todas as avaliações' }).click()
  await expect(loading).toHaveAttribute('data-loading', 'true')
  answer()
  // The list says in its place, and for as long as it lasts, that it could not be loaded.
  const alert = page.getByRole('region', { name: 'Avisos' }).getByRole('alert')
  await expect(alert).toContainText('O serviço está fora do ar.')
  await expect(loading).toHaveAttribute('data-loading', 'false')
  await page.clock.runFor(2900)
  await expect(alert).toBeVisible()
  await page.clock.runFor(200)
  await expect(alert).toBeHidden()
})
