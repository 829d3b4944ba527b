import type { Page, Request } from '@playwright/test'
import { DEMO, demoLogin, enterAs, newAccount } from './accounts.ts'
import { expect, expectWhole, openPage, test, WIDTHS } from './fixtures.ts'

test.use({ consent: 'none' })

/** In the place of Google's library: nothing but what proves that it ran. */
const GTAG_SCRIPT = `document.cookie = '_ga=1; path=/'; document.cookie = '_ga_PRACATESTE=1; path=/'`

/** Requests that measure, as they leave. */
async function watch(page: Page) {
  const sent: Request[] = []
  page.on('request', (request) => {
    const { pathname, hostname } = new URL(request.url())
    const measures = /^\/v1\/(events|bannerlog|consent)/.test(pathname)
    if (measures || hostname.endsWith('googletagmanager.com')) sent.push(request)
  })
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: GTAG_SCRIPT }),
  )
  return {
    all: () => sent.map((request) => new URL(request.url()).pathname),
    of: (path: string) => sent.filter((request) => request.url().includes(path)),
    /** Events that were sent to be counted, oldest first. */
    events: () =>
      sent
        .filter((request) => request.url().endsWith('/v1/events'))
        .flatMap((request) => request.postDataJSON().events as Record<string, string>[]),
  }
}

const notice = (page: Page) => page.getByRole('region', { name: 'Aviso de privacidade' })
const answer = (page: Page, text: 'Aceitar' | 'Rejeitar') =>
  notice(page).getByRole('button', { name: text }).click()
const preferences = (page: Page) => page.getByRole('region', { name: 'Suas preferências' })

const topBanner = (page: Page) =>
  page.getByRole('complementary', { name: 'Publicidade em destaque' }).getByRole('link')

/** Leaves the page, which sends what waits. */
const leave = (page: Page) => page.goto('/health')

