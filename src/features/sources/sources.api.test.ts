import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, not, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cnpjNumber, makeVendor } from '#/db/factories/index.ts'
import { registerCompanies, registerRuns, sanctions, sourceRuns } from '#/db/schema/index.ts'
import { TECHNOLOGY } from '#/domain/register.ts'
import { writeArchive } from '#/features/register/files/writing.server.ts'
import { bringInPublished } from '#/features/register/published.server.ts'
import { undoLatestMonth } from '#/features/register/service.server.ts'
import { writeMonth } from '#/features/register/testing/archives.server.ts'
import { sanctionsOf } from '#/features/sanctions/service.server.ts'
import { auditTrailOf } from '#/platform/server/audit.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { SourceError } from '#/platform/server/source-error.server.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'
import { type Followed, followCommand } from './following.server.ts'
import { readSource, readSourcesByClock } from './jobs.server.ts'
import type { SourceName } from './names.ts'

const api = testApi()
const db = () => api.platform.db
const CNPJ = cnpjNumber(79_001)
const MONTH = new Date().toISOString().slice(0, 7)
const TODAY = new Date().toISOString().slice(0, 10).replaceAll('-', '')

const HEADER =
  'CADASTRO;CÓDIGO DA SANÇÃO;TIPO DE PESSOA;CPF OU CNPJ DO SANCIONADO;NÚMERO DO PROCESSO;CATEGORIA DA SANÇÃO;DATA INÍCIO SANÇÃO;DATA FINAL SANÇÃO;ÓRGÃO SANCIONADOR;FUNDAMENTAÇÃO LEGAL'
const ROW = `CEIS;1;J;${CNPJ};1/26;Impedimento;05/01/2026;05/01/2028;Prefeitura;Lei 14.133/2021`

/** What the local server answers, by path. */
const files = new Map<string, Buffer>()
/** What a test has it do in place of an answer. */
let instead: ((path: string, response: ServerResponse, from: number) => boolean) | undefined
let asked: string[] = []

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://localhost')
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
  asked.push(`${request.method} ${pathname} ${from}`)
  const whole = files.get(pathname)
  if (!whole) return response.writeHead(404).end()
  if (instead?.(pathname, response, from)) return
  const sum = createHash('sha1').update(whole).digest('hex')
  response.writeHead(from > 0 ? 206 : 200, {
    'content-length': whole.length - from,
    'oc-checksum': `SHA1:${sum}`,
    etag: `"${sum}"`,
  })
  response.end(whole.subarray(from))
})

let folder: string
let admin: Person
let env: Platform['env']
let vendorId: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'praca-sources-'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const at = `http://token:@127.0.0.1:${port}`
  Object.assign(api.platform.env, {
    DATA_DIR: folder,
    REGISTER_URL: `${at}/{mes}/`,
    SANCTIONS_URL: `${at}/{lista}/{dia}`,
    CONTRACTS_URL: `${at}/contratos`,
  })
  env = api.platform.env
  admin = await api.admin()
  vendorId = (await makeVendor(db(), { cnpj: CNPJ })).id
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  files.clear()
  asked = []
  instead = undefined
  await db().delete(sourceRuns)
  await db().delete(sanctions)
  await rm(path.join(folder, 'sources'), { recursive: true, force: true })
})

const begin = (fonte: unknown, token: string | undefined = admin.token) =>
  api.send('POST', '/v1/admin/registers', { token, payload: { fonte } })
const beginAnyway = (fonte: SourceName) =>
  api.send('POST', '/v1/admin/registers', {
    token: admin.token,
    payload: { fonte, assimMesmo: true },
  })
const stop = (id: string) =>
  api.send('POST', `/v1/admin/registers/${id}/stop`, { token: admin.token })
const runs = async () => (await api.get('/v1/admin/registers', admin.token)).body.data
const readNow = (runId: string) => readSource.run({ db: db(), env }, { runId })

/** Has a source read, and says what came of it. */
async function read(fonte: SourceName) {
  const { _id } = (await begin(fonte)).body.data
  await readNow(_id)
  return (await runs()).find((run: { _id: string }) => run._id === _id)
}
const listed = (name: string, text: string) =>
  files.set(`/ceis/${name}`, Buffer.from(text, 'latin1'))

