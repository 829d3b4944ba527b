import { expect, test } from './fixtures.ts'

const MARKDOWN = { accept: 'text/markdown' }

test('every public page has a twin in Markdown, and says where it is', async ({ request }) => {
  const { data } = await (await request.get('/v1/software/searchPaginados?limit=1')).json()
  const software = `/software/details/${data[0]._id}`
  const paths = [
    software,
    '/softwares',
    '/suppliers',
    '/erp',
    '/news',
    '/careers',
    '/about',
    '/termos',
    '/privacidade',
    '/selos',
    '/dados-abertos',
  ]
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    expect(html).toMatch(/<link rel="alternate" type="text\/markdown" href="[^"]+\.md[^"]*"/)
    const [byPath, byType] = [
      await request.get(`${path}.md`),
      await request.get(path, { headers: MARKDOWN }),
    ]
    for (const answer of [byPath, byType]) {
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8')
      expect(answer.headers().vary).toContain('accept')
      expect(answer.headers()['x-robots-tag']).toBe('noindex')
    }
    const text = await byPath.text()
    expect(text).toBe(await byType.text())
    expect(text.match(/^# .+/gm)).toHaveLength(1)
    expect(text).not.toMatch(/<(script|div|button)/)
  }
  expect(await (await request.get(`${software}.md`)).text()).toContain(data[0].name)
  expect(await (await request.get(software)).text()).toContain('<!DOCTYPE html>')
  expect((await request.get('/index.md')).status()).toBe(200)
})

test('below the open data are files alone: what is none is missing, and no home', async ({
  request,
}) => {
  for (const path of ['/dados-abertos/nada', '/dados-abertos/2026-01-01/a/b']) {
    const answer = await request.get(path)
    expect([answer.status(), await answer.text()]).toEqual([404, 'Não encontrado.'])
  }
  expect((await request.get('/dados-abertos/')).status()).toBe(200)
})

test('what is no public page has no twin', async ({ request }) => {
  const nobody = '/software/details/0198c0de-0000-7000-8000-000000000000'
  expect((await request.get(`${nobody}.md`)).status()).toBe(404)
  expect((await request.get(nobody, { headers: MARKDOWN })).status()).toBe(404)
  for (const path of ['/user/profile', '/admin', '/changepassword/abc']) {
    const answer = await request.get(path, { headers: MARKDOWN })
    expect(answer.headers()['content-type']).toContain('text/html')
  }
})

test('a guide says where programs find things, and each is there', async ({ request, baseURL }) => {
  const guide = await (await request.get('/llms.txt')).text()
  const links = [...guide.matchAll(/\]\((http[^)]+)\)/g)].map(([, url = '']) => new URL(url))
  expect(links.length).toBeGreaterThan(10)
  for (const { pathname } of links) {
    const answer = await request.get(new URL(pathname, baseURL).href)
    expect(answer.status(), pathname).toBe(200)
  }
})
