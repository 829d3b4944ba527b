import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cnpjNumber, giveVendor, makeRecord, makeVendor } from '#/db/factories/index.ts'
import { registerCompanies, sanctions } from '#/db/schema/index.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'
import { listDay, readSanctions } from './file.server.ts'
import { bringInSanctions, sanctionsOf } from './service.server.ts'

const api = testApi()
const CNPJ = cnpjNumber(77_001)
const OTHER = cnpjNumber(77_002)

const HEADER =
  'CADASTRO;CÓDIGO DA SANÇÃO;TIPO DE PESSOA;CPF OU CNPJ DO SANCIONADO;NOME DO SANCIONADO;NÚMERO DO PROCESSO;CATEGORIA DA SANÇÃO;DATA INÍCIO SANÇÃO;DATA FINAL SANÇÃO;ÓRGÃO SANCIONADOR;FUNDAMENTAÇÃO LEGAL'
const row = (code: number, cnpj: string, person = 'J', list = 'CEIS') =>
  `"${list}";"${code}";"${person}";"${cnpj}";"ALGUÉM";"1/26";"Impedimento de contratar";"05/01/2026";"05/01/2028";"Prefeitura de Água Fria";"Lei 14.133/2021, ""art. 156"""`

let folder: string
let ana: Person
let token: string
let vendorId: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'praca-sanctions-'))
  ana = await api.person()
  token = await api.logIn(ana)
  vendorId = (await makeVendor(api.platform.db, { cnpj: CNPJ })).id
  await giveVendor(api.platform.db, vendorId, ana.id)
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => api.platform.db.delete(sanctions))

async function read(
  rows: string[],
  header = HEADER,
  list: 'CEIS' | 'CNEP' = 'CEIS',
  day = '2026-11-20',
) {
  const file = path.join(folder, '20261120_CEIS.csv')
  await writeFile(file, Buffer.from([header, ...rows].join('\r\n'), 'latin1'))
  return readSanctions(file, list, day)
}
const bringIn = async (rows: string[], isMeant = false) =>
  bringInSanctions(api.platform.db, 'CEIS', await read(rows), { isMeant })

