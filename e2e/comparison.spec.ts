import type { APIRequestContext, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectWholeAtEveryWidth,
  openPage,
  test,
} from './fixtures.ts'

const items = (page: Page) => page.getByRole('main').getByRole('article')
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filtros' })
const group = (page: Page, title: string) =>
  filters(page).getByRole('group', { name: title, exact: true })
/** Opens a group that begins folded. */
const unfold = (page: Page, title: string) =>
  filters(page).getByText(title, { exact: true }).filter({ visible: true }).click()
const choices = (page: Page) => page.getByRole('checkbox', { name: /^Comparar/ })
const bar = (page: Page) => page.getByRole('region', { name: 'Softwares escolhidos' })

/** How many results the list says to have. */
const total = (page: Page, count: number) =>
  expect(page.getByRole('status').filter({ hasText: /software/ })).toHaveText(
    count === 1 ? '1 software' : `${count} softwares`,
  )

/** Ids of software of a category. */
async function idsOf(request: APIRequestContext, category: string, count: number) {
  const search = new URLSearchParams({ categoria: category })
  const { data } = await (await request.get(`/v1/software/searchPaginados?${search}`)).json()
  return (data as { _id: string; name: string }[]).slice(0, count)
}

test('the list is numbered and tells what people think', async ({ page }) => {
  await openPage(page, '/erp')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare softwares de ERP')
  const first = items(page).first()
  await expect(first.getByRole('heading', { level: 3 })).toHaveText(/^1\. /)
  await expect(first).toContainText(/\d,\d/)
  await expect(first.getByRole('link', { name: /^\( \d+ \) Avaliações$/ })).toBeVisible()
  await expect(first.getByRole('blockquote')).not.toBeEmpty()
  await expect(items(page).nth(1).getByRole('heading', { level: 3 })).toHaveText(/^2\. /)
  await first.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/software\/details\//)
})

