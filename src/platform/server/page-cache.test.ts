import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import type { Database, DatabaseHandle } from './database/types.server.ts'
import { sendStored } from './http/kept-answers.server.ts'
import { type CacheTag, kept, PageCache, VALUES_MAX_BYTES } from './page-cache.server.ts'
import { heldBytes } from './testing/held-bytes.server.ts'

const MIB = 1024 * 1024
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': 'script-src '.padEnd(600, 'sha256-'),
}

/** A text as pages have them, which compresses to some quarter. */
function textOf(bytes: number, seed: number): string {
  let words = ''
  for (let state = seed + 1; words.length < bytes; ) {
    state = (state * 48_271) % 2_147_483_647
    words += `<li class="card">${(state % 50_000).toString(36)}</li>`
  }
  return words.slice(0, bytes)
}

it.each([
  ['pages', 40_000, 8],
  ['short answers', 900, 4],
])(
  'holds %s in no more memory than it is given',
  async (_what, bytes, mib) => {
    const site = { cache: new PageCache(mib * MIB) as PageCache | undefined }
    const app = Fastify()
    app.get('/:seed', async (request, reply) => {
      const { seed } = request.params as { seed: string }
      const page = await (site.cache as PageCache).get(request.url, async () => ({
        status: 200,
        headers: { ...HEADERS },
        body: Buffer.from(textOf(bytes, Number(seed))),
        tags: new Set(['offers', `offer:${seed}`] as const),
      }))
      return sendStored(request, reply, page)
    })
    const ask = async (seed: number) => {
      for (const encoding of ['br', 'gzip', 'identity'])
        await app.inject({ url: `/${seed}`, headers: { 'accept-encoding': encoding } })
    }
    // Enough for twice what it holds.
    for (let seed = 0; seed < (2 * mib * MIB) / (bytes * 1.5 + 5 * 1024); seed++) await ask(seed)
    const full = await heldBytes()
    site.cache = undefined
    await app.close()
    // What answered last lets go of it in its own time.
    const held = await vi.waitFor(
      async () => {
        const freed = full - (await heldBytes())
        expect(freed).toBeGreaterThan(0.5 * mib * MIB)
        return freed
      },
      { timeout: 20_000 },
    )
    expect(held).toBeLessThan(1.1 * mib * MIB)
  },
  60_000,
)

it('holds what pages show alike in no more memory than it is given, also where each is little', async () => {
  const cache = new PageCache(0)
  const db = { transaction: async () => {} } as unknown as Database
  await cache.follow({ db, listen: async () => {}, changed: () => {} } as unknown as DatabaseHandle)
  const keeping = (n: number) => ({
    key: `found offers ["${String(n).padEnd(200, 'x')}"]`,
    tags: ['offers', 'categories', 'vendors'] satisfies CacheTag[],
    bytesOf: () => 256,
  })
  for (let n = 0; n < 60_000; n++) await kept(db, keeping(n), async () => ({ ids: [], total: n }))
  const full = await heldBytes()
  cache.drop(['offers'])
  expect(full - (await heldBytes())).toBeLessThan(1.1 * VALUES_MAX_BYTES)
})