describe('a list of sanctions', () => {
  it('is downloaded, brought in and told of at the desk', async () => {
    listed(TODAY, `${HEADER}\r\n${ROW}\r\n${ROW.replace(';1;', ';2;').replace(CNPJ, '123')}`)
    expect(await read('ceis')).toMatchObject({
      fonte: 'ceis',
      situacao: 'done',
      linhas: 2,
      recusadas: 1,
      resultado: expect.stringContaining('De empresas: 1, saíram: 0.'),
    })
    expect(await sanctionsOf(db(), vendorId)).toHaveLength(1)
    const { body } = await api.get('/v1/admin/registers/fontes', admin.token)
    expect(body.data.find(({ fonte }: { fonte: string }) => fonte === 'ceis')).toMatchObject({
      endereco: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
      lida: expect.stringContaining('T'),
      linhas: 2,
      ultima: { situacao: 'done', recusadas: 1 },
    })
    expect(JSON.stringify(body)).not.toContain('token')
  })

  it('of an earlier day, in an archive, is read where there is none of today', async () => {
    await writeArchive(folder, 'lista', 'CEIS.csv', [HEADER, ROW])
    const yesterday = new Date(Date.now() - 24 * 3600_000).toISOString().slice(0, 10)
    files.set(
      `/ceis/${yesterday.replaceAll('-', '')}`,
      await readFile(path.join(folder, 'lista.zip')),
    )
    expect(await read('ceis')).toMatchObject({ situacao: 'done', linhas: 1 })
    expect((await sanctionsOf(db(), vendorId))[0]?.consultadoEm).toBe(yesterday)
  })

  it('goes on where a download broke off, and is not taken with another checksum', async () => {
    const text = `${HEADER}\r\n${Array.from({ length: 3000 }, (_, n) => ROW.replace(';1;', `;${n};`)).join('\r\n')}`
    listed(TODAY, text)
    const half = Math.floor(text.length / 2)
    let broken = false
    instead = (pathname, response, from) => {
      if (broken || from > 0) return false
      broken = true
      const whole = files.get(pathname) ?? Buffer.alloc(0)
      response.writeHead(200, { 'content-length': whole.length, etag: '"1"' })
      response.write(whole.subarray(0, half), () => setTimeout(() => response.destroy(), 50))
      return true
    }
    expect(await read('ceis')).toMatchObject({ situacao: 'done', linhas: 3000 })
    expect(asked.map((one) => Number(one.split(' ')[2]) > 0)).toEqual([false, true])

    instead = (_, response) => {
      response.writeHead(200, { 'oc-checksum': `SHA1:${'0'.repeat(40)}` }).end('outra coisa')
      return true
    }
    expect(await read('ceis')).toMatchObject({
      situacao: 'failed',
      resultado: expect.stringContaining('a soma de verificação difere'),
    })
    expect(await sanctionsOf(db(), vendorId)).toHaveLength(50)
  })

  it('of another layout, or with a row that never ends, changes nothing and says why', async () => {
    listed(TODAY, `${HEADER}\r\n${ROW}`)
    await read('ceis')
    listed(TODAY, `${HEADER.replace('CATEGORIA', 'TIPO')}\r\n${ROW}`)
    expect(await read('ceis')).toMatchObject({
      situacao: 'failed',
      resultado: expect.stringContaining('falta a coluna “Categoria da sanção”'),
    })
    listed(TODAY, `${HEADER}\r\n"${'x'.repeat(400_000)}`)
    expect(await read('ceis')).toMatchObject({ situacao: 'failed' })
    expect(await sanctionsOf(db(), vendorId)).toHaveLength(1)
  })
})

