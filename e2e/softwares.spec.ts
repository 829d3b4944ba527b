import { expect, expectWholeAtEveryWidth, openPage, test } from './fixtures.ts'

test('from the home page to a software and on to its supplier', async ({ page }) => {
  await openPage(page, '/')
  const field = page.getByRole('combobox', { name: 'Qual software você procura?' })
  await field.fill('gestao')
  await field.press('Enter')
  await expect(page).toHaveURL('/softwares/gestao')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qual software você procura?')

  const results = page.getByRole('region', { name: 'Todos os resultados' })
  const card = results.getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/software\/details\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page).toHaveURL('/softwares/gestao')
  await expect(page.getByRole('combobox', { name: 'Pesquise por softwares' })).toHaveValue('gestao')
})

test('the home page shows the best rated, with ways to everything', async ({ page }) => {
  await openPage(page, '/')
  const best = page.getByRole('region', { name: 'Softwares mais bem avaliados' })
  await expect(best.getByRole('article')).toHaveCount(9)
  await expect(
    page.getByRole('region', { name: 'Fornecedores mais bem avaliados' }).getByRole('article'),
  ).toHaveCount(9)
  await expect(
    page.getByRole('region', { name: 'Últimas notícias' }).getByRole('article'),
  ).toHaveCount(9)
  await best.getByRole('link', { name: 'Ver todos' }).click()
  await expect(page).toHaveURL('/softwares')
})

test('an empty search goes nowhere', async ({ page }) => {
  await openPage(page, '/softwares')
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.getByRole('button', { name: 'Buscar' }).click()
  expect((await warning).text()).toBe('O campo de busca está vazio.')
  await expect(page).toHaveURL('/softwares')
})

test('cards tell name, cut description, rating and count', async ({ page }) => {
  const first = '/v1/software/searchPaginados?limit=21&ordem=relevancia'
  const { data } = await (await page.request.get(first)).json()
  await openPage(page, '/softwares')
  const best = page.getByRole('region', { name: 'Melhores avaliados' }).getByRole('article')
  await expect(best.getByRole('heading')).toHaveText(
    data.slice(0, 9).map(({ name }: { name: string }) => name),
  )
  const cards = page.getByRole('region', { name: 'Todos os resultados' }).getByRole('article')
  await expect(cards).toHaveCount(12)
  // The list goes on after those above it.
  for (const [index, offer] of data.slice(9).entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading')).toHaveText(offer.name)
    await expect(card).toContainText(`( ${offer.ratingCount} ) Avaliações`)
    if (offer.description.length > 50) {
      const [text = ''] = await card.getByText(/\.\.\.$/).allTextContents()
      const shown = text.slice(0, -3)
      expect(offer.description.startsWith(shown)).toBe(true)
      expect(shown.length).toBeGreaterThan(30)
      expect(shown.length).toBeLessThanOrEqual(50)
      // A whole word is the last one.
      expect(offer.description.slice(shown.length)).toMatch(/^[\s,;:.–—-]/)
    }
  }
})

