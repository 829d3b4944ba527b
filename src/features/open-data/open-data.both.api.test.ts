import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  linkOffer,
  makeOffer,
  makeRecord,
  makeReview,
  makeUser,
  makeVendor,
} from '#/db/factories/index.ts'
import { offerPrices, offerReadiness, openDataDumps, reviewReplies } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { renewIndexes } from '#/features/reviews/rating-index/upkeep.server.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { openDataDump } from './jobs.server.ts'
import { DUMP_DAYS, INDEX_TOLERANCE } from './limits.ts'
import { MANIFEST_NAME, MANIFEST_PATH } from './links.ts'
import { recomputeIndex } from './recompute.server.ts'
import { type DumpName, type DumpRow, ROWS } from './rows.ts'
import type { Manifest } from './schema.ts'
import { dumpOpenData } from './service.server.ts'

const api = testApi()

const read = async (url: string) => {
  const { pathname } = new URL(url, 'http://site')
  const { statusCode, rawPayload, headers } = await api.app.inject(pathname)
  return { statusCode, content: rawPayload, headers }
}
const manifest = async (): Promise<Manifest> =>
  JSON.parse(String((await read(MANIFEST_PATH)).content))
const textOf = (content: Buffer) => String(gunzipSync(content))

/** All that was dumped, by file. */
async function dumped() {
  const { arquivos } = await manifest()
  const all = await Promise.all(
    arquivos.map(async ({ nome, url }) => {
      const text = textOf((await read(url)).content)
      return [nome.split('.')[0], text.trim() ? text.trim().split('\n') : []] as const
    }),
  )
  const lines = Object.fromEntries(all) as Record<DumpName, string[]>
  return {
    whole: Object.values(lines).flat().join('\n'),
    rows: <Name extends DumpName>(name: Name) =>
      lines[name].map((line) => ROWS[name].parse(JSON.parse(line)) as DumpRow<Name>),
  }
}

/** What is a person's, and in no file. */
const PERSONAL = [
  'Zenóbia',
  'Quintanilha',
  'zenobia@pessoal.test',
  'contato@casa-aberta.test',
  '4133334444',
  'Rua das Laranjeiras',
  'Comentário',
  'Resposta da empresa',
  'Genoveva',
  'Aurélio',
  'Sá Pessoa',
]

let folder: string
let company: { id: string }
let software: { id: string }
let service: { id: string }
let started: Date
const left: string[] = []