describe('a month of the register', () => {
  const month = () => path.join(folder, MONTH)
  async function publish() {
    for (const name of await readdir(month()))
      files.set(`/${MONTH}/${name}`, await readFile(path.join(month(), name)))
  }

  it('of another layout changes nothing; a true one is found and read, and no second time', async () => {
    await writeMonth(month(), { establishments: 400, month: 0, parts: 10 })
    const archive = path.join(month(), 'Estabelecimentos3.zip')
    const whole = await readFile(archive)
    await writeArchive(month(), 'Estabelecimentos3', 'ESTABELE', Array(50).fill('"um";"dois"'))
    await publish()
    expect(await read('register')).toMatchObject({
      situacao: 'failed',
      resultado: expect.stringContaining('Estabelecimentos3.zip não está no formato esperado'),
    })
    expect(await db().$count(registerCompanies)).toBe(0)

    await writeFile(archive, whole)
    await publish()
    expect(await read('register')).toMatchObject({
      situacao: 'done',
      resultado: expect.stringContaining(`Mês ${MONTH}. Novas: `),
    })
    expect(await db().$count(registerCompanies)).toBeGreaterThan(10)
    expect(await read('register')).toMatchObject({
      situacao: 'done',
      resultado: `O mês ${MONTH} já tinha sido lido.`,
    })
  })

  it.each([
    ['is a week old', 8],
    ['is not what the address has by now', 0],
  ])('is downloaded anew where what an earlier attempt left %s', async (_, days) => {
    await writeMonth(month(), { establishments: 400, month: 0, parts: 10 })
    await publish()
    await db().delete(registerRuns)
    const left = path.join(folder, 'sources', 'register', MONTH, 'Municipios.zip')
    await mkdir(path.dirname(left), { recursive: true })
    await writeFile(left, 'de outro mês')
    const then = new Date(Date.now() - days * 24 * 3600_000)
    await utimes(left, then, then)
    expect(await read('register')).toMatchObject({ situacao: 'done' })
  })

  it('that was taken back comes again only where an Admin says so', async () => {
    await writeMonth(month(), { establishments: 400, month: 0, parts: 10 })
    await publish()
    await db().delete(registerRuns)
    expect(await read('register')).toMatchObject({ situacao: 'done' })
    await undoLatestMonth(db())
    asked = []
    expect(await read('register')).toMatchObject({
      situacao: 'failed',
      duvidosa: true,
      resultado: `O mês ${MONTH} foi desfeito. Por isso não volta sozinho. Nada foi alterado.`,
    })
    expect(await db().$count(registerCompanies)).toBe(0)
    expect(asked.filter((one) => one.startsWith('GET'))).toEqual([])
    const { body } = await beginAnyway('register')
    await readNow(body.data._id)
    expect((await runs())[0]).toMatchObject({ situacao: 'done' })
    expect(await db().$count(registerCompanies)).toBeGreaterThan(10)
    expect(await read('register')).toMatchObject({
      resultado: `O mês ${MONTH} já tinha sido lido.`,
    })
  })

  it('of an address is read, its archives go, and what the address has next is read next', async () => {
    await writeMonth(month(), { establishments: 400, month: 0, parts: 10 })
    await publish()
    await db().delete(registerRuns)
    const address = env.REGISTER_URL?.replace('{mes}', MONTH) ?? ''
    const at = path.join(folder, 'latest')
    const selection = { activities: TECHNOLOGY, state: null, city: null }
    const bring = () => bringInPublished(db(), { address, month: MONTH }, at, { selection })
    const { counts } = await bring()
    await writeMonth(month(), { establishments: 600, month: 0, parts: 10 })
    await publish()
    expect((await bring()).counts.chosen).toBeGreaterThan(counts.chosen)
  })
})

