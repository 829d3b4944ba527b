import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, openPage, test, WIDTHS } from './fixtures.ts'

const ASSETS = 'build/client/assets'

/** What some page or lazy part loads. */
const STYLES = readdirSync(ASSETS)
  .filter((name) => name.endsWith('.js'))
  .flatMap((name) => readFileSync(`${ASSETS}/${name}`, 'utf8').match(/assets\/[\w-]+\.css/g) ?? [])
  .map((path) => `/${path}`)

const idsOf = async (request: APIRequestContext, path: string): Promise<string[]> =>
  (await (await request.get(`/v1/${path}`)).json()).data.map(({ _id }: { _id: string }) => _id)
const idOf = async (request: APIRequestContext, path: string) => (await idsOf(request, path))[0]

const PAGES: Record<string, (request: APIRequestContext) => Promise<string>> = {
  home: async () => '/',
  softwares: async () => '/softwares',
  'software details': async (request) =>
    `/software/details/${await idOf(request, 'software/searchMelhores')}`,
  comparison: async () => '/erp',
  'side by side': async (request) => {
    const ids = (await idsOf(request, 'software/searchMelhores')).slice(0, 2)
    return `/erp/comparar?${ids.map((id) => `id=${id}`).join('&')}`
  },
  suppliers: async () => '/suppliers',
  'supplier landing': async () => '/supplier',
  'supplier details': async (request) =>
    `/supplier/details/${await idOf(request, 'vendors/fornecedoresavaliados')}`,
  about: async () => '/about',
  news: async () => '/news',
  article: async (request) =>
    `/information/artigo/${await idOf(request, 'newsarticleSearch?type=Article')}`,
  careers: async () => '/careers',
}

/** Of a page, until two are the same. */
const MOST_PICTURES = 5

/**
 * Pixels that may differ: an icon, or the edge of a round corner, is not drawn alike each time that a browser draws it
 * anew. What moves differs in thousands.
 */
const MOST_DIFFERENT = 500

/** In how many pixels two pictures differ; in all, where they are not of one height. */
async function differing(one: Buffer, other: Buffer): Promise<number> {
  const raw = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer()
  const [before, after] = await Promise.all([raw(one), raw(other)])
  if (before.length !== after.length) return Number.POSITIVE_INFINITY
  const pixels = (buffer: Buffer) => new Uint32Array(new Uint8Array(buffer).buffer)
  const beside = pixels(after)
  return pixels(before).filter((pixel, at) => pixel !== beside[at]).length
}

/** What a page looks like once nothing of it is on its way. */
async function picture(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    // Its place counts: what a browser draws there as it loads is its own.
    for (const video of document.querySelectorAll('video')) video.style.visibility = 'hidden'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
  // Nothing is pointed at, and nothing has the focus.
  await page.mouse.move(1, 1)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  // Two that follow each other are the same: a picture may be decoded, and not yet drawn.
  let last = await page.screenshot({ fullPage: true })
  for (let more = MOST_PICTURES; more > 0; more -= 1) {
    const next = await page.screenshot({ fullPage: true })
    if (next.equals(last)) return next
    last = next
  }
  return last
}

/** Loads all that lazy parts would: those that the page has not, at the end. */
const loadStyles = (page: Page) =>
  page.evaluate(async (paths) => {
    const linked = new Set(
      [...document.querySelectorAll('link')].map(({ href }) => href.split('#')[0]),
    )
    const missing = [...new Set(paths)].filter((path) => !linked.has(location.origin + path))
    const loaded = missing.map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
      document.head.append(link)
      return new Promise((done) => link.addEventListener('load', done))
    })
    await Promise.all(loaded)
  }, STYLES)

for (const width of WIDTHS)
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const [name, addressOf] of Object.entries(PAGES)) {
      test(`${name} looks the same once every lazy part has loaded`, async ({
        page,
        request,
      }, testInfo) => {
        await openPage(page, await addressOf(request))
        const before = await picture(page)

        // A lazy part, as the page loads it by itself.
        await page.getByRole('banner').getByRole('button', { name: 'Entre ou cadastre-se' }).click()
        await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
        await loadStyles(page)
        const after = await picture(page)
        const different = await differing(before, after)
        if (different > MOST_DIFFERENT) {
          writeFileSync(testInfo.outputPath('before.png'), before)
          writeFileSync(testInfo.outputPath('after.png'), after)
        }
        expect(different, 'pixels that differ').toBeLessThanOrEqual(MOST_DIFFERENT)
      })
    }
  })
