import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { imports, offers } from '#/db/schema/index.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'
import type { CsvRecord } from '../parser.server.ts'
import { findImport, keepAlive } from './repository.server.ts'
import { openReport, runImport } from './service.server.ts'

const api = testApi()
const NOBODY = '0198c0de-0000-7000-8000-000000000000'
const HEADER = 'name,fabricante,comercializadoPor,category,slogan,description'

const { person, admin } = api

async function send(who: Person | undefined, text: string | null, name = 'softwares.csv') {
  const form = new FormData()
  if (text !== null) form.set('arquivo', new Blob([text]), name)
  form.set('outro', 'x')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return api.send('POST', '/v1/admin/imports', {
    token: who?.token,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
}

const row = (name: string) => `${name},Acme,acme.com.br,ERP,Um slogan.,Uma descrição.`
const file = (...rows: string[]) => [HEADER, ...rows].join('\n')
const get = (who: Person | undefined, path: string) =>
  api.get(`/v1/admin/imports${path}`, who?.token)

describe('an import by an Admin', () => {
  it('is for Admins only', async () => {
    const someone = await person()
    expect([(await send(undefined, file())).status, (await send(someone, file())).status]).toEqual([
      401, 403,
    ])
    for (const path of ['', `/${NOBODY}`, `/${NOBODY}/problems`])
      expect([(await get(undefined, path)).status, (await get(someone, path)).status]).toEqual([
        401, 403,
      ])
    const who = await admin()
    expect((await get(who, `/${NOBODY}`)).status).toBe(404)
    expect((await get(who, `/${NOBODY}/problems`)).status).toBe(404)
    expect((await get(who, '?page=0')).status).toBe(400)
  })

  it('is done apart, and told in a report with the lines that did not go in', async () => {
    const who = await admin()
    const text = file(row('Relatado A'), row(''), row('Relatado B'), row('relatado a'), 'torta')
    const { status, body } = await send(who, text, 'catálogo de julho.csv')
    expect([status, body.data.status]).toEqual([200, 'waiting'])
    const { _id: id } = body.data
    const [held] = await api.platform.db.select().from(imports).where(eq(imports.id, id))
    expect((await api.app.inject({ url: `/uploads/${held?.fileKey}` })).statusCode).toBe(404)

    expect(await api.platform.jobs.runWaiting()).toEqual([])
    const report = (await get(who, `/${id}`)).body.data
    expect(report).toMatchObject({
      fileName: 'catálogo de julho.csv',
      status: 'done',
      failure: '',
      user: { _id: who.id, firstName: who.firstName, lastName: who.lastName },
      totals: { read: 5, created: 2, changed: 0, unchanged: 0, refused: 2, repeated: 1 },
    })
    expect(report.finishedAt >= report.startedAt).toBe(true)
    const problems = (await get(who, `/${id}/problems`)).body
    expect(problems.data).toEqual([
      { line: 3, name: '', reason: 'falta o nome (name)', kind: 'refused' },
      {
        line: 5,
        name: 'relatado a',
        reason: 'repete o software da linha 2, que vale',
        kind: 'repeated',
      },
      { line: 6, name: '', reason: 'tem 1 colunas; a primeira linha tem 6', kind: 'refused' },
    ])
    expect((await get(who, `/${id}/problems?limit=2&page=2`)).body.data).toHaveLength(1)
    expect((await get(who, '?limit=1')).body.data).toMatchObject([{ _id: id }])
    expect(await api.platform.db.$count(offers, sql`name LIKE 'Relatado _'`)).toBe(2)
    expect(await api.platform.privateFiles.open(held?.fileKey ?? '')).toBeNull()
    expect(await auditTrailOf(api.platform.db, 'import', [id])).toMatchObject([
      { action: 'add', detail: { fileName: 'catálogo de julho.csv' } },
    ])

    const again = (await send(who, text)).body.data._id
    await api.platform.jobs.runWaiting()
    expect((await get(who, `/${again}`)).body.data.totals).toMatchObject({
      created: 0,
      unchanged: 2,
    })
  })

  it('refuses at once what is no such file', async () => {
    const who = await admin()
    for (const text of [null, '', 'isto não é um catálogo', 'name,fabricante\nA,B']) {
      const { status, body } = await send(who, text)
      expect([status, Object.keys(body.fields)], String(text)).toEqual([400, ['arquivo']])
    }
  })

  it('says why a file broke it off', async () => {
    const who = await admin()
    const { body } = await send(who, file(row('Antes'), 'x'.repeat(1_200_000)))
    await api.platform.jobs.runWaiting()
    const report = (await get(who, `/${body.data._id}`)).body.data
    expect(report).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('A linha 3 é longa demais'),
    })
  })

  it('keeps the first thousand lines that did not go in, and counts all', async () => {
    const who = await admin()
    const id = (await send(who, file(...Array.from({ length: 1100 }, () => row(''))))).body.data._id
    expect(await api.platform.jobs.runWaiting()).toEqual([])
    expect((await get(who, `/${id}`)).body.data.totals.refused).toBe(1100)
    const { body } = await get(who, `/${id}/problems?page=20&limit=50`)
    expect([body.total, body.data.at(-1).line]).toEqual([1000, 1001])
  })
})

describe('of imports at once', () => {
  async function* slowly(name: string, log: string[]): AsyncGenerator<CsvRecord> {
    log.push(`${name} begins`)
    for (let line = 2; line < 5; line++) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      const cells = {
        name: `${name} ${line}`,
        fabricante: 'Acme',
        comercializadoPor: 'acme',
        category: 'ERP',
        slogan: 'x',
        description: 'x',
      }
      yield { line, cells }
    }
    log.push(`${name} ends`)
  }

  it('one is under way, and the others wait', async () => {
    const { db } = api.platform
    const log: string[] = []
    const ids = [await openReport(db, 'a', null), await openReport(db, 'b', null)]
    await Promise.all(ids.map((id, n) => runImport(db, id, { records: slowly(`Vez ${n}`, log) })))
    expect(log.toSorted()).toEqual(['Vez 0 begins', 'Vez 0 ends', 'Vez 1 begins', 'Vez 1 ends'])
    const [first = ''] = log
    expect(log[1]).toBe(first.replace('begins', 'ends'))
  })

  it('one whose process died is told as failed, and holds nobody up', async () => {
    const { db } = api.platform
    const who = await admin()
    const dead = await openReport(db, 'morta.csv', who.id)
    await keepAlive(db, dead)
    await db
      .update(imports)
      .set({ status: 'running', aliveAt: new Date(Date.now() - 120_000) })
      .where(eq(imports.id, dead))
    expect((await get(who, `/${dead}`)).body.data).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('parou'),
    })
    const next = await openReport(db, 'próxima.csv', null)
    await runImport(db, next, { records: slowly('Depois', []) })
    expect((await findImport(db, next))?.import.status).toBe('done')
  })

  it('one that breaks says so', async () => {
    const { db } = api.platform
    const id = await openReport(db, 'quebrada.csv', null)
    async function* broken(): AsyncGenerator<CsvRecord> {
      yield* slowly('Quebrada', [])
      throw new Error('the disk went away')
    }
    await expect(runImport(db, id, { records: broken() })).rejects.toThrow('disk')
    expect((await findImport(db, id))?.import).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('erro'),
    })
  })
})
