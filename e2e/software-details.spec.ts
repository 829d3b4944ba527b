import type { APIRequestContext, Locator } from '@playwright/test'
import { expect, openPage, test } from './fixtures.ts'

interface Offer {
  tipo: string
  _id: string
  name: string
  category: string[]
  rating: number
  ratingCount: number
}

/** The whole demonstration, by pages of 100. */
async function everyOffer(request: APIRequestContext): Promise<Offer[]> {
  const { data, totalPages } = await (
    await request.get('/v1/software/searchPaginados?limit=100')
  ).json()
  const rest = await Promise.all(
    Array.from({ length: totalPages - 1 }, async (_, index) => {
      const url = `/v1/software/searchPaginados?limit=100&page=${index + 2}`
      return (await (await request.get(url)).json()).data
    }),
  )
  return [...data, ...rest.flat()]
}

async function vendorCount(request: APIRequestContext, { _id }: Offer): Promise<number> {
  return (await (await request.get(`/v1/software/${_id}/vendors`)).json()).total
}

test('a software tells its rating and its reviews', async ({ page, request }) => {
  const offers = await everyOffer(request)
  const offer = offers.find(({ ratingCount }) => ratingCount > 6)
  if (!offer) throw new Error('the demonstration has no software with more than six reviews')
  await openPage(page, `/software/details/${offer._id}`)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.name)
  await expect(
    page.getByText(offer.rating.toFixed(1).replace('.', ','), { exact: true }).first(),
  ).toBeVisible()
  await expect(
    page.getByRole('link', { name: `( ${offer.ratingCount} ) Avaliações` }),
  ).toBeVisible()

  const section = page.getByRole('region', { name: 'Avaliações' })
  await expect(section.getByRole('article')).toHaveCount(6)
  const open = section.getByRole('button', { name: 'Visualizar todas as avaliações' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: `Avaliações de ${offer.name}` })
  await expect(dialog.getByRole('article').first()).toBeVisible()
  while (await dialog.getByRole('button', { name: 'Carregar mais' }).isVisible()) {
    await dialog.getByRole('button', { name: 'Carregar mais' }).click()
    await expect(dialog.getByText('Carregando…')).toBeHidden()
  }
  await expect(dialog.getByRole('article')).toHaveCount(offer.ratingCount)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

test('what reviewers say in few words leads to who wrote it', async ({ page, request }) => {
  const offers = await everyOffer(request)
  const [offer] = offers.toSorted((a, b) => b.ratingCount - a.ratingCount)
  await openPage(page, `/software/details/${offer?._id}`)
  const words = page.getByRole('region', { name: 'Em poucas palavras' })
  // One point speaks for the others, which are named.
  await words.getByText('Ver também:').last().click()
  const quotes = words.getByRole('link')
  const quote = await quotes.last().textContent()
  await quotes.last().click()
  await expect(page).toHaveURL(/#avaliacao-/)
  const review = page.getByRole('article').filter({ hasText: quote ?? 'nothing was quoted' })
  await expect(review).toBeInViewport()

  const shown = page.locator('article[id^="avaliacao-"]').first()
  await openPage(page, `/software/details/${offer?._id}#${await shown.getAttribute('id')}`)
  await page.reload()
  await expect(shown).toBeFocused()
  await expect(shown.getByRole('heading')).toBeInViewport()
})

test('its categories lead to their listing', async ({ page, request }) => {
  const [offer] = (await everyOffer(request)).filter(({ category }) => category.length > 1)
  await openPage(page, `/software/details/${offer?._id}`)
  const chips = page.getByRole('list', { name: 'Categorias' }).getByRole('link')
  await expect(chips).toHaveText(offer?.category ?? [])
  await chips.first().click()
  const [category = ''] = offer?.category ?? []
  await expect(page).toHaveURL(`/softwares?${new URLSearchParams({ categoria: category })}`)
  const results = page.getByRole('region', { name: 'Todos os resultados' })
  await expect(results).toContainText(`na categoria “${category}”`)
  const inside = (await everyOffer(request)).filter((one) => one.category.includes(category))
  const names = new Set(inside.map(({ name }) => name))
  for (const card of await results.getByRole('article').getByRole('heading').allTextContents())
    expect(names).toContain(card)
  await results.getByRole('link', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL('/softwares')
})

test('more than six suppliers are listed in a dialog', async ({ page, request }) => {
  for (const offer of await everyOffer(request)) {
    const count = await vendorCount(request, offer)
    if (count <= 6) continue
    await openPage(page, `/software/details/${offer._id}`)

    const section = page.getByRole('region', { name: `Fornecedores de ${offer.name}` })
    await expect(section.getByRole('article')).toHaveCount(6)
    await expect(section).toContainText('Primeiro os recomendados')
    await section.getByRole('button', { name: 'Ver lista completa de fornecedores' }).click()
    const dialog = page.getByRole('dialog', { name: `Fornecedores de ${offer.name}` })
    await expect(dialog.getByRole('article')).toHaveCount(count)
    await dialog.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/supplier\/details\//)
    await expect(dialog).toBeHidden()
    return
  }
  throw new Error('the demonstration has no software with more than six suppliers')
})

test('pictures turn round by arrows, keys and a finger, and open large by the keyboard', async ({
  page,
  request,
}) => {
  for (const offer of await everyOffer(request)) {
    const { data } = await (await request.get(`/v1/software/?id=${offer._id}`)).json()
    if (data.fotos.length < 2) continue
    await openPage(page, `/software/details/${offer._id}`)
    const carousel = page.getByRole('region', { name: `Imagens de ${offer.name}` })
    const picture = (of: Locator, name: string) => of.getByRole('img', { name, exact: true })
    await expect(picture(carousel, `${offer.name}, imagem 1`)).toBeVisible()
    await carousel.getByRole('button', { name: 'Imagem anterior' }).click()
    const last = `${offer.name}, imagem ${data.fotos.length}`
    await expect(picture(carousel, last)).toBeInViewport()
    await carousel.getByRole('button', { name: 'Próxima imagem' }).click()
    await expect(picture(carousel, `${offer.name}, imagem 1`)).toBeInViewport()

    await carousel.getByRole('button', { name: 'Ampliar imagem' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: `Imagens de ${offer.name}` })
    await expect(dialog.getByRole('region', { name: 'Imagem ampliada' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(picture(dialog, `${offer.name}, imagem 2`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(picture(carousel, `${offer.name}, imagem 2`)).toBeInViewport()

    // A finger to the right leads back.
    await carousel.getByRole('button', { name: 'Ampliar imagem' }).evaluate((touched) => {
      const at = (type: string, clientX: number) => {
        const touch = new Touch({ identifier: 1, target: touched, clientX, clientY: 0 })
        const touches = type === 'touchstart' ? [touch] : []
        touched.dispatchEvent(
          new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch] }),
        )
      }
      at('touchstart', 100)
      at('touchend', 200)
    })
    await expect(picture(carousel, `${offer.name}, imagem 1`)).toBeInViewport()
    return
  }
  throw new Error('the demonstration has no software with several pictures')
})

test('the bar stays, the index leads to sections, and the address is passed on', async ({
  page,
  request,
}) => {
  const offer = (await everyOffer(request)).find(({ ratingCount }) => ratingCount > 6)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, `/software/details/${offer?._id}?utm_source=carta`)
  const bar = page.getByRole('region', { name: `Ações: ${offer?.name}` })
  const index = page.getByRole('navigation', { name: 'Nesta página' })
  // What people say comes before what is declared.
  await expect(index.getByRole('link')).toContainText(['Descrição', 'Avaliações', 'Preços'])
  await index.getByRole('link', { name: 'Fornecedores' }).click()
  const heading = page.getByRole('heading', { name: `Fornecedores de ${offer?.name}` })
  await expect(heading).toBeInViewport()
  await expect(bar.getByRole('button', { name: 'Avaliar' })).toBeInViewport()
  await expect(index.getByRole('link', { name: 'Fornecedores' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  // Back at the top nothing is read yet, also from below the last of them.
  await page.setViewportSize({ width: 360, height: 500 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(index.getByRole('link').last()).toHaveAttribute('aria-current', 'location')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(index.locator('[aria-current]')).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(index.locator('[aria-current]')).toHaveCount(0)
  await index.getByRole('link', { name: 'Fornecedores' }).click()
  await expect(heading).toBeInViewport()
  // What is under the bar is not what the address leads to.
  const [below, lowest] = [await heading.boundingBox(), await bar.boundingBox()]
  expect(below?.y).toBeGreaterThan((lowest?.y ?? 0) + (lowest?.height ?? 0))

  await bar.getByRole('checkbox', { name: `Comparar ${offer?.name}` }).check()
  await expect(page.getByRole('region', { name: 'Softwares escolhidos' })).toBeVisible()
  await bar.getByRole('link', { name: 'Compartilhar' }).click()
  await expect(page.getByText('Endereço copiado.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(new RegExp(`^http.*/software/details/${offer?._id}$`))
})

test('of what is folded an address opens what it leads to, and nothing else', async ({
  page,
  request,
}) => {
  const offer = (await everyOffer(request)).find(({ name }) => name === 'Lince ERP')
  const unfold = page.getByText('Ver cada item')
  const heading = page.getByRole('heading', { name: 'Fornecedores de Lince ERP' })
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await openPage(page, `/software/details/${offer?._id}#fornecedores`)
    await expect(heading).toBeInViewport()
    await expect(unfold).toBeVisible()
    await openPage(page, `/software/details/${offer?._id}?utm_source=carta#prontidao`)
    await expect(page.getByLabel('Mostrar datas, confirmações')).toBeInViewport()
    await expect(unfold).toBeHidden()
  }
})

test('paper waits for no picture', async ({ page, request }) => {
  const offer = (await everyOffer(request)).find(({ name }) => name === 'Lince ERP')
  await openPage(page, `/software/details/${offer?._id}`)
  await page.emulateMedia({ media: 'print' })
  const suppliers = page.getByRole('region', { name: 'Fornecedores de Lince ERP' })
  await expect(suppliers.getByRole('article').locator('img').first()).toBeVisible()
  // Of pictures that turn round only one is in the frame.
  const late = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]')]
      .filter((image) => image.checkVisibility() && !image.closest('[aria-hidden="true"]'))
      .map(({ src }) => src),
  )
  expect(late).toEqual([])
})

test('a software without anything says so', async ({ page, request }) => {
  const offers = await everyOffer(request)
  const offer = offers.find(({ ratingCount }) => ratingCount === 0)
  if (!offer) throw new Error('the demonstration has no software without reviews')
  await openPage(page, `/software/details/${offer._id}`)
  await expect(page.getByText('0,0', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '( 0 ) Avaliações' })).toBeVisible()
  await expect(page.getByText('Ainda não há avaliações')).toBeVisible()
  await page.getByRole('button', { name: 'Contar como é' }).click()
  await expect(page.getByText(`Entre ou cadastre-se para avaliar ${offer.name}.`)).toBeVisible()
})

test('one that does not exist is a page with ways on', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/404/)
  for (const id of ['0198c0de-0000-7000-8000-000000000000', 'nada', '%27%20OR%201=1']) {
    const response = await page.goto(`/software/details/${id}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não encontramos esta página')
    await expect(page.getByRole('main').getByRole('link', { name: 'Ver softwares' })).toBeVisible()
  }
})

test('a service leads to the page of whose it is', async ({ page, request }) => {
  const offers = await everyOffer(request)
  const service = offers.find(({ tipo }) => tipo === 'Serviço')
  if (!service) throw new Error('the demonstration has no service')
  await openPage(page, `/software/details/${service._id}`)
  const seller = page.getByRole('definition').getByRole('link').first()
  const name = (await seller.textContent()) ?? ''
  await seller.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})