test('the best rated go on sideways by arrows and by the keyboard, and the list after them', async ({
  page,
}) => {
  await openPage(page, '/softwares')
  const best = page.getByRole('region', { name: 'Melhores avaliados' })
  const last = best.getByRole('article').last()
  await expect(last).not.toBeInViewport()
  const next = page.getByRole('button', { name: 'Melhores avaliados: próximos' })
  await expect(page.getByRole('button', { name: 'Melhores avaliados: anteriores' })).toBeHidden()
  await next.focus()
  for (let presses = 0; presses < 3; presses += 1) await next.press('Enter')
  await expect(last).toBeInViewport()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()
  await page.getByRole('button', { name: 'Melhores avaliados: anteriores' }).click()
  await expect(next).toHaveAttribute('aria-disabled', 'false')

  const results = page.getByRole('region', { name: 'Todos os resultados' })
  const namesOf = () => results.getByRole('article').getByRole('heading').allTextContents()
  const first = await namesOf()
  await page.getByRole('link', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL('/softwares?page=2')
  await expect
    .poll(async () => (await namesOf()).filter((name) => first.includes(name)))
    .toEqual([])
})

test('pages are turned within their bounds, as cards or as rows, and a new search begins at the first', async ({
  page,
}) => {
  await openPage(page, '/softwares')
  const rows = page.getByRole('link', { name: 'Linhas' })
  await rows.click()
  await expect(page).toHaveURL('/softwares?visual=linhas')
  await expect(rows).toHaveAttribute('aria-current', 'true')
  const pager = page.getByRole('navigation', { name: 'Páginas' })
  await expect(pager.getByRole('link', { name: 'Página anterior' })).toHaveCount(0)
  await pager.getByRole('link', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL('/softwares?visual=linhas&page=2')
  await expect(pager.getByRole('link', { name: 'Página 2' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('region', { name: 'Melhores avaliados' })).toHaveCount(0)

  // Who presses twice goes two pages on, though the first is not there yet.
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/softwares.data*', async (route) => {
    await released
    await route.continue()
  })
  const next = pager.getByRole('link', { name: 'Próxima página' })
  await next.click()
  await expect(pager.getByRole('link', { name: 'Página 3' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await next.click()
  release()
  await expect(page).toHaveURL(/[?&]page=4\b/)

  await page.getByRole('combobox', { name: 'Pesquise por softwares' }).fill('erp')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL('/softwares/erp')
})

test('filters narrow the listing down, and what is chosen to be compared stays on every page', async ({
  page,
}) => {
  await openPage(page, '/softwares')
  const filters = page.getByRole('complementary', { name: 'Filtros' })
  const results = page.getByRole('region', { name: 'Todos os resultados' })
  const option = filters
    .getByRole('group', { name: 'Categoria', exact: true })
    .getByRole('listitem')
  const count = Number(/\d+$/.exec((await option.first().textContent()) ?? '')?.[0])
  await option.first().getByRole('checkbox').click()
  await expect(page).toHaveURL(/\/softwares\?categoria=/)
  await expect(results.getByRole('article')).toHaveCount(Math.min(count, 12))
  await page.getByLabel('Ordenar por').selectOption({ label: 'Nome' })
  await expect(page).toHaveURL(/&ordem=nome$/)

  await results
    .getByRole('checkbox', { name: /^Comparar/ })
    .first()
    .click()
  const tray = page.getByRole('region', { name: 'Softwares escolhidos' })
  await expect(tray).toContainText('1 de 4 escolhidos')
  await expect(page).toHaveURL(/comparar=/)
  await openPage(page, '/')
  await expect(tray).toContainText('1 de 4 escolhidos')
  await tray.getByRole('button', { name: 'Limpar' }).click()
  await expect(tray).toBeHidden()
})

test('a search that finds nothing says what to do', async ({ page }) => {
  await openPage(page, `/softwares/${encodeURIComponent('xyzxyz <b>%_\'"')}`)
  await expect(page.getByText('Nada encontrado para “xyzxyz <b>%_\'"”')).toBeVisible()
  await expect(page.getByText('Ainda não há softwares bem avaliados aqui')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Melhores avaliados' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Ver todos os softwares' }).click()
  await expect(page).toHaveURL('/softwares')
})

test('a misspelt name is still found', async ({ page }) => {
  const { data } = await (await page.request.get('/v1/software/searchMelhores')).json()
  const name: string = data[0].name
  const misspelt = name.slice(0, 2) + name.charAt(3) + name.charAt(2) + name.slice(4)
  await openPage(page, `/softwares/${encodeURIComponent(misspelt)}`)
  const results = page.getByRole('region', { name: 'Todos os resultados' })
  await expect(results.getByRole('article').first()).toContainText(name)
})

test('a repaired question is named, with a way to what was typed', async ({ page }) => {
  await openPage(page, '/softwares/gestao%20finnaceira%20gratuitissima')
  const results = page.getByRole('region', { name: 'Todos os resultados' })
  await expect(results.getByText(/^Mostrando resultados para gest[aã]o financeira/)).toBeVisible()
  await expect(
    results.getByText(
      'Nenhum software ou serviço tem a palavra gratuitissima: mostramos os outros.',
    ),
  ).toBeVisible()
  await expect(results.getByRole('article').first().locator('mark').first()).toBeVisible()
  await expectWholeAtEveryWidth(page)
  await results.getByRole('link', { name: 'gestao finnaceira gratuitissima' }).click()
  await expect(page).toHaveURL('/softwares/gestao%20finnaceira%20gratuitissima?literal=1')
  await results.getByRole('link', { name: 'Mostrar também resultados parecidos' }).click()
  await expect(page).toHaveURL('/softwares/gestao%20finnaceira%20gratuitissima')
})

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])
  test(`who searched sees results at once, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openPage(page, '/softwares/backup')
    const results = page.getByRole('region', { name: 'Todos os resultados' })
    await expect(results.getByRole('heading', { level: 3 }).first()).toBeInViewport()
    const best = page.getByRole('region', { name: 'Melhores avaliados' })
    const [above, below] = [await results.boundingBox(), await best.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  })

test('where nothing fits, the nearest ways out say how much they give', async ({ page }) => {
  await openPage(page, '/softwares?categoria=CRM&nota=1&tipo=Software')
  await expect(page.getByText('Nenhum software com estes filtros')).toBeVisible()
  const ways = page.getByRole('list', { name: 'O que mudar' }).getByRole('link')
  await expect(ways).not.toHaveCount(0)
  const count = /(\d+) softwares?$/.exec((await ways.first().textContent()) ?? '')?.[1]
  await ways.first().click()
  const results = page.getByRole('region', { name: 'Todos os resultados' })
  await expect(results.getByRole('status')).toHaveText(
    count === '1' ? '1 software' : `${count} softwares`,
  )
  await expect(results.getByRole('heading', { name: 'Todos os resultados' })).toBeFocused()
  await expect(results.getByRole('article').first()).toBeVisible()
})

test('chosen filters are taken away one by one by the keyboard', async ({ page }) => {
  await openPage(page, '/softwares?nota=4&tipo=Software')
  const chips = page.getByRole('list', { name: 'Filtros escolhidos' }).getByRole('link')
  await chips.first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/softwares?nota=4')
  // One filter is left, and what takes all of them away.
  await expect(chips).toHaveCount(2)
  await expect(chips.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/softwares')
  const heading = page.getByRole('heading', { name: 'Todos os resultados' })
  await expect(heading).toBeFocused()

  // All filters stand before the list: one press leads past them.
  const past = page.getByRole('link', { name: 'Pular para os resultados' })
  await past.focus()
  await expect(past).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()
  await expect(past).not.toBeInViewport()
})

test('on a telephone little stands before the first of a list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/softwares')
  const top = async (name: string, within: string) =>
    (await page.getByRole('region', { name }).locator(within).first().boundingBox())?.y ?? 0
  expect(await top('Melhores avaliados', 'article')).toBeLessThan(420)
  const [title, first] = [
    await top('Todos os resultados', 'h2'),
    await top('Todos os resultados', 'article'),
  ]
  expect(first - title).toBeLessThan(185)
})

test('with letters twice as large, the words of the order are read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openPage(page, '/softwares')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const order = page.getByRole('combobox', { name: 'Ordenar por' })
  const box = await order.boundingBox()
  expect(box?.width).toBeGreaterThan(250)
})

test('search engines list what was found as it was asked, and nothing that was guessed', async ({
  request,
}) => {
  const isListed = async (path: string) =>
    !(await (await request.get(path)).text()).includes('<meta name="robots" content="noindex')
  for (const path of ['/softwares', '/softwares/erp', '/softwares?categoria=ERP'])
    expect(await isListed(path), path).toBe(true)
  for (const path of [
    '/softwares/gestao%20finnaceira',
    '/softwares/erp%20gratuitissimo',
    '/softwares/xyzxyzqq',
    '/suppliers?search=erp',
  ])
    expect(await isListed(path), path).toBe(false)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search works and the content is there', async ({ page }) => {
    await page.goto('/softwares')
    await page.getByRole('combobox', { name: 'Pesquise por softwares' }).fill('erp')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL('/softwares/erp')
    const results = page.getByRole('region', { name: 'Todos os resultados' })
    await expect(results.getByRole('article').first()).toBeVisible()
  })
})