beforeAll(async () => {
  const { db } = api.platform
  folder = await mkdtemp(path.join(tmpdir(), 'praca-dump-'))
  company = await makeVendor(db, {
    razaoSocial: 'Casa Aberta Sistemas S/A',
    email: 'contato@casa-aberta.test',
    phone: '4133334444',
    street: 'Rua das Laranjeiras',
    description: 'Fale com Genoveva.',
  })
  // A company by its name, and a person by the register.
  const trader = await makeVendor(db, { razaoSocial: 'Genoveva Alves Ltda', nomeFantasia: null })
  await makeRecord(db, { cnpj: trader.cnpj, legalName: 'Genoveva Alves', isSoleTrader: true })
  const person = await makeVendor(db, { razaoSocial: 'Aurélio de Sá Pessoa', nomeFantasia: null })
  const unsure = await makeVendor(db, {
    razaoSocial: 'Aurélio Dados Ltda',
    unconfirmedSince: new Date(),
  })
  software = await makeOffer(db, {
    name: 'Livro Aberto',
    description: 'Escreva a zenobia@pessoal.test.',
    manufacturer: 'Genoveva Alves',
  })
  service = await makeOffer(db, { kind: 'service', name: 'Implantação aberta' })
  const alone = await makeOffer(db, { kind: 'service', name: 'Aulas do Aurélio' })
  const hidden = await makeOffer(db, { name: 'Zenóbia oculta', isVisible: false })
  await linkOffer(db, company.id, software.id)
  await linkOffer(db, trader.id, software.id)
  await linkOffer(db, company.id, service.id)
  await linkOffer(db, person.id, alone.id)

  const writer = await makeUser(db, {
    firstName: 'Zenóbia',
    lastName: 'Quintanilha',
    email: 'zenobia@pessoal.test',
  })
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
  const first = await makeReview(db, {
    offerId: software.id,
    userId: writer.id,
    rating: 2,
    comment: 'Comentário de zenobia@pessoal.test',
    criteria: { suporte: 3 },
    createdAt: daysAgo(400),
  })
  await db
    .insert(reviewReplies)
    .values({ reviewId: first.id, userId: writer.id, text: 'Resposta da empresa a Zenóbia' })
  for (const [index, authorKnown] of (['own_domain', 'mailbox', 'gone'] as const).entries())
    for (const target of [
      { offerId: software.id },
      { offerId: service.id },
      { vendorId: company.id },
    ])
      await makeReview(db, {
        ...target,
        rating: index + 3,
        authorKnown,
        createdAt: daysAgo(index * 310.7),
      })
  await makeReview(db, {
    offerId: software.id,
    rating: 1,
    incentivized: true,
    labels: ['convidado'],
  })
  for (const status of ['pending', 'hidden', 'withdrawn'] as const)
    left.push((await makeReview(db, { offerId: software.id, rating: 1, status })).id)
  for (const target of [
    { vendorId: trader.id },
    { vendorId: person.id },
    { vendorId: unsure.id },
    { offerId: alone.id },
    { offerId: hidden.id },
  ])
    await makeReview(db, { ...target, rating: 1 })

  const since = daysAgo(30)
  await db.insert(offerPrices).values([
    {
      offerId: software.id,
      plan: 'Básico',
      priceCents: 9900,
      period: 'mensal',
      unit: 'usuario',
      since,
    },
    { offerId: hidden.id, plan: 'Oculto', priceCents: 1, period: 'mensal', unit: 'usuario', since },
  ])
  const declared = { offerId: software.id, source: 'supplier', declaredAt: since } as const
  await db.insert(offerReadiness).values([
    { ...declared, item: 'pix', state: 'sim', validUntil: daysAgo(-30) },
    { ...declared, item: 'esocial', state: 'sim', validUntil: daysAgo(1) },
  ])

  await renewIndexes(db, new Date())
  started = new Date()
  await api.platform.jobs.enqueue(db, openDataDump, {})
  expect(await api.platform.jobs.runWaiting()).toEqual([])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the open data', () => {
  it('are told in a manifest that holds to its files', async () => {
    const told = await manifest()
    expect(new Date(told.geradoEm).getTime()).toBeGreaterThanOrEqual(started.getTime())
    expect(told.arquivos.map(({ nome }) => nome)).toEqual(
      Object.keys(ROWS).map((name) => `${name}.jsonl.gz`),
    )
    for (const { url, bytes, sha256, linhas, esquema } of told.arquivos) {
      const { content, headers } = await read(url)
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(content).toHaveLength(bytes)
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
      expect(textOf(content).split('\n')).toHaveLength(linhas + 1)
      expect(esquema).toMatchObject({ type: 'object' })
    }
  })

  it('have what companies sell, what it costs and what it is ready for', async () => {
    const { rows } = await dumped()
    expect(rows('fornecedores')).toMatchObject([{ id: company.id, avaliacoes: 3 }])
    expect(rows('software')).toMatchObject([
      { id: software.id, nome: 'Livro Aberto', fornecedores: [company.id], avaliacoes: 5 },
    ])
    expect(rows('servicos')).toMatchObject([{ id: service.id, fornecedores: [company.id] }])
    expect(rows('precos')).toMatchObject([{ alvo: software.id, plano: 'Básico', ate: null }])
    expect(rows('prontidao')).toMatchObject([{ software: software.id, item: 'pix' }])
    expect(rows('categorias').map(({ nome }) => nome)).toContain('ERP')
  })

  it('name no person, and have nothing that somebody wrote', async () => {
    const { whole } = await dumped()
    for (const secret of PERSONAL) expect(whole).not.toContain(secret)
    expect(whole).not.toContain('@')
  })

  it('have published reviews alone, of what is there, without ids', async () => {
    const { rows, whole } = await dumped()
    const reviews = rows('avaliacoes')
    expect(reviews).toHaveLength(11)
    const known = new Set([company.id, software.id, service.id])
    expect(reviews.every(({ alvo }) => known.has(alvo))).toBe(true)
    expect(reviews.filter(({ respondida }) => respondida)).toMatchObject([
      { nota: 2, comTexto: true, criterios: { suporte: 3 } },
    ])
    expect(reviews.filter(({ incentivado }) => incentivado)).toMatchObject([
      { nota: 1, etiquetas: ['convidado', 'incentivado'] },
    ])
    for (const id of left) expect(whole).not.toContain(id)
    expect(Object.keys(reviews[0] ?? {})).not.toContain('id')
  })

  it('are enough to compute the Índice Praça again, as the site has it', async () => {
    const told = await manifest()
    await writeFile(path.join(folder, MANIFEST_NAME), JSON.stringify(told))
    for (const { nome, url } of told.arquivos)
      await writeFile(path.join(folder, nome), (await read(url)).content)
    const { compared, most, differing, reviews } = await recomputeIndex(folder)
    expect({ compared, differing, reviews }).toEqual({ compared: 3, differing: [], reviews: 11 })
    expect(most).toBeLessThan(INDEX_TOLERANCE)
    const { body } = await api.get(`/v1/software?id=${software.id}`)
    const { rows } = await dumped()
    expect(rows('software')[0]?.indice).toBe(body.data.indice)

    // A file that somebody changed is none of ours.
    await writeFile(path.join(folder, 'avaliacoes.jsonl.gz'), 'outra coisa')
    await expect(recomputeIndex(folder)).rejects.toThrow('não é o do manifesto')
  })

  it('are fetched again only where they changed, and in parts', async () => {
    const { arquivos } = await manifest()
    const { pathname: url } = new URL(arquivos[0]?.url ?? '')
    const { headers } = await api.app.inject(url)
    const again = await api.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect(again.statusCode).toBe(304)
    const part = await api.app.inject({ url, headers: { range: 'bytes=0-9' } })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10])
    for (const wrong of [
      '/dados-abertos/2020-01-01/software.jsonl.gz',
      `${url}x`,
      '/dados-abertos/x/y',
    ])
      expect((await api.app.inject(wrong)).statusCode).toBe(404)
  })

  it('take the place of those of the same day, and end after some days with their files', async () => {
    const { db, privateFiles } = api.platform
    const count = (await manifest()).arquivos.length
    expect(privateFiles.keys()).toHaveLength(count)
    await dumpOpenData(api.platform)
    expect(privateFiles.keys()).toHaveLength(count)

    const { dia } = await manifest()
    const old = new Date(Date.parse(dia) - (DUMP_DAYS + 1) * DAY_MS).toISOString().slice(0, 10)
    await db.update(openDataDumps).set({ day: old }).where(eq(openDataDumps.day, dia))
    await dumpOpenData(api.platform)
    expect(privateFiles.keys()).toHaveLength(count)
    expect(await db.$count(openDataDumps)).toBe(1)
  })

  it('stay as they were where a dump fails', async () => {
    const { privateFiles } = api.platform
    const before = await manifest()
    const files = privateFiles.keys()
    const { put } = privateFiles
    let written = 0
    privateFiles.put = async (...file) => {
      if (++written === 3) throw new Error('The disk is full.')
      return put.apply(privateFiles, file)
    }
    try {
      await expect(dumpOpenData(api.platform)).rejects.toThrow('The disk is full.')
    } finally {
      privateFiles.put = put
    }
    expect(await manifest()).toEqual(before)
    expect(privateFiles.keys()).toEqual(files)
  })
})
