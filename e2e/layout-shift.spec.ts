import type { Page } from '@playwright/test'
import { DEMO, demoLogin, enterAs, newAccount } from './accounts.ts'
import { publishCompany } from './companies.ts'
import { expect, test, WIDTHS } from './fixtures.ts'

declare global {
  interface Window {
    shifts: { value: number; at: number }[]
  }
}

/** Most that a screen behind a login may move as it fills; Lighthouse calls up to .1 good. */
const MOST = 0.05

// What is on its way, and how long, is the same in each journey only where nothing was kept.
test.use({ isNewBrowser: true })

/** A telephone's line. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 400_000,
  uploadThroughput: 100_000,
}

interface Shifted {
  all: number
  /** What of it came after all of the page was read: a busy machine paints one that it has read half of. */
  later: number
}

/** How much of an address moves while it loads over a slow line. */
async function shiftOf(page: Page, address: string, whole: () => Promise<void>): Promise<Shifted> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW)
  await page.goto(address)
  await whole()
  await page.waitForLoadState('networkidle')
  const shifted = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const sumSince = (from = 0) =>
      window.shifts.reduce((sum, { value, at }) => (at < from ? sum : sum + value), 0)
    return { all: sumSince(), later: sumSince(navigation?.domInteractive) }
  })
  await session.detach()
  return shifted
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shifts.push({ value: entry.value, at: entry.startTime })
    }).observe({ type: 'layout-shift', buffered: true })
  })
})

/** At each width, an address moves no more than it may. @param whole once all of it is there @param most once it is read */
async function expectStill(
  page: Page,
  address: string,
  whole: () => Promise<void>,
  widths: readonly number[] = WIDTHS,
  most = MOST,
) {
  for (const width of widths) {
    // Of an address with an anchor that is open already nothing would load.
    await page.goto('/robots.txt')
    await page.setViewportSize({ width, height: 900 })
    const { all, later } = await shiftOf(page, address, whole)
    expect(later, `${address} at ${width} px`).toBeLessThanOrEqual(most)
    expect(all, `${address} at ${width} px, half read`).toBeLessThanOrEqual(MOST)
  }
}

test('public pages do not move at all as they open', async ({ page, request }) => {
  test.slow()
  const idOf = async (call: string) => (await (await request.get(call)).json()).data[0]._id
  for (const address of [
    '/',
    '/softwares',
    `/software/details/${await idOf('/v1/software/searchMelhores')}`,
    '/erp',
    `/supplier/details/${await idOf('/v1/vendors/fornecedoresavaliados')}`,
    '/suppliers',
    '/news',
    '/careers',
  ])
    await expectStill(
      page,
      address,
      () => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
      WIDTHS,
      0,
    )
})

test('where a payment leads back to stands still as the server is asked about it', async ({
  page,
}) => {
  await expectStill(
    page,
    '/payment/failure?payment_id=1&status=rejected&payment_type=credit_card',
    () => expect(page.getByRole('heading', { name: 'Pagamento não encontrado' })).toBeVisible(),
    WIDTHS,
    0,
  )
})

test('the wizard stands still as it opens', async ({ page, request }) => {
  await enterAs(page, await demoLogin(request, DEMO.user))
  await expectStill(page, '/supplier/new', () =>
    expect(page.getByRole('textbox', { name: 'CNPJ' })).toBeVisible(),
  )
})

test("a supplier's own page and area stand still as they open", async ({ page, request }) => {
  test.slow()
  const login = await demoLogin(request, DEMO.supplier)
  await enterAs(page, login)
  const { token } = login
  const answer = await request.get('/v1/resumo', { headers: { token } })
  const [{ _id }] = (await answer.json()).data.paginas
  await expectStill(page, `/supplier/details/${_id}`, () =>
    expect(page.getByRole('button', { name: 'Alterar página' })).toBeVisible(),
  )
  await expectStill(page, '/supplier/profile?aba=software', () =>
    expect(page.getByRole('heading', { name: 'Serviços' })).toBeVisible(),
  )
})

test('the area of a company that is not confirmed stands still as what it says of that comes', async ({
  page,
  request,
}) => {
  const login = await newAccount(request)
  const nomeFantasia = 'Prumo e Nível Sistemas Integrados para Construtoras'
  const id = await publishCompany(request, login, { nomeFantasia })
  await enterAs(page, login)
  await expectStill(
    page,
    `/supplier/profile?pagina=${id}&aba=publicidades`,
    () => expect(page.getByRole('region', { name: 'Cadastro ainda não confirmado' })).toBeVisible(),
    [360],
  )
})

test("a person's own profile stands still as its parts come", async ({ page, request }) => {
  test.slow()
  await enterAs(page, await demoLogin(request, DEMO.user))
  for (const [address, last] of [
    ['/user/profile#atividade', 'Minhas listas'],
    ['/user/profile#meus-pedidos', 'Minhas listas'],
    ['/user/profile#conta', 'Sessões abertas'],
  ] as const)
    await expectStill(page, address, () =>
      expect(page.getByRole('heading', { name: last })).toBeVisible(),
    )
})

test('what one watches stands still as its news come', async ({ page, request }) => {
  await enterAs(page, await demoLogin(request, DEMO.user))
  await expectStill(page, '/acompanhamentos', async () => {
    await expect(page.getByRole('heading', { name: 'Novidades' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Você acompanha', exact: true })).toBeVisible()
    await expect(page.getByRole('status')).toBeHidden()
  })
})

test('a page stands still as it learns of its reader’s own review, and where its address leads', async ({
  page,
  request,
}) => {
  const login = await demoLogin(request, DEMO.user)
  await enterAs(page, login)
  const answer = await request.get('/v1/minhas-avaliacoes', { headers: { token: login.token } })
  const { alvo } = (await answer.json()).data[0]
  await expectStill(
    page,
    `/software/details/${alvo._id}`,
    () => expect(page.getByRole('link', { name: 'Comprovar o uso' })).toBeVisible(),
    [768],
  )
  // What a telephone folds is open from the first, where the address leads to it.
  await expectStill(
    page,
    `/software/details/${alvo._id}?utm_source=carta#prontidao`,
    () => expect(page.getByLabel('Mostrar datas, confirmações')).toBeInViewport(),
    [360],
  )
})

test('a desk with a queue above its list stands still as it opens', async ({ page, request }) => {
  await enterAs(page, await demoLogin(request, DEMO.admin))
  // Where both are seen at once.
  await expectStill(
    page,
    '/admin/category',
    async () => {
      await expect(page.getByRole('heading', { name: 'Sugestões' })).toBeVisible()
      await expect(page.getByRole('table')).toBeVisible()
    },
    [768],
  )
})