describe('a reading', () => {
  it('is begun and stopped by Admins alone, one of a source at a time', async () => {
    const other = await api.person()
    expect((await begin('ceis', other.token)).status).toBe(403)
    expect((await begin('nada')).body.fields.fonte).toBe('Fonte inválida.')
    const { _id } = (await begin('ceis')).body.data
    const again = await begin('ceis')
    expect([again.status, again.body.error]).toEqual([
      409,
      'Esta fonte já está na fila ou sendo lida.',
    ])
    expect((await begin('cnep')).status).toBe(200)
    expect((await stop(_id)).body.data.situacao).toBe('stopped')
    expect((await stop(_id)).status).toBe(409)
    await readNow(_id)
    expect(asked).toEqual([])
    expect((await begin('ceis')).status).toBe(200)
  })

  it('without an address is refused with the variable that has it', async () => {
    const { CONTRACTS_URL } = env
    Object.assign(env, { CONTRACTS_URL: undefined })
    const refused = await begin('contracts')
    Object.assign(env, { CONTRACTS_URL })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Esta fonte não tem endereço: defina CONTRACTS_URL.',
    ])
  })

  it('that was doubted is brought in all the same where an Admin says so, and no other', async () => {
    const rows = [1, 2, 3].map((code) => ROW.replace(';1;', `;${code};`))
    listed(TODAY, [HEADER, ...rows].join('\r\n'))
    expect(await read('ceis')).toMatchObject({ situacao: 'done', duvidosa: false })
    const refused = await beginAnyway('ceis')
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'A última leitura desta fonte não foi recusada por dúvida. Leia-a de novo.',
    ])
    listed(TODAY, `${HEADER}\r\n${ROW}`)
    // At the desk nobody has a command line.
    expect(await read('ceis')).toMatchObject({
      situacao: 'failed',
      duvidosa: true,
      resultado: 'Sanções de empresas no arquivo: 1; na lista anterior: 3. Nada foi alterado.',
    })
    expect(await sanctionsOf(db(), vendorId)).toHaveLength(3)
    const { body } = await beginAnyway('ceis')
    await readNow(body.data._id)
    expect((await runs())[0]).toMatchObject({ situacao: 'done', duvidosa: false })
    expect(await sanctionsOf(db(), vendorId)).toHaveLength(1)
    const [entry] = await auditTrailOf(db(), 'source_run', [body.data._id])
    expect(entry?.action).toBe('readSourceAnyway')
  })

  it('stops while it is under way, and the next one goes on from there', async () => {
    const text = `${HEADER}\r\n${ROW}`
    listed(TODAY, text)
    let held: ServerResponse | undefined
    instead = (pathname, response, from) => {
      if (from > 0) return false
      held = response
      const whole = files.get(pathname) ?? Buffer.alloc(0)
      response.writeHead(200, { 'content-length': whole.length, etag: '"1"' })
      response.write(whole.subarray(0, 100))
      return true
    }
    const { _id } = (await begin('ceis')).body.data
    const reading = readNow(_id)
    await expect.poll(() => held, { timeout: 10_000 }).toBeDefined()
    expect((await stop(_id)).body.data.situacao).toBe('stopping')
    await reading
    expect((await runs())[0]).toMatchObject({ situacao: 'stopped' })
    expect(await sanctionsOf(db(), vendorId)).toEqual([])
    asked = []
    expect(await read('ceis')).toMatchObject({ situacao: 'done' })
    expect(asked).toEqual([`GET /ceis/${TODAY} 100`])
  })

  it('that nobody does any more is given up, and the source is read anew', async () => {
    const { _id } = (await begin('ceis')).body.data
    await db()
      .update(sourceRuns)
      .set({ state: 'running', aliveAt: sql`now() - interval '1 hour'` })
      .where(eq(sourceRuns.id, _id))
    expect((await begin('ceis')).status).toBe(200)
    const states = (await runs()).map(({ situacao }: { situacao: string }) => situacao)
    expect(states.toSorted()).toEqual(['failed', 'waiting'])
  })

  it('is begun by the clock where it is due', async () => {
    const { jobs } = api.platform
    const tick = () => readSourcesByClock.run({ db: db(), env, jobs }, {})
    await tick()
    const first = await runs()
    expect(first.map(({ fonte }: { fonte: string }) => fonte).toSorted()).toEqual([
      'ceis',
      'cnep',
      'contracts',
      'register',
    ])
    await db().update(sourceRuns).set({ state: 'done' })
    await tick()
    expect(await runs()).toHaveLength(4)
    await db().update(sourceRuns).set({ createdAt: sql`now() - interval '2 days'` })
    await tick()
    expect(await runs()).toHaveLength(7)
  })
})

