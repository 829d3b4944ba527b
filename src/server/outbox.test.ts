import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openMailer } from '#/integrations/mail/index.server.ts'
import { renderLetter, senderOf } from '#/integrations/mail/letter.server.tsx'
import { line } from '#/integrations/mail/line.ts'
import { outboxFolder } from '#/integrations/mail/outbox.server.ts'
import { readEnv } from '#/platform/server/env.server.ts'
import { registerOutbox } from './outbox.server.ts'

const LINK = 'https://praca.example/entrar?token=a&b="c"'

let DATA_DIR: string
let app: FastifyInstance

/** Believes every proxy, as an outbox must not. */
async function serve(source: Record<string, string> = {}): Promise<FastifyInstance> {
  const server = Fastify({ trustProxy: true })
  await registerOutbox(server, { env: readEnv({ DATA_DIR, ...source }) })
  return server
}

const env = () => readEnv({ DATA_DIR })
const get = (url: string, options: InjectOptions = {}) => app.inject({ url, ...options })
const newestName = async () => (await readdir(outboxFolder(env()))).sort().at(-1) ?? ''

beforeAll(async () => {
  DATA_DIR = await mkdtemp(path.join(tmpdir(), 'praca-outbox-'))
  app = await serve()
})
afterAll(async () => {
  await app.close()
  await rm(DATA_DIR, { recursive: true })
})
beforeEach(async () => {
  await rm(outboxFolder(env()), { recursive: true, force: true })
})

async function send(subject: string) {
  const letter = await renderLetter(
    {
      title: line`Olá, Conceição`,
      preview: line`Entre`,
      why: line`você pediu acesso`,
      paragraphs: [line`Seu acesso está pronto.`],
      action: { text: line`Entrar`, url: LINK },
    },
    senderOf(env()),
  )
  await openMailer(env()).send({ to: 'ana@empresa.example', ...letter, subject })
}

describe('the list', () => {
  it('says what to do while it is empty', async () => {
    const { statusCode, body } = await get('/dev/outbox')
    expect(statusCode).toBe(200)
    expect(body).toContain('Nenhum e-mail ainda')
    expect(body).toContain('href="/recuperar-senha"')
  })

  it('leads to every message, the newest first', async () => {
    await send('Primeira ação')
    await send('<script>alert(1)</script>')
    const { body, headers } = await get('/dev/outbox')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<html lang="pt-BR">')
    expect(body).toContain('ana@empresa.example')
    const links = [...body.matchAll(/<a href="(\/dev[^"]+)">([^<]*)<\/a>/g)]
    expect(links.map(([, , text]) => text)).toEqual([
      '&lt;script&gt;alert(1)&lt;/script&gt;',
      'Primeira ação',
    ])
    for (const [, href = ''] of links) expect((await get(href)).statusCode).toBe(200)
  })
})

describe('a message', () => {
  it('is shown in a frame that runs nothing, and as text', async () => {
    await send('Acesso')
    const { body } = await get(`/dev/outbox/${await newestName()}`)
    expect(body).toContain('nao-responda@localhost')
    const [, attributes = ''] = /<iframe([^>]*)>/.exec(body) ?? []
    expect(attributes).toContain('sandbox="allow-popups allow-top-navigation-by-user-activation"')
    expect(attributes).toContain('&lt;base target=&quot;_top&quot;&gt;')
    expect(attributes).toContain('Seu acesso está pronto.')
    const [, text = ''] = /<pre[^>]*>([\s\S]*)<\/pre>/.exec(body) ?? []
    expect(text).toContain('\nhttps://praca.example/entrar?token=a&amp;b=&quot;c&quot;\n')
  })

  it.each([
    '0198c0de-0000-7000-8000-000000000000.eml',
    'nada',
    '..%2f..%2fpackage.json',
    '%2fetc%2fpasswd',
  ])('that does not exist is a plain 404: %s', async (name) => {
    const { statusCode, headers, body } = await get(`/dev/outbox/${name}`)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toBe('Não encontrado.')
  })
})

describe('who may read it', () => {
  it('keeps every answer out of caches, indexes, frames and scripts', async () => {
    await send('Acesso')
    for (const url of ['/dev/outbox', `/dev/outbox/${await newestName()}`, '/dev/outbox/nada']) {
      const { headers } = await get(url)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-robots-tag']).toBe('noindex')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['content-security-policy']).not.toContain('script-src')
    }
  })

  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
    'answers this machine: %s',
    async (remoteAddress) => {
      expect((await get('/dev/outbox', { remoteAddress })).statusCode).toBe(200)
    },
  )

  it.each([
    '192.168.0.7',
    '10.0.0.1',
    '172.17.0.1',
    '0.0.0.0',
    '::ffff:192.168.0.7',
    '::',
    'fe80::1',
  ])('is not there for another one: %s', async (remoteAddress) => {
    await send('Acesso')
    const headers = { 'x-forwarded-for': '127.0.0.1' }
    for (const url of ['/dev/outbox', `/dev/outbox/${await newestName()}`]) {
      const answer = await get(url, { remoteAddress })
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toBe('Não encontrado.')
      expect((await get(url, { remoteAddress, headers })).statusCode).toBe(404)
    }
  })

  it.each([
    'x-forwarded-for',
    'X-Forwarded-Host',
    'x-forwarded-proto',
    'forwarded',
    'via',
    'x-real-ip',
    'true-client-ip',
    'cf-connecting-ip',
  ])('is not there for what a proxy on this machine passes on: %s', async (header) => {
    const answer = await get('/dev/outbox', { headers: { [header]: '127.0.0.1' } })
    expect(answer.statusCode).toBe(404)
  })

  it.each([
    ['localhost:3000', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['mal.example', 404],
    ['mal.example:3000', 404],
    ['localhost.mal.example', 404],
    ['127.0.0.1.mal.example:3000', 404],
  ])('asked as %s answers %i: a name from outside may lead here', async (host, status) => {
    expect((await get('/dev/outbox', { headers: { host } })).statusCode).toBe(status)
  })

  it.each<Record<string, string>>([
    { DATABASE_URL: 'postgres://localhost/praca' },
    { SMTP_URL: 'smtp://localhost' },
    { TRUSTED_PROXIES: '10.0.0.1' },
    { PUBLIC_URL: 'https://praca.example' },
  ])('exists only in the embedded mode without a proxy: not with %j', async (source) => {
    const server = await serve(source)
    // Fastify's own answer: no such route.
    const answer = await server.inject('/dev/outbox')
    expect(answer.json()).toMatchObject({ message: 'Route GET:/dev/outbox not found' })
    await server.close()
  })
})