describe('a list of sanctions', () => {
  it('does not come after a newer one, which would bring back what was dropped', async () => {
    await bringIn([row(1, CNPJ)])
    const older = await read([row(2, CNPJ)], HEADER, 'CEIS', '2026-11-19')
    const again = (isMeant?: boolean) =>
      bringInSanctions(api.platform.db, 'CEIS', older, { isMeant })
    await expect(again()).rejects.toThrow(
      'A lista de 19 nov 2026 é mais antiga que a de 20 nov 2026, que já foi lida. Nada foi alterado.',
    )
    const codes = async () =>
      (await sanctionsOf(api.platform.db, vendorId)).map(({ codigo }) => codigo)
    expect(await codes()).toEqual(['1'])
    await again(true)
    expect(await codes()).toEqual(['2'])
  })

  it.each<[string, number, (one: string) => string, string]>([
    ['no end', 20, (one) => one.replace('05/01/2028', ''), '“Data final sanção” está vazia'],
    ['no ground', 20, (one) => one.replace(/"Lei.*$/, '""'), '“Fundamentação legal” está vazia'],
    [
      'days of another form',
      3,
      (one) => one.replace('05/01/2026', '2026-01-05'),
      '“Data início sanção” está escrita de outro jeito',
    ],
  ])('is refused where none of many companies has %s', async (_, from, change, message) => {
    const rows = Array.from({ length: from }, (__, n) => change(row(n + 1, CNPJ)))
    await expect(read(rows)).rejects.toThrow(message)
    // Fewer may be so.
    expect((await read(rows.slice(1))).sanctions).toHaveLength(from - 1)
  })

  it('is refused where a column that pages show is gone', async () => {
    const named = HEADER.replace('NÚMERO DO PROCESSO', 'PROCESSO')
    await expect(read([row(1, CNPJ)], named)).rejects.toThrow('falta a coluna “Número do processo”')
  })

  it('is refused where it is another list', async () => {
    await expect(read([row(1, CNPJ)], HEADER, 'CNEP')).rejects.toThrow(
      'O arquivo não é da lista CNEP. Nada foi alterado.',
    )
  })

  it('has a row with quotes in its texts that nobody doubled, and all that come after it', async () => {
    const quotes = row(1, CNPJ)
      .replace('ALGUÉM', 'EMPRESA "A" LTDA')
      .replace('Lei 14.133/2021, ""art. 156""', 'Lei 14.133 "art. 156" e outras')
    await bringIn([quotes, row(2, CNPJ), row(3, OTHER)])
    const found = await sanctionsOf(api.platform.db, vendorId)
    expect(found.map(({ codigo, fundamento }) => [codigo, fundamento])).toEqual([
      ['1', 'Lei 14.133 "art. 156" e outras'],
      ['2', 'Lei 14.133/2021, "art. 156"'],
    ])
    await expect(read([`"${'x'.repeat(400_000)}`])).rejects.toThrow(
      '20261120_CEIS.csv não está no formato esperado (perto da linha 2). Nada foi alterado.',
    )
  })

  it('refuses a row whose texts do not stand in their columns', async () => {
    const open = row(1, CNPJ).replace('"1/26";', '"1/26;')
    const tooMany = row(2, CNPJ).replace('"1/26"', '1/26; e apensos')
    const { sanctions: good, refused } = await read([open, tooMany, `${row(3, CNPJ)};`])
    expect(good.map(({ code }) => code)).toEqual(['3'])
    expect(refused).toEqual({ 'com colunas demais ou de menos': 2 })
  })

  it('is tried without a trace, and refused then as it would be', async () => {
    await bringIn([1, 2, 3].map((code) => row(code, CNPJ)))
    const before = await sanctionsOf(api.platform.db, vendorId)
    const tryOut = async (rows: string[]) =>
      bringInSanctions(api.platform.db, 'CEIS', await read(rows), { isDry: true })
    expect(await tryOut([row(1, CNPJ), row(4, OTHER)])).toEqual({ written: 2, gone: 2 })
    await expect(tryOut([row(1, CNPJ)])).rejects.toThrow('na lista anterior: 3')
    expect(await sanctionsOf(api.platform.db, vendorId)).toEqual(before)
  })

  it.each([
    ['2026-02-30', 'CEIS.csv'],
    ['2026', 'CEIS.csv'],
    ['2999-01-01', 'CEIS.csv'],
    [undefined, '20261341_CEIS.csv'],
  ])('has a day that there is: %s, %s', (said, name) => {
    expect(() => listDay(said, name, new Date())).toThrow('não existe ou ainda não chegou')
  })

  it('has the day that is said, else that of its name, else that of its file', () => {
    const made = new Date('2026-11-05T10:00:00Z')
    const name = '20261101_CEIS.csv'
    expect(listDay('2026-10-30', name, made)).toBe('2026-10-30')
    expect(listDay(undefined, name, made)).toBe('2026-11-01')
    expect(listDay(undefined, 'CEIS.csv', made)).toBe('2026-11-05')
  })

  it('leaves out sole traders, who are persons, whatever it calls them', async () => {
    await makeRecord(api.platform.db, {
      cnpj: OTHER,
      legalName: 'FULANA DE TAL',
      isSoleTrader: true,
    })
    expect(await bringIn([row(1, CNPJ), row(2, OTHER)])).toEqual({ written: 1, gone: 0 })
    const kept = await api.platform.db.select({ cnpj: sanctions.cnpj }).from(sanctions)
    expect(kept).toEqual([{ cnpj: CNPJ }])
    await api.platform.db.delete(registerCompanies)
  })

  it('comes in where a text has what a database does not take, and leaves no half of a CPF', async () => {
    const ground = `Lei\0 14.133/2021 ${'x'.repeat(470)} CPF 123.456.789-09`
    await bringIn([row(1, CNPJ).replace('Lei 14.133/2021, ""art. 156""', ground)])
    const [shown] = await sanctionsOf(api.platform.db, vendorId)
    expect(shown?.fundamento).toMatch(/^Lei 14\.133\/2021 x+ CPF \*/)
    expect(shown?.fundamento).not.toContain('123')
  })

  it('is read but for persons, and shown with body, ground, dates and source', async () => {
    const found = await read([
      row(1, CNPJ),
      row(2, '12345678909', 'F'),
      row(3, '123'),
      row(1, OTHER),
      row(4, OTHER, ''),
    ])
    expect({ ...found, sanctions: found.sanctions.length }).toEqual({
      sanctions: 1,
      read: 5,
      persons: 1,
      refused: { 'CNPJ inválido': 1, 'código repetido': 1, 'sem tipo de pessoa': 1 },
    })
    await bringInSanctions(api.platform.db, 'CEIS', found)
    expect(await sanctionsOf(api.platform.db, vendorId)).toEqual([
      {
        lista: 'CEIS',
        codigo: '1',
        categoria: 'Impedimento de contratar',
        fundamento: 'Lei 14.133/2021, "art. 156"',
        orgao: 'Prefeitura de Água Fria',
        processo: '1/26',
        inicio: '2026-01-05',
        fim: '2028-01-05',
        consultadoEm: '2026-11-20',
        nota: '',
        fonte: `https://portaldatransparencia.gov.br/sancoes/consulta?cpfCnpj=${CNPJ}`,
      },
    ])
  })

  it('is not told of who is a sole trader by now, also before it comes again', async () => {
    await bringIn([row(1, CNPJ)])
    await makeRecord(api.platform.db, {
      cnpj: CNPJ,
      legalName: 'MARIA DA SILVA',
      isSoleTrader: true,
    })
    expect(await sanctionsOf(api.platform.db, vendorId)).toEqual([])
    await api.platform.db.delete(registerCompanies).where(eq(registerCompanies.cnpj, CNPJ))
  })

  it('drops what it no longer has, and says so of a file that lost most', async () => {
    await bringIn([row(1, CNPJ), row(2, OTHER), row(3, OTHER)])
    await expect(bringIn([row(3, OTHER)])).rejects.toMatchObject({ isDoubtful: true })
    expect(await sanctionsOf(api.platform.db, vendorId)).toHaveLength(1)
    expect(await bringIn([row(2, OTHER), row(3, OTHER)])).toEqual({ written: 2, gone: 1 })
    expect(await sanctionsOf(api.platform.db, vendorId)).toEqual([])
  })

  it('that is interrupted changes nothing', async () => {
    await bringIn([row(1, CNPJ)])
    const found = await read([row(2, CNPJ)])
    const signal = AbortSignal.abort()
    const file = path.join(folder, '20261120_CEIS.csv')
    await expect(readSanctions(file, 'CEIS', '2026-11-20', signal)).rejects.toBe(signal.reason)
    await expect(bringInSanctions(api.platform.db, 'CEIS', found, { signal })).rejects.toBe(
      signal.reason,
    )
    const stayed = await sanctionsOf(api.platform.db, vendorId)
    expect(stayed.map(({ codigo }) => codigo)).toEqual(['1'])
  })

  it('of another layout changes nothing', async () => {
    await bringIn([row(1, CNPJ)])
    await expect(read([row(1, CNPJ)], HEADER.replace('CATEGORIA', 'TIPO'))).rejects.toThrow(
      'falta a coluna “Categoria da sanção”',
    )
    expect(await sanctionsOf(api.platform.db, vendorId)).toHaveLength(1)
  })
})

describe('what a company says of a sanction', () => {
  const say = (nota: unknown, by = token, code = 1) =>
    api.send('PUT', `/v1/vendor/${vendorId}/sancoes/CEIS/${code}/nota`, {
      token: by,
      payload: { nota },
    })

  it('stands beside it, also when the list comes again, until it is taken back', async () => {
    await bringIn([row(1, CNPJ), row(2, OTHER)])
    expect((await say('Recorremos.\n\nProcesso 2.')).body.data[0].nota).toBe(
      'Recorremos.\n\nProcesso 2.',
    )
    await bringIn([row(1, CNPJ), row(2, OTHER)])
    expect((await sanctionsOf(api.platform.db, vendorId))[0]?.nota).toContain('Recorremos.')
    expect((await say('')).body.data[0].nota).toBe('')
    // The same code, of another company now.
    await say('Nosso.')
    await bringIn([row(1, OTHER), row(2, OTHER)])
    await bringIn([row(1, CNPJ), row(2, OTHER)])
    expect((await sanctionsOf(api.platform.db, vendorId))[0]?.nota).toBe('')
  })

  it('is the company’s own to say, of its own sanctions, in so many words', async () => {
    await bringIn([row(1, CNPJ), row(2, OTHER)])
    expect((await say('x', (await api.person()).token)).status).toBe(403)
    expect((await say('x', token, 2)).status).toBe(404)
    const long = await say('x'.repeat(1001))
    expect(long.status).toBe(400)
    expect(long.body.fields.nota).toBe('O texto aceita até 1000 caracteres.')
    expect((await say(7)).status).toBe(400)
  })
})