describe('a reading by a command', () => {
  const byCommand = (
    work: (reading: Followed) => Promise<void>,
    { signal, isDry }: { signal?: AbortSignal; isDry?: boolean } = {},
  ) =>
    followCommand(
      db(),
      { source: 'ceis', interrupted: signal ?? new AbortController().signal, isDry },
      async (reading) => {
        await work(reading)
        return { rows: 3, refused: 1, said: 'Lista lida.' }
      },
    )
  const told = async () =>
    (await runs()).map(({ situacao, porComando, resultado }: Record<string, unknown>) => [
      situacao,
      porComando,
      resultado,
    ])

  it('is seen at the desk while it goes on, and how it ended', async () => {
    await byCommand(async () => {
      expect(await told()).toEqual([['running', true, '']])
      expect((await begin('ceis')).status).toBe(409)
    })
    expect((await runs())[0]).toMatchObject({
      situacao: 'done',
      porComando: true,
      linhas: 3,
      recusadas: 1,
      resultado: 'Lista lida.',
    })
    // What it was refused is said, and the desk brings in nothing of it.
    const refusing = byCommand(() => Promise.reject(new SourceError('Falta uma coluna.', true)))
    await expect(refusing).rejects.toThrow('Falta uma coluna.')
    const [last] = await runs()
    expect(last).toMatchObject({
      situacao: 'failed',
      resultado: 'Falta uma coluna.',
      duvidosa: false,
    })
    await byCommand(async () => {}, { isDry: true })
    expect(await runs()).toHaveLength(2)
  })

  it('stops where an Admin or who runs it wants that', async () => {
    const untilStopped = ({ signal }: Followed) =>
      new Promise<void>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
    const stopped = byCommand(async (reading) => {
      const [run] = await runs()
      await stop(run._id)
      await untilStopped(reading)
    })
    expect(await stopped).toBeNull()
    const interrupt = new AbortController()
    const interrupted = byCommand(
      async (reading) => {
        setTimeout(() => interrupt.abort())
        await untilStopped(reading)
      },
      { signal: interrupt.signal },
    )
    expect(await interrupted).toBeNull()
    expect((await told()).map(([state]: unknown[]) => state)).toEqual(['stopped', 'stopped'])
  })

  it('that was killed is over once the next one begins', async () => {
    const createdAt = new Date(Date.now() - 3600_000)
    await db()
      .insert(sourceRuns)
      .values({ source: 'ceis', state: 'running', isCommand: true, createdAt })
    await byCommand(async () => {})
    expect(await told()).toEqual([
      ['done', true, 'Lista lida.'],
      ['failed', true, expect.stringContaining('O comando parou antes do fim.')],
    ])
  })

  it('that was killed keeps the clock from nothing, and is stopped at once', async () => {
    const killed = { source: 'ceis', state: 'running', isCommand: true } as const
    const aliveAt = new Date(Date.now() - 16 * 60_000)
    const [run] = await db()
      .insert(sourceRuns)
      .values({ ...killed, aliveAt })
      .returning()
    expect((await stop(run?.id ?? '')).body.data.situacao).toBe('stopped')
    await db()
      .insert(sourceRuns)
      .values({ ...killed, aliveAt })
    await readSourcesByClock.run({ db: db(), env, jobs: api.platform.jobs }, {})
    const states = (await runs())
      .filter(({ fonte }: { fonte: string }) => fonte === 'ceis')
      .map(({ situacao }: { situacao: string }) => situacao)
    expect(states.toSorted()).toEqual(['failed', 'stopped', 'waiting'])
  })

  it('beside one of the server is told once it is at its end, and the clock goes by its own', async () => {
    await begin('ceis')
    await byCommand(async () => {})
    expect(await told()).toEqual(
      expect.arrayContaining([
        ['waiting', false, ''],
        ['done', true, 'Lista lida.'],
      ]),
    )
    await db().delete(sourceRuns).where(not(sourceRuns.isCommand))
    await readSourcesByClock.run({ db: db(), env, jobs: api.platform.jobs }, {})
    expect((await runs()).map(({ fonte }: { fonte: string }) => fonte)).toContain('cnep')
    expect(await told()).toContainEqual(['waiting', false, ''])
    expect((await runs()).filter(({ fonte }: { fonte: string }) => fonte === 'ceis')).toHaveLength(
      2,
    )
  })
})

it('contracts are fetched and brought in', async () => {
  const answer = { data: [], totalPaginas: 1 }
  files.set('/contratos', Buffer.from(JSON.stringify(answer)))
  const run = await read('contracts')
  expect(run).toMatchObject({ situacao: 'done', linhas: 0 })
})
