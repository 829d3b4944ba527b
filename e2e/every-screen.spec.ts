import type { APIRequestContext } from '@playwright/test'
import { expect, expectWholeAtEveryWidth, openPage, test } from './fixtures.ts'

/** Screens by name, each with the address of one of the demonstration. */
const SCREENS: Record<string, (request: APIRequestContext) => Promise<string>> = {
  home: async () => '/',
  softwares: async () => '/softwares',
  'softwares found': async () => '/softwares/erp',
  'nothing found': async () => '/softwares/xyzxyz',
  'software details': async (request) => {
    const { data } = await (await request.get('/v1/software/searchMelhores')).json()
    return `/software/details/${data[0]._id}`
  },
  comparison: async () => '/erp',
  suppliers: async () => '/suppliers',
  'supplier landing': async () => '/supplier',
  'supplier results': async () => '/suppliers/sistemas',
  'supplier details': async (request) => {
    const { data } = await (await request.get('/v1/vendors/fornecedoresavaliados')).json()
    return `/supplier/details/${data[0]._id}`
  },
  'page that nobody keeps': async (request) => {
    const { data } = await (await request.get('/v1/vendor?query=tuiuiu')).json()
    return `/supplier/details/${data[0]._id}`
  },
  about: async () => '/about',
  news: async () => '/news',
  article: async (request) => {
    const { data } = await (await request.get('/v1/newsarticleSearch?type=Article')).json()
    return `/information/artigo/${data[0]._id}`
  },
  careers: async () => '/careers',
  'career results': async () => '/careers/results/all/%20/%20',
  terms: async () => '/termos',
  privacy: async () => '/privacidade',
  'how we verify': async () => '/como-verificamos',
  accessibility: async () => '/acessibilidade',
}

// Other journeys open on a desk.
test.use({ viewport: { width: 360, height: 900 } })

for (const [name, addressOf] of Object.entries(SCREENS)) {
  test(`${name} is accessible and fits at every width`, async ({ page, request }) => {
    await openPage(page, await addressOf(request))
    await expectWholeAtEveryWidth(page)
    // A link leads to one place.
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids).toEqual([...new Set(ids)])
  })

  test(`${name} tells search engines what it is`, async ({ request }) => {
    const address = await addressOf(request)
    const html = await (await request.get(address)).text()
    expect(html).toMatch(/<title>[^<]{5,} · Praça<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}/)
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+"/)
    const [, picture = ''] = /<meta property="og:image" content="(http[^"]+)"/.exec(html) ?? []
    const { pathname, search } = new URL(picture.replaceAll('&amp;', '&'))
    const preview = await request.get(pathname + search)
    expect(preview.headers()['content-type']).toBe('image/png')
    expect(html).toMatch(/<h1[^>]*>/)
  })
}

test('details carry structured data that can be read', async ({ request }) => {
  for (const [name, type] of [
    ['software details', 'SoftwareApplication'],
    ['supplier details', 'Organization'],
  ] as const) {
    const address = (await SCREENS[name]?.(request)) ?? ''
    const html = await (await request.get(address)).text()
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': type,
      aggregateRating: { '@type': 'AggregateRating', bestRating: 5 },
    })
  }
})

test('pages are the same for everyone and set no cookie', async ({ request }) => {
  const first = await request.get('/')
  expect(first.headers()['set-cookie']).toBeUndefined()
  expect(first.headers()['cache-control']).toContain('s-maxage')
  const again = await request.get('/', {
    headers: { 'if-none-match': first.headers().etag ?? '', token: 'x'.repeat(40) },
  })
  expect(again.status()).toBe(304)
})
