import { connect } from 'node:net'
import { expect, openPage, test } from './fixtures.ts'

const LONG = `${'a'.repeat(99)}😀${'b'.repeat(150)}`

for (const address of [
  `/softwares?search=${encodeURIComponent(LONG)}`,
  `/softwares/${encodeURIComponent(LONG)}`,
  `/suppliers?search=${encodeURIComponent(LONG)}`,
  `/careers?search=${encodeURIComponent(LONG)}`,
  '/softwares/..%2F..%2Fetc',
  '/softwares?search=..',
  '/softwares?search=x.data',
  "/softwares/'%20OR%201=1--",
  '/softwares?page=-1',
  '/softwares?page=abc',
  '/softwares?page=1e99',
  '/news?ordem=nada&page=0',
  '/careers/results/nada/%20/%20',
]) {
  test(`${address.slice(0, 60)} is answered with a page`, async ({ request }) => {
    const response = await request.get(address)
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('<h1')
  })
}

test('what is not public is never served', async ({ baseURL }) => {
  const host = new URL(baseURL ?? '')
  for (const target of [
    '/uploads/../praca.lock',
    '/uploads/%2e%2e/praca.lock',
    '/uploads/..%5cpg%5cPG_VERSION',
    '/uploads/logos/../../pg/PG_VERSION',
    '/assets/../../../package.json',
    '/assets/..%2f..%2fserver%2findex.js',
    '/.env',
  ]) {
    const answer = await rawGet(host, target)
    expect(answer, target).toMatch(/^HTTP\/1\.1 (302|400|403|404) /)
    expect(answer, target).not.toMatch(/"pid"|"dependencies"|import /)
  }
})

test('a whole address as the target is the page of its path', async ({ baseURL }) => {
  const host = new URL(baseURL ?? '')
  expect(await rawGet(host, 'http://outro.example/about')).toMatch(/^HTTP\/1\.1 200 /)
  for (const target of ['*', '/softwares/%00'])
    expect(await rawGet(host, target)).toMatch(/^HTTP\/1\.1 400 /)
  expect(await rawGet(host, '/softwares/%E0%A4%A')).toMatch(/^HTTP\/1\.1 302 /)
})

test('a page past the end leads to the last one', async ({ page, request }) => {
  const { totalPages } = await (await request.get('/v1/software/searchPaginados')).json()
  await openPage(page, '/softwares?page=999')
  await expect(page).toHaveURL(`/softwares?page=${totalPages}`)
  await openPage(page, '/suppliers?search=lince&page=7')
  await expect(page).toHaveURL('/suppliers?search=lince')
})

test('parameters that pages do not read change nothing', async ({ request }) => {
  const plain = await request.get('/about')
  const campaign = await request.get('/about?utm_source=x&search=y&page=3')
  expect(campaign.headers().etag).toBe(plain.headers().etag)
})

test('each encoding has a copy and a tag of its own', async ({ request }) => {
  const tags = new Set<string | undefined>()
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip;q=0.8', 'gzip'],
    ['br; q=0, gzip', 'gzip'],
    ['identity', undefined],
  ]) {
    const { headers } = await request
      .fetch('/about', {
        method: 'HEAD',
        headers: { 'accept-encoding': accepted ?? '' },
      })
      .then((response) => ({ headers: response.headers() }))
    expect(headers['content-encoding'], accepted).toBe(encoding)
    expect(headers.vary).toContain('accept-encoding')
    tags.add(headers.etag)
  }
  expect(tags.size).toBe(3)
})

test('a dialog whose code does not arrive leaves the page as it is', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/Failed to load resource|dynamically imported module/)
  await openPage(page, '/about')
  await page.route('**/assets/modal-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Entre ou cadastre-se' }).click()
  await expect(page.getByRole('alert')).toContainText('Não foi possível abrir.')
  await expect(page.getByRole('heading', { name: 'Nossa missão' })).toBeVisible()
})

test('the keyboard skips to the content', async ({ page }) => {
  await openPage(page, '/softwares')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

/** A GET whose target is sent as it is, which no client would. @returns the first 4 kB of the answer */
function rawGet({ hostname, port }: URL, target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    )
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer.slice(0, 4096)))
    socket.on('error', reject)
  })
}