test('several filters at once, kept in the address, back and after a reload', async ({ page }) => {
  await openPage(page, '/erp')
  const before = await items(page).count()
  const four = group(page, 'Nota').getByRole('checkbox', { name: '4 estrelas' })
  await four.click()
  await expect(page).toHaveURL('/erp?nota=4')
  // Who changes filters by the keyboard stays where they are.
  await expect(four).toBeFocused()
  await expect(four).toBeChecked()
  await expect.poll(() => items(page).count()).toBeLessThan(before)
  const four_only = await items(page).count()
  await total(page, four_only)

  await group(page, 'Nota').getByRole('checkbox', { name: '3 estrelas' }).click()
  await expect(page).toHaveURL('/erp?nota=3&nota=4')
  await expect.poll(() => items(page).count()).toBeGreaterThan(four_only)

  await unfold(page, 'Empresa')
  const company = group(page, 'Empresa').getByRole('checkbox').first()
  await company.click()
  await expect(company).toBeChecked()
  await expect(items(page)).toHaveCount(1)
  await total(page, 1)
  const name = await items(page).first().getByRole('heading').textContent()
  const address = page.url()
  await page.reload()
  await expect(items(page).first().getByRole('heading')).toHaveText(name ?? '')
  await expect(group(page, 'Nota').getByRole('checkbox', { name: '4 estrelas' })).toBeChecked()

  await page.goBack()
  await expect(page).toHaveURL('/erp?nota=3&nota=4')
  await expect(group(page, 'Empresa').getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL(address)
  await expect(items(page)).toHaveCount(1)

  const chosen = page.getByRole('list', { name: 'Filtros escolhidos' })
  await chosen.getByRole('link', { name: 'Remover filtro 3 estrelas' }).click()
  await expect(group(page, 'Nota').getByRole('checkbox', { name: '3 estrelas' })).not.toBeChecked()
  await chosen.getByRole('link', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL('/erp')
  await expect(items(page)).toHaveCount(before)
})

test('what an option counts is what it finds', async ({ page }) => {
  await openPage(page, '/erp')
  const all = await items(page).count()
  for (const title of ['Categoria', 'Empresa', 'Fornecedor']) {
    if (title !== 'Categoria') await unfold(page, title)
    const option = group(page, title).getByRole('listitem').first()
    const count = Number(/\d+$/.exec((await option.textContent()) ?? '')?.[0])
    await option.getByRole('checkbox').click()
    await total(page, count)
    await expect(items(page)).toHaveCount(count)
    await page.goBack()
    await total(page, all)
  }
})

test("five options are shown before 'Ver mais'", async ({ page }) => {
  await openPage(page, '/erp')
  await unfold(page, 'Empresa')
  const options = group(page, 'Empresa').getByRole('checkbox')
  await expect(options).toHaveCount(5)
  await group(page, 'Empresa').getByRole('button', { name: 'Ver mais' }).click()
  await expect.poll(() => options.count()).toBeGreaterThan(5)
  await options.last().click()
  // What is chosen stays in sight.
  await group(page, 'Empresa').getByRole('button', { name: 'Ver menos' }).click()
  await expect(options).toHaveCount(6)
  await expect(options.last()).toBeChecked()
})

test('another order, and filters that find nothing', async ({ page }) => {
  await openPage(page, '/erp')
  await page.getByLabel('Ordenar por').selectOption({ label: 'Nome' })
  await expect(page).toHaveURL('/erp?ordem=nome')
  await expect
    .poll(async () => {
      const names = await items(page).getByRole('heading').allTextContents()
      const bare = names.map((text) => text.replace(/^\d+\. /, ''))
      return bare.join() === bare.toSorted((a, b) => a.localeCompare(b, 'pt-BR')).join()
    })
    .toBe(true)

  await openPage(page, '/erp?nota=1&ordem=nome')
  await expect(page.getByText('Nenhum software com este filtro')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Limpar filtros' }).last().click()
  await expect(page).toHaveURL('/erp?ordem=nome')
  await expect(items(page).first()).toBeVisible()
})

test('the main categories and any other', async ({ page }) => {
  await openPage(page, '/erp')
  const categories = page.getByRole('navigation', { name: 'Categorias' })
  await categories.getByRole('link', { name: 'CRM' }).click()
  await expect(page).toHaveURL('/erp?categoria=CRM')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare softwares de CRM')
  await expect(categories.getByRole('link', { name: 'CRM' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('combobox', { name: 'Outra categoria' }).fill('gestão de estoque')
  await page.getByRole('button', { name: 'Ver categoria' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Compare softwares de Gestão de estoque',
  )
})

test('a category that is not there leads on', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/)
  const answer = await page.goto('/erp?categoria=Inexistente')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Não há a categoria “Inexistente”')).toBeVisible()
  await page.getByRole('link', { name: 'Comparar softwares de ERP' }).click()
  await expect(page).toHaveURL('/erp')

  await page.goto('/erp?categoria=de+estoque')
  const alike = page.getByRole('list', { name: 'Categorias parecidas' })
  await alike.getByRole('link', { name: 'Gestão de estoque' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Compare softwares de Gestão de estoque',
  )
})

test('part of a name is enough for the one category that has it', async ({ page }) => {
  await openPage(page, '/erp')
  const field = page.getByRole('combobox', { name: 'Outra categoria' })
  const found = page.waitForResponse(/\/v1\/category\/search/)
  await field.fill('de estoque')
  await found
  await expect(page.locator('datalist option')).toHaveCount(1)
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Compare softwares de Gestão de estoque',
  )
})

test('what was chosen goes along to another category', async ({ page }) => {
  await openPage(page, '/erp')
  await choices(page).first().click()
  await expect(bar(page)).toContainText('1 de 4 escolhidos')
  await page
    .getByRole('navigation', { name: 'Categorias' })
    .getByRole('link', { name: 'CRM' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare softwares de CRM')
  await choices(page).first().click()
  await expect(bar(page)).toContainText('2 de 4 escolhidos')
})

test('up to four are chosen, whatever the filters, and seen side by side', async ({ page }) => {
  await openPage(page, '/erp')
  await choices(page).nth(0).click()
  await expect(bar(page)).toContainText('1 de 4 escolhidos')
  await expect(bar(page).getByRole('button', { name: 'Comparar', exact: true })).toBeDisabled()
  await choices(page).nth(1).click()
  await expect(bar(page)).toContainText('2 de 4 escolhidos')
  await expect(page).toHaveURL(/\?comparar=[\da-f-]+&comparar=[\da-f-]+$/)

  // Filters, another category and a reload leave the choice as it is.
  await group(page, 'Nota').getByRole('checkbox', { name: '3 estrelas' }).click()
  await expect(page).toHaveURL(/nota=3/)
  await expect(bar(page)).toContainText('2 de 4 escolhidos')
  await page.reload()
  await expect(bar(page)).toContainText('2 de 4 escolhidos')
  await openPage(page, page.url().replace('nota=3', ''))
  await choices(page).nth(2).click()
  await choices(page).nth(3).click()
  await expect(bar(page)).toContainText('4 de 4 escolhidos')
  await choices(page).nth(4).click()
  await expect(page.getByText('Tire um deles para incluir outro.')).toBeVisible()
  await expect(choices(page).nth(4)).not.toBeChecked()
  await choices(page).nth(0).click()
  await expect(bar(page)).toContainText('3 de 4 escolhidos')

  await bar(page).getByRole('link', { name: 'Comparar' }).click()
  await expect(page).toHaveURL(/\/erp\/comparar\?id=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ × .+ × /)
  await expect(page.getByRole('main')).toBeFocused()
  const table = page.getByRole('table')
  for (const row of ['Nota', 'Avaliações', 'Categorias', 'Fabricante', 'Fornecedores']) {
    await expect(table.getByRole('rowheader', { name: row, exact: true })).toBeVisible()
  }
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  // A group is folded by its title; on paper it is open.
  const plans = table.getByRole('rowheader', { name: 'Planos' })
  await table.getByRole('button', { name: 'Ficha do produto' }).click()
  await expect(plans).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(plans).toBeVisible()
  await expect(table.getByRole('button', { name: 'Ficha do produto' })).toBeVisible()
  await page.emulateMedia({ media: null })
  await table.getByRole('link', { name: 'Remover' }).first().click()
  await expect(table.getByRole('columnheader')).toHaveCount(3)

  // Another one is added without leaving: of the alternatives, or by what it does.
  await page.getByRole('link', { name: 'Adicionar outro' }).click()
  const adding = page.getByRole('dialog', { name: 'Adicionar à comparação' })
  await expect(adding.getByText('Alternativas a')).toBeVisible()
  const field = adding.getByRole('searchbox', { name: 'Nome do software ou o que ele faz' })
  await expect(field).toBeFocused()
  await field.fill('folha de pagamento')
  const options = adding.getByRole('list', { name: 'Softwares para adicionar' })
  await options.getByRole('link').filter({ hasText: 'Folha' }).first().click()
  await expect(adding).toBeHidden()
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(page).toHaveURL(/\/erp\/comparar\?(id=[^&]+&){2}id=[^&]+$/)
  await page.goBack()
  await expect(table.getByRole('columnheader')).toHaveCount(3)

  await page.getByRole('link', { name: 'Adicionar outro' }).click()
  await adding.getByRole('link', { name: 'Procurar na lista, com filtros' }).click()
  await expect(bar(page)).toContainText(/[23] de 4 escolhidos/)
  await bar(page).getByRole('button', { name: 'Limpar' }).click()
  await expect(bar(page)).toBeHidden()
  await expect(page).toHaveURL('/erp')
})

test('a shared comparison tells what is gone, and too few lead back', async ({ page, request }) => {
  const [one, two] = await idsOf(request, 'CRM', 2)
  const gone = '01999999-0000-7000-8000-000000000000'
  const html = await (
    await request.get(`/erp/comparar?id=${one?._id}&id=${two?._id}&id=${gone}`)
  ).text()
  expect(html).toContain(one?.name)
  expect(html).toContain('noindex')
  await openPage(page, `/erp/comparar?id=${one?._id}&id=${two?._id}&id=${gone}`)
  await expect(page.getByText('não está mais no catálogo')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  // The same one asked for twice is one, and none is missing.
  await openPage(page, `/erp/comparar?id=${one?._id}&id=${two?._id}&id=${two?._id.toUpperCase()}`)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByText('no catálogo, e')).toBeHidden()
  const five = (await idsOf(request, 'ERP', 5)).map(({ _id }) => `id=${_id}`)
  await openPage(page, `/erp/comparar?${five.join('&')}`)
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  await expect(page.getByText('Só 4 softwares são comparados de cada vez')).toBeVisible()
  await openPage(page, `/erp/comparar?id=${one?._id}`)
  await expect(page.getByText('Escolha ao menos 2 softwares')).toBeVisible()
  await page.getByRole('link', { name: 'Escolher softwares' }).click()
  await expect(bar(page)).toContainText('1 de 4 escolhidos')
})

test('words narrow the comparison of a category down, and say how they were read', async ({
  page,
}) => {
  await openPage(page, '/erp')
  const field = page.getByRole('searchbox', { name: 'Pesquise em ERP' })
  await field.fill('nota fiscall')
  await field.press('Enter')
  await expect(page).toHaveURL('/erp?search=nota+fiscall')
  await expect(page.getByText('Mostrando resultados para nota fiscal')).toBeVisible()
  await expect(items(page).first().locator('mark').first()).toBeVisible()
  await expectAccessible(page)
  // What somebody types while the page still changes stays.
  const held: (() => Promise<void>)[] = []
  await page.route('**/erp.data*', (route) => held.push(() => route.continue()))
  await page.getByRole('link', { name: 'Limpar busca' }).click()
  await field.fill('odontologia')
  for (const go of held) await go()
  await page.unroute('**/erp.data*')
  await expect(page).toHaveURL('/erp')
  await expect(page.getByRole('link', { name: 'Limpar busca' })).toHaveCount(0)
  await expect(field).toHaveValue('odontologia')
  await field.press('Enter')
  await expect(page.getByText('Nada encontrado em ERP para “odontologia”')).toBeVisible()
  await page.getByRole('link', { name: /^Ver em todo o catálogo: \d/ }).click()
  await expect(page).toHaveURL('/softwares/odontologia')
  await expect(items(page).first()).toBeVisible()
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test("the filters open over the list by 'Filtros' and close by 'Fechar' or Esc", async ({
    page,
  }) => {
    await openPage(page, '/erp')
    // Little stands before the first of the list.
    expect((await items(page).first().boundingBox())?.y).toBeLessThan(580)
    await page.getByText('Outra categoria').first().click()
    await expect(page.getByRole('combobox', { name: 'Outra categoria' })).toBeVisible()
    await expect(filters(page)).toBeHidden()
    const open = page.getByRole('button', { name: 'Filtros' })
    await open.click()
    const overlay = page.getByRole('dialog', { name: 'Filtros' })
    await overlay.getByRole('checkbox', { name: '4 estrelas' }).click()
    await expect(page).toHaveURL('/erp?nota=4')
    await expect(overlay.getByRole('button', { name: /^Ver \d+ softwares?$/ })).toBeVisible()
    // What is shown while the next list comes is paler.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page)
    // Focus stays within.
    for (let step = 0; step < 60; step++) await page.keyboard.press('Tab')
    await expect(overlay.locator(':focus')).toHaveCount(1)
    await overlay.getByRole('button', { name: 'Fechar' }).click()
    await expect(overlay).toBeHidden()
    await expect(open).toBeFocused()
    await expect(open).toContainText('1')

    // By the keyboard alone, too.
    await open.press('Enter')
    await expect(overlay.getByRole('button', { name: 'Fechar' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    await expect(open).toBeFocused()

    // Going back closes what is over the page first, as it does on a telephone.
    await open.click()
    await expect(overlay).toBeVisible()
    await page.goBack()
    await expect(overlay).toBeHidden()
    await expect(page).toHaveURL('/erp?nota=4')
    await page.goBack()
    await expect(page).toHaveURL('/erp')
  })

  test('a comparison scrolls within its table only', async ({ page, request }) => {
    const ids = await idsOf(request, 'ERP', 4)
    await openPage(page, `/erp/comparar?${ids.map(({ _id }) => `id=${_id}`).join('&')}`)
    await expectNoSidewaysScroll(page)
    const frame = page.getByRole('region', { name: 'Comparação lado a lado' })
    expect(await frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
    await frame.evaluate((box) => box.scrollTo({ left: 300, behavior: 'instant' }))
    const heads = page.getByRole('rowheader', { name: 'Fabricante' })
    const { x, width } = (await heads.boundingBox()) ?? { x: -1, width: 0 }
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThan(180)
    // The page alone scrolls down, and the names of what is in view stay over it.
    expect(await frame.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(false)
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    const last = (await page.getByRole('columnheader').last().textContent()) ?? ''
    await expect(page.getByRole('link', { name: last, exact: true })).toBeInViewport()
    // What suppliers declare is folded at first.
    const group = page.getByRole('button', { name: 'Ficha do produto' })
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('rowheader', { name: 'Idiomas' })).toBeHidden()
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('rowheader', { name: 'Idiomas' })).toBeVisible()
  })

  test('what is the same of all is a sign and its word, on one line', async ({ page, request }) => {
    const { data } = await (await request.get('/v1/software/searchMelhores')).json()
    const ids = (data as { _id: string }[]).slice(0, 3).map(({ _id }) => `id=${_id}`)
    await openPage(page, `/erp/comparar?${ids.join('&')}`)
    await page.getByRole('button', { name: 'Pronto para o Brasil' }).click()
    const alike = page
      .getByRole('listitem')
      .filter({ hasText: /^[^:]+: Sim$/ })
      .first()
    await expect(alike).toBeVisible()
    const [sign, word] = await Promise.all(
      [alike.locator('svg'), alike].map((part) => part.boundingBox()),
    )
    expect(word?.height).toBeLessThan(2 * (sign?.height ?? 0))
  })
})

test('filters, a choice and a comparison are accessible and fit at every width', async ({
  page,
  request,
}) => {
  const [one, two, three] = await idsOf(request, 'ERP', 3)
  for (const address of [
    `/erp?nota=4&nota=3&comparar=${one?._id}&comparar=${two?._id}`,
    '/erp?nota=1',
    `/erp/comparar?id=${one?._id}&id=${two?._id}&id=${three?._id}`,
  ]) {
    await openPage(page, address)
    await expectWholeAtEveryWidth(page)
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [360, 1440]) {
    test(`filters are sent by a button, and so is a choice, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/erp')
      await unfold(page, 'Empresa')
      const company = group(page, 'Empresa').getByRole('checkbox')
      expect(await company.count()).toBeGreaterThan(5)
      await group(page, 'Nota').getByRole('checkbox', { name: '4 estrelas' }).check()
      await group(page, 'Nota').getByRole('checkbox', { name: '3 estrelas' }).check()
      await page.getByRole('button', { name: 'Aplicar filtros' }).click()
      await expect(page).toHaveURL(/\/erp\?nota=4&nota=3$/)
      await expect(group(page, 'Nota').getByRole('checkbox', { checked: true })).toHaveCount(2)
      await choices(page).nth(0).check()
      await choices(page).nth(1).check()
      await page.getByRole('button', { name: 'Comparar os escolhidos' }).click()
      await expect(page.getByRole('columnheader')).toHaveCount(3)
    })
  }
})

test('lists lead to the comparison', async ({ page }) => {
  await openPage(page, '/softwares?categoria=CRM')
  await page.getByRole('link', { name: 'Compare lado a lado' }).click()
  await expect(page).toHaveURL('/erp?categoria=CRM')
  await openPage(page, '/softwares')
  await page.getByRole('link', { name: 'Compare softwares lado a lado' }).click()
  await expect(page).toHaveURL('/erp')
})

test('addresses that ask for the same are one page, and only plain ones are listed', async ({
  request,
}) => {
  const etag = async (address: string) => (await request.get(address)).headers().etag
  expect(await etag('/erp?nota=4&nota=3&utm_source=x')).toBe(
    await etag('/erp?nota=3&nota=4&nota=3'),
  )
  const html = async (address: string) => (await request.get(address)).text()
  expect(await html('/erp?categoria=CRM')).not.toContain('noindex')
  expect(await html('/erp?categoria=CRM&nota=4')).toContain('noindex')
  expect(await html('/erp?nota=4')).toMatch(/<link rel="canonical" href="[^"]+\/erp"/)
  expect(await html('/sitemap/paginas.xml')).toContain('/erp</loc>')
})