test('nothing leaves before an answer, nor after a refusal', async ({ page }) => {
  const sent = await watch(page)
  await openPage(page, '/')
  await expect(notice(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Sobre Nós' }).click()
  await topBanner(page).click()

  await openPage(page, '/about')
  await answer(page, 'Rejeitar')
  await expect(notice(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible()
  await topBanner(page).click()
  await openPage(page, '/softwares')
  await expect(notice(page)).toBeHidden()
  await leave(page)
  expect(sent.all()).toEqual([])
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('_ga'))).toEqual([])
})

test('who agrees is counted: pages, banners seen once a page, a click once', async ({
  page,
  request,
}) => {
  const sent = await watch(page)
  await openPage(page, '/softwares/erp')
  await answer(page, 'Aceitar')
  await page.getByRole('banner').getByRole('link', { name: 'Fornecedores' }).click()
  await expect(page).toHaveURL('/suppliers')
  // A view and the banner above, on each of the two.
  await expect.poll(() => sent.events().length).toBeGreaterThanOrEqual(4)

  const logged = page.waitForResponse('**/v1/bannerlog')
  await topBanner(page).click()
  expect((await logged).status()).toBe(200)
  await leave(page)

  const views = sent.events().filter(({ event }) => event === 'page_view')
  expect(views.slice(0, 2).map((view) => view.page_path)).toEqual(['/softwares/erp', '/suppliers'])
  const clicks = sent.of('/v1/bannerlog').map((click) => click.postDataJSON())
  expect(clicks).toEqual([expect.objectContaining({ user: null })])

  // Between two page views no banner is reported twice.
  const seen = new Set<string>()
  for (const { event, banner_id = '' } of sent.events()) {
    if (event === 'page_view') seen.clear()
    else {
      expect(seen).not.toContain(banner_id)
      seen.add(banner_id)
    }
  }

  const { token } = await demoLogin(request, DEMO.admin)
  await expect(async () => {
    const answered = await request.get('/v1/admin/analytics', { headers: { token } })
    const { pages, banners } = (await answered.json()).data
    const paths = pages.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/softwares', '/suppliers']))
    const clicked = banners.find(({ _id }: { _id: string }) => _id === clicks[0].bannerId)
    expect(clicked.clicks).toBeGreaterThanOrEqual(1)
    // Which banner was clicked is up to their turns: it may have come just then.
    const told = sent.events().flatMap(({ banner_id }) => banner_id ?? [])
    expect(told).not.toEqual([])
    for (const id of told) {
      const { impressions } = banners.find(({ _id }: { _id: string }) => _id === id)
      const times = told.filter((other) => other === id).length
      expect(impressions).toBeGreaterThanOrEqual(times)
    }
  }).toPass()
})

test('a banner out of sight is not counted', async ({ page }) => {
  const sent = await watch(page)
  await page.setViewportSize({ width: 1280, height: 500 })
  await openPage(page, '/')
  await answer(page, 'Aceitar')
  const block = page.getByRole('main').getByRole('complementary', { name: 'Publicidade' })
  const told = () => sent.events().filter(({ event }) => event === 'banner_impression').length
  await expect.poll(told).toBe(1)
  await block.scrollIntoViewIfNeeded()
  await expect.poll(told).toBe(4)
})

test('the answer outlives a logout and can be changed', async ({ page, request }) => {
  const account = await newAccount(request)
  await enterAs(page, account)
  const sent = await watch(page)
  await openPage(page, '/about')
  await answer(page, 'Aceitar')
  await expect.poll(() => sent.of('/v1/consent').length).toBe(1)

  await page.getByRole('button', { name: 'Menu da conta' }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('button', { name: 'Entre ou cadastre-se' })).toBeVisible()
  await page.reload()
  await openPage(page, '/about')
  await expect(notice(page)).toBeHidden()

  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Preferências de privacidade' }).click()
  await expect(page).toHaveURL('/privacidade#preferencias')
  await expect(preferences(page)).toBeInViewport()
  await expect(preferences(page)).toContainText('Você aceitou em')
  const boxes = preferences(page).getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) {
    await expect(box).toBeChecked()
    await box.uncheck()
  }
  await preferences(page).getByRole('button', { name: 'Salvar preferências' }).click()
  await expect(page.getByRole('status').getByText('Preferências salvas.')).toBeVisible()
  await expect(preferences(page)).toContainText('Você rejeitou em')
  await expect
    .poll(() => sent.of('/v1/consent').map((each) => each.method()))
    .toEqual(['POST', 'DELETE'])

  const before = sent.events().length
  await openPage(page, '/softwares')
  await leave(page)
  expect(sent.events()).toHaveLength(before)
})

test('Google is told only after it was allowed, and forgotten with it', async ({
  page,
  allowConsoleErrors,
}) => {
  // Whether the link holds is answered, or not, before its page is left.
  allowConsoleErrors(/400/)
  const sent = await watch(page)
  await openPage(page, '/changepassword/segredo-do-link')
  await openPage(page, '/privacidade')
  await preferences(page)
    .getByRole('checkbox', { name: /^Contagem/ })
    .check()
  await preferences(page).getByRole('button', { name: 'Salvar preferências' }).click()
  await expect.poll(() => sent.events().length).toBeGreaterThan(0)
  expect(sent.of('googletagmanager')).toEqual([])

  await preferences(page)
    .getByRole('checkbox', { name: /^Google/ })
    .check()
  await preferences(page).getByRole('button', { name: 'Salvar preferências' }).click()
  await expect
    .poll(() => sent.of('googletagmanager').map((each) => each.url()))
    .toEqual(['https://www.googletagmanager.com/gtag/js?id=G-PRACATESTE&l=gtagLayer'])
  const layer = () =>
    page.evaluate(() => (window.gtagLayer ?? []).map((command) => [...(command as unknown[])]))
  await expect.poll(layer).toContainEqual(['event', 'page_view', { page_path: '/privacidade' }])
  expect(JSON.stringify(await layer())).not.toContain('segredo')

  const cookies = async () =>
    (await page.context().cookies()).filter(({ name }) => name.startsWith('_ga'))
  await expect.poll(cookies).toHaveLength(2)
  await preferences(page)
    .getByRole('checkbox', { name: /^Google/ })
    .uncheck()
  await preferences(page).getByRole('button', { name: 'Salvar preferências' }).click()
  await expect.poll(cookies).toEqual([])
  const told = (await layer()).length
  await page.getByRole('banner').getByRole('link', { name: 'Softwares' }).click()
  await expect(page).toHaveURL('/softwares')
  expect(await layer()).toHaveLength(told)
})

test('the notice is accessible at every width, and hides nothing for good', async ({ page }) => {
  await openPage(page, '/')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    await expect(notice(page)).toBeVisible()
    await expectWhole(page)

    const accept = notice(page).getByRole('button', { name: 'Aceitar' })
    const reject = notice(page).getByRole('button', { name: 'Rejeitar' })
    const [one, other] = [await accept.boundingBox(), await reject.boundingBox()]
    expect(one).toMatchObject({ width: other?.width, height: other?.height, y: other?.y })
    const look = (button: Element) => {
      const { color, backgroundColor, fontWeight, borderColor } = getComputedStyle(button)
      return { color, backgroundColor, fontWeight, borderColor }
    }
    expect(await accept.evaluate(look)).toEqual(await reject.evaluate(look))

    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
    const end = await page.getByRole('contentinfo').boundingBox()
    const top = (await notice(page).boundingBox())?.y ?? 0
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top + 1)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  }
})

test('deeds of a product are in sight above the notice', async ({ page, request }) => {
  const { data } = await (await request.get('/v1/software/searchMelhores')).json()
  // Here it is at its longest: it asks for Google as well.
  await page.setViewportSize({ width: 360, height: 770 })
  await openPage(page, `/software/details/${data[0]._id}`)
  await expect(notice(page)).toBeVisible()
  const rate = await page.getByRole('button', { name: 'Avaliar' }).boundingBox()
  const top = (await notice(page).boundingBox())?.y ?? 0
  expect((rate?.y ?? 0) + (rate?.height ?? 0)).toBeLessThanOrEqual(top)
})

test('the notice is reached by keyboard before the page', async ({ page }) => {
  await openPage(page, '/termos')
  await expect(notice(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(notice(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(notice(page).getByRole('button', { name: 'Aceitar' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(notice(page).getByRole('button', { name: 'Rejeitar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('pages come without the notice: they are the same for everyone', async ({ request }) => {
  expect(await (await request.get('/')).text()).not.toContain('Aviso de privacidade')
})
