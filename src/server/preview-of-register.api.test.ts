import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isNull } from 'drizzle-orm'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { afterAll, expect, it } from 'vitest'
import { vendors } from '#/db/schema/index.ts'
import { TECHNOLOGY } from '#/domain/register.ts'
import { bringInRegister } from '#/features/register/service.server.ts'
import { companyRow, writeMonth } from '#/features/register/testing/archives.server.ts'
import type { CacheTag } from '#/platform/server/page-cache.server.ts'
import { pageContext } from '#/platform/server/page-context.server.ts'
import { loader } from '#/routes/supplier-preview.ts'
import { testApi } from './testing/api.server.ts'

const api = testApi()
const ROWS = 2000
const made = mkdtemp(path.join(tmpdir(), 'praca-preview-'))
afterAll(async () => rm(await made, { recursive: true, force: true }))

async function bringIn(month: string, number: number) {
  const folder = path.join(await made, month)
  await writeMonth(folder, { establishments: ROWS, month: number, technologyOneIn: 1 })
  await bringInRegister(api.platform.db, folder, {
    selection: { activities: TECHNOLOGY, state: null, city: null },
    now: new Date('2026-12-01'),
  })
}

/** The picture of a supplier's page as visitors get it: kept until something that it shows changes. */
async function pictureOf(id: string): Promise<Buffer> {
  const { db, env, demo, files, pageCache } = api.platform
  const { body } = await pageCache.get(`/supplier/details/${id}/previa.png`, async () => {
    const tags = new Set<CacheTag>()
    const context = new RouterContextProvider()
    const tag = (...named: CacheTag[]) => {
      for (const one of named) tags.add(one)
    }
    context.set(pageContext, { db, env, demo, files, tag, whenSent() {}, still: String } as never)
    const url = new URL(`http://localhost/supplier/details/${id}/previa.png`)
    const answer = await loader({ context, params: { id }, url } as unknown as LoaderFunctionArgs)
    return { status: 200, headers: {}, body: Buffer.from(await answer.arrayBuffer()), tags }
  })
  return body
}

it('of a company whose page comes from the register is drawn anew after a month that renames it', async () => {
  const { db } = api.platform
  await bringIn('2026-10', 0)
  const unnamed = await db.select().from(vendors).where(isNull(vendors.nomeFantasia))
  const renamed = Array.from({ length: ROWS }, (_, index) => companyRow(index, 1) ?? '').filter(
    (row) => row.includes(' BRASIL LTDA'),
  )
  const page = unnamed.find(({ razaoSocial }) =>
    renamed.some((row) => row.includes(`"${razaoSocial.replace(' LTDA', ' BRASIL LTDA')}"`)),
  )
  if (!page) throw new Error('no company is renamed')
  const before = await pictureOf(page.id)
  expect((await pictureOf(page.id)).equals(before)).toBe(true)
  await bringIn('2026-11', 1)
  expect((await pictureOf(page.id)).equals(before)).toBe(false)
})
