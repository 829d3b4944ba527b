import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { readEnv } from '#/platform/server/env.server.ts'
import { type Job, Jobs } from '#/platform/server/jobs/jobs.server.ts'
import { onBehalfOf } from '#/platform/server/log/security-log.server.ts'
import {
  type AnsweringServer,
  startAnsweringServer,
} from '#/platform/server/testing/answering-server.server.ts'
import { testDatabase } from '#/platform/server/testing/database.server.ts'
import { closeTracing, openTracing, tracing } from './tracing.server.ts'

interface Value {
  stringValue?: string
  intValue?: number
}

interface Told {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Value }[]
  status: { code?: number }
}

const FAILED = 2
const PROXY = '10.1.1.1'
const THEIRS = 'ab'.repeat(16)

const told: Told[] = []
const services = new Set<string | undefined>()

/** Takes traces, and answers whoever else asks. */
const startCollector = () =>
  startAnsweringServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.url !== '/v1/traces') return void response.writeHead(404).end()
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString())
    for (const { resource, scopeSpans } of resourceSpans) {
      services.add(attributesOf(resource)['service.name'] as string)
      for (const { spans } of scopeSpans) told.push(...spans)
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })

const attributesOf = ({ attributes }: Pick<Told, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

const greet: Job<object, { name: string }> = {
  name: 'greet',
  run: async () => {
    await database.db.execute(sql`SELECT 'of the job'`)
    throw Object.assign(new Error('Ana was not greeted'), { code: 'EGREET' })
  },
}

let collector: AnsweringServer
let database: DatabaseHandle
let jobs: Jobs

beforeAll(async () => {
  collector = await startCollector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  vi.stubEnv('OTEL_SERVICE_NAME', 'praca-of-a-test')
  vi.stubEnv('TRUSTED_PROXIES', PROXY)
  await openTracing(readEnv())
  database = await testDatabase()
  jobs = await Jobs.open(database, { supervise: false })
  await jobs.register([greet], {})
})
afterAll(async () => {
  await closeTracing()
  await jobs?.close()
  await database?.close()
  await collector?.close()
})

it('tells who collects traces of a request, of what it asks for, and of the job that follows from it', async () => {
  const app = Fastify({ genReqId: () => 'id-of-the-request' })
  tracing?.follow(app)
  app.get('/softwares/:words', (request) =>
    onBehalfOf(request, async () => {
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`SELECT ${'what somebody typed'}::text`)
        await jobs.enqueue(tx, greet, { name: 'Ana' })
      })
      await database.db.execute(sql`SELECT 1 / 0`).catch(() => {})
      await (await fetch(`${collector.url}/cnpj/11222333000181`)).text()
      return {}
    }),
  )
  const headers = { traceparent: `00-${THEIRS}-${'cd'.repeat(8)}-01` }
  await app.inject({ url: '/softwares/segredo?q=segredo', headers, remoteAddress: '10.9.9.9' })
  await jobs.runWaiting()
  await app.inject({ url: '/unknown', headers, remoteAddress: PROXY })
  await app.close()
  await closeTracing()

  expect([...services]).toEqual(['praca-of-a-test'])
  const spanOf = (name: string) => told.find((span) => span.name === name) as Told
  const request = spanOf('GET /softwares/:words')
  expect(attributesOf(request)).toMatchObject({
    'http.response.status_code': 200,
    'praca.request': 'id-of-the-request',
  })
  const inIt = told.filter(({ parentSpanId }) => parentSpanId === request.spanId)
  const texts = inIt.map((span) => String(attributesOf(span)['db.query.text'])).join('\n')
  expect(texts).toContain('SELECT $1::text')
  const failed = inIt.find((span) => attributesOf(span)['error.type'] === '22012')
  expect(failed?.status.code).toBe(FAILED)
  const call = inIt.find((span) => attributesOf(span)['server.address'] === '127.0.0.1')
  expect(attributesOf(call as Told)).toMatchObject({ 'http.response.status_code': 404 })

  const job = spanOf('greet')
  expect([job.traceId, job.parentSpanId]).toEqual([request.traceId, request.spanId])
  expect(job.status.code).toBe(FAILED)
  expect(attributesOf(job)).toMatchObject({
    'praca.request': 'id-of-the-request',
    'error.type': 'EGREET',
  })
  const ofJob = told.find(
    (span) => attributesOf(span)['db.query.text'] === `SELECT 'of the job'`,
  ) as Told
  expect(ofJob.parentSpanId).toBe(job.spanId)

  const all = JSON.stringify(told)
  for (const typed of ['segredo', 'what somebody typed', 'Ana', '11222333000181'])
    expect(all).not.toContain(typed)
  // What somebody sends is believed of a balancer alone.
  expect(request.traceId).not.toBe(THEIRS)
  expect(spanOf('GET *').traceId).toBe(THEIRS)
})

it('traces nothing where nobody collects it', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', '')
  await openTracing(readEnv())
  expect(tracing).toBeUndefined()
})
