import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  cnpjNumber,
  giveVendor,
  linkOffer,
  makeOffer,
  makeRecord,
  makeVendor,
} from '#/db/factories/index.ts'
import { contractPrices, contracts, registerCompanies, vendorOffers } from '#/db/schema/index.ts'
import { wantedIs } from '#/platform/server/database/beside.server.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'
import { fetchContracts } from './fetching.server.ts'
import { bringInContracts, contractsOf, pricesBeside, recountPrices } from './service.server.ts'

const api = testApi()
const db = () => api.platform.db
const CNPJ = cnpjNumber(78_001)
const OTHER = cnpjNumber(78_002)
const STRANGER = cnpjNumber(78_003)
const BODY = cnpjNumber(78_004)

const numberOf = (n: number) => `${BODY}-2-${String(n).padStart(6, '0')}/2026`

/** A contract as PNCP's API gives it. */
const contract = (n: number, change: Record<string, unknown> = {}) => ({
  numeroControlePNCP: numberOf(n),
  numeroControlePncpCompra: `${BODY}-1-000001/2026`,
  niFornecedor: CNPJ,
  tipoPessoa: 'PJ',
  nomeRazaoSocialFornecedor: 'EMPRESA LTDA',
  nomeFornecedorSubContratado: 'MARIA DA SILVA',
  objetoContrato: `Licença do software Prumo, lote ${n}`,
  valorGlobal: 1000.5,
  orgaoEntidade: { cnpj: BODY, razaoSocial: 'PREFEITURA DE ÁGUA FRIA' },
  dataAssinatura: '2026-03-10',
  dataVigenciaInicio: '2026-03-11',
  dataVigenciaFim: '2027-03-11',
  dataPublicacaoPncp: '2026-03-12T10:20:30',
  ...change,
})

let folder: string
let ana: Person
let token: string
let vendorId: string
let otherId: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'praca-contracts-'))
  ana = await api.person()
  token = await api.logIn(ana)
  vendorId = (await makeVendor(db(), { cnpj: CNPJ })).id
  otherId = (await makeVendor(db(), { cnpj: OTHER })).id
  await giveVendor(db(), vendorId, ana.id)
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  await db().delete(contracts)
  await db().delete(contractPrices)
})

async function write(content: unknown, name = 'contratos.json') {
  const file = path.join(folder, name)
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
const bringIn = async (rows: unknown, options = {}) =>
  bringInContracts(db(), await write(rows), options)
const shown = () => contractsOf(db(), vendorId)

describe('a source of contracts', () => {
  it('is read but for persons and companies without a page, and shown with value, dates and link', async () => {
    const report = await bringIn({
      data: [
        contract(1),
        contract(2, { tipoPessoa: 'PF', niFornecedor: '12345678909' }),
        contract(3, { niFornecedor: STRANGER }),
        contract(4, { niFornecedor: '123' }),
        contract(5, { valorGlobal: -1 }),
        contract(6, { numeroControlePNCP: 'javascript:alert(1)' }),
        contract(7, { objetoContrato: '' }),
      ],
      totalPaginas: 1,
    })
    expect(report).toEqual({
      read: 7,
      persons: 1,
      unknown: 1,
      refused: {
        'CNPJ inválido': 1,
        'valor inválido': 1,
        'número de controle inválido': 1,
        'sem objeto ou órgão': 1,
      },
      written: 1,
      gone: 0,
      days: { first: '2026-03-12', last: '2026-03-12' },
    })
    expect(await shown()).toEqual({
      total: 1,
      contratos: [
        {
          numero: numberOf(1),
          objeto: 'Licença do software Prumo, lote 1',
          valor: 100_050,
          orgao: 'PREFEITURA DE ÁGUA FRIA',
          assinatura: '2026-03-10',
          inicio: '2026-03-11',
          fim: '2027-03-11',
          consultadoEm: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
          nota: '',
          fonte: `https://pncp.gov.br/app/contratos/${BODY}/2026/1`,
        },
      ],
    })
    expect(JSON.stringify(await db().select().from(contracts))).not.toMatch(/MARIA|12345678909/)
  })

  it('is kept as text, whatever its objects have in them, in one line of a bounded length', async () => {
    const objetoContrato = `<img src=x onerror=alert(1)>\u0000\u202e CPF 123.456.789-09 ${'x'.repeat(5000)}`
    await bringIn([contract(1, { objetoContrato, dataAssinatura: '2026-02-31' })])
    const [one] = (await shown()).contratos
    expect(one?.objeto).toMatch(/^<img src=x onerror=alert\(1\)> CPF \*\*\* x+$/)
    expect(one?.objeto.length).toBeLessThanOrEqual(1000)
    expect(one?.assinatura).toBe('')
  })

  it('has no half of a CPF where its object is cut', async () => {
    await bringIn([contract(1, { objetoContrato: `${'x'.repeat(992)} 123.456.789-09` })])
    const [first] = (await shown()).contratos
    expect(first?.objeto).toBe(`${'x'.repeat(992)} ***`)
  })

  it('drops what it no longer has of its days, and leaves other days alone', async () => {
    await bringIn([1, 2, 3].map((n) => contract(n)))
    await bringIn([contract(9, { dataPublicacaoPncp: '2026-05-01' })])
    expect(await bringIn([contract(1), contract(2)])).toMatchObject({ written: 2, gone: 1 })
    expect((await shown()).contratos.map(({ numero }) => numero)).toEqual([9, 1, 2].map(numberOf))
    // Most of what was known is gone: it is meant, or torn.
    const stranger = contract(1, { niFornecedor: STRANGER })
    await expect(bringIn([stranger])).rejects.toMatchObject({ isDoubtful: true })
    expect((await shown()).total).toBe(3)
    expect(await bringIn([stranger], { isMeant: true })).toMatchObject({ written: 0, gone: 2 })
  })

  it.each<[string, unknown, string]>([
    [
      'lacks a field',
      [{ ...contract(1), objetoContrato: undefined }],
      "falta o campo 'objetoContrato'",
    ],
    ['is torn', '[{"numeroControlePNCP":', 'não é um JSON inteiro'],
    ['is no list', [1, 2], 'não é uma lista de contratos'],
    ['is empty', [], 'Não há contratos'],
  ])('changes nothing where it %s', async (_, content, message) => {
    await bringIn([contract(1)])
    await expect(bringIn(content)).rejects.toThrow(message)
    expect((await shown()).total).toBe(1)
  })

  const three = (change: object) => [1, 2, 3].map((n) => ({ ...contract(n), ...change }))
  it.each<[string, object, string]>([
    ['lacks its value', { valorGlobal: undefined }, "falta o campo 'valorGlobal'"],
    [
      'names its value otherwise',
      { valorGlobal: undefined, valorTotal: 1 },
      "falta o campo 'valorGlobal'",
    ],
    ['lacks its end', { dataVigenciaFim: undefined }, "falta o campo 'dataVigenciaFim'"],
    [
      'writes values as texts',
      { valorGlobal: '1.000,50' },
      "o campo 'valorGlobal' está escrito de outro jeito",
    ],
    [
      'writes days otherwise',
      { dataVigenciaInicio: '11/03/2026' },
      "o campo 'dataVigenciaInicio' está escrito de outro jeito",
    ],
    ['calls companies otherwise', { tipoPessoa: 'J' }, "o campo 'tipoPessoa' está escrito"],
    [
      'names its body otherwise',
      { orgaoEntidade: { nome: 'PREFEITURA' } },
      "o campo 'orgaoEntidade' está escrito de outro jeito",
    ],
  ])('changes nothing where each of its contracts %s', async (_, change, message) => {
    await bringIn(three({}))
    await expect(bringIn(three(change))).rejects.toThrow(message)
    // A contract in each line is no page of its own.
    const lines = three(change).map((one) => JSON.stringify(one))
    const file = await write(lines.join('\n'), 'linhas.jsonl')
    await expect(bringInContracts(db(), file)).rejects.toThrow(message)
    expect((await shown()).contratos.map(({ valor }) => valor)).toEqual([100_050, 100_050, 100_050])
  })

  it('may lack in a few contracts what not all have, and in no great many', async () => {
    const rows = Array.from({ length: 20 }, (_, n) => contract(n + 1, { dataVigenciaFim: null }))
    expect(await bringIn([{ ...contract(1), valorGlobal: undefined }])).toMatchObject({
      written: 1,
    })
    expect(await bringIn(rows.slice(0, 19))).toMatchObject({ written: 19 })
    await expect(bringIn(rows)).rejects.toThrow(
      "O formato mudou: o campo 'dataVigenciaFim' está vazio em todos os contratos. Nada foi alterado.",
    )
  })

  it('may have a contract in each line, but none without an end', async () => {
    const lines = [contract(1), contract(2), contract(2)].map((one) => JSON.stringify(one))
    const file = await write(`${lines.join('\r\n')}\n\n`, 'contratos.jsonl')
    expect(await bringInContracts(db(), file)).toMatchObject({ read: 3, written: 2 })
    const endless = await write(`${lines[0]}\n"${'x'.repeat(9 * 1024 * 1024)}`, 'longo.jsonl')
    await expect(bringInContracts(db(), endless)).rejects.toThrow('linha do arquivo não termina')
    expect((await shown()).total).toBe(2)
  })

  it('is counted and not written where it is tried', async () => {
    expect(await bringIn([contract(1)], { isDry: true })).toMatchObject({ written: 1 })
    expect((await shown()).total).toBe(0)
  })
})

describe('what governments pay', () => {
  const priced = async (offerId: string) => {
    const [row] = await db()
      .select(pricesBeside.columns)
      .from(wantedIs(sql`${offerId}`))
    return pricesBeside.read(row ?? {})
  }

  it('is told of what five contracts of its sellers name by its whole name, and of its category', async () => {
    const prumo = await makeOffer(db(), { name: 'Prumo', categories: ['Esquadros'] })
    const nivel = await makeOffer(db(), { name: 'Nível', categories: ['Esquadros'] })
    for (const { id } of [prumo, nivel]) await linkOffer(db(), vendorId, id)
    const values = [100, 200, 300, 1000]
    const rows = [
      ...values.map((valorGlobal, n) => contract(n, { valorGlobal })),
      // No value, another word, and a supplier that does not sell it: none of them counts.
      contract(10, { valorGlobal: 0 }),
      contract(11, { objetoContrato: 'Sistema Prumos e aprumo' }),
      contract(12, { niFornecedor: OTHER }),
      contract(13, { objetoContrato: 'Assinatura de NIVEL: suporte', valorGlobal: 5000 }),
    ]
    await bringIn(rows)
    // Four name the software, five one of its category.
    expect((await priced(prumo.id)).map(({ category, total }) => [category, total])).toEqual([
      ['Esquadros', 5],
    ])
    await bringIn([...rows, contract(14, { valorGlobal: 400 })])
    const [own, ofCategory] = await priced(prumo.id)
    expect(own).toMatchObject({
      category: '',
      total: 5,
      lowCents: 10_000,
      medianCents: 30_000,
      highCents: 100_000,
    })
    expect(own?.contracts).toHaveLength(5)
    expect(ofCategory).toMatchObject({ category: 'Esquadros', total: 6, highCents: 500_000 })

    // Sold by another one now: its contracts are not of this software any more.
    await db().delete(vendorOffers).where(eq(vendorOffers.offerId, prumo.id))
    await recountPrices(db())
    expect(await priced(prumo.id)).toEqual([])
  })
})

it('contracts of who is a sole trader by now are not told, and gone the next night', async () => {
  await bringIn([contract(1)])
  await makeRecord(db(), { cnpj: CNPJ, legalName: 'MARIA DA SILVA', isSoleTrader: true })
  expect(await shown()).toEqual({ total: 0, contratos: [] })
  await recountPrices(db())
  expect(await db().$count(contracts)).toBe(0)
  await db().delete(registerCompanies).where(eq(registerCompanies.cnpj, CNPJ))
})

describe('what a company says of a contract', () => {
  const say = (nota: unknown, by = token, n = 1) =>
    api.send('PUT', `/v1/vendor/${vendorId}/contratos/${encodeURIComponent(numberOf(n))}/nota`, {
      token: by,
      payload: { nota },
    })

  it('stands beside it, also when it comes again, until it is taken back', async () => {
    await bringIn([contract(1)])
    const said = await say('O valor foi corrigido depois.')
    expect(said.body.data.contratos[0].nota).toBe('O valor foi corrigido depois.')
    await bringIn([contract(1)])
    expect((await shown()).contratos[0]?.nota).toBe('O valor foi corrigido depois.')
    expect((await say('')).body.data.contratos[0].nota).toBe('')
    // The same number, of another company now.
    await say('Nosso.')
    await bringIn([contract(1, { niFornecedor: OTHER })])
    expect((await contractsOf(db(), otherId)).contratos[0]?.nota).toBe('')
  })

  it('is the company’s own to say, of its own contracts, in so many words', async () => {
    await bringIn([contract(1), contract(2, { niFornecedor: OTHER })])
    expect((await say('x', (await api.person()).token)).status).toBe(403)
    expect((await say('x', token, 2)).status).toBe(404)
    expect((await say('x'.repeat(1001))).body.fields.nota).toBe(
      'O texto aceita até 1000 caracteres.',
    )
  })
})

describe('contracts from PNCP', () => {
  /** Answers like PNCP: pages of contracts, and what a test has it do before. */
  async function withPncp<T>(
    pages: object[][],
    before: (page: number) => { status: number; text?: string } | undefined,
    run: (address: string, asked: string[]) => Promise<T>,
  ): Promise<T> {
    const asked: string[] = []
    const server = createServer((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://localhost')
      const page = Number(searchParams.get('pagina'))
      asked.push(`${page} ${searchParams.get('tamanhoPagina')}`)
      const other = before(page)
      if (other) return response.writeHead(other.status).end(other.text)
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ data: pages[page - 1], totalPaginas: pages.length }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = server.address() as { port: number }
      return await run(`http://127.0.0.1:${port}/api/consulta/v1/contratos`, asked)
    } finally {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  }
  const day = new Date(Date.now() - 40 * 24 * 3600_000).toISOString().slice(0, 10)
  const recent = (n: number, change = {}) => contract(n, { dataPublicacaoPncp: day, ...change })
  const pages = [[recent(1), recent(2)], [recent(3, { niFornecedor: STRANGER })], [recent(4)]]
  const target = (name: string) => path.join(folder, name)

  it('come page by page, and go on after the last one that came', async () => {
    let isDown = true
    await withPncp(
      pages,
      (page) => (page === 3 && isDown ? { status: 503 } : undefined),
      async (address, asked) => {
        const options = { firstDelayMs: 1 }
        const failing = fetchContracts(db(), address, target('a'), options)
        await expect(failing).rejects.toThrow('o servidor respondeu 503')
        isDown = false
        const before = asked.length
        // As where a process was killed, or a disk was full, while it wrote.
        const [part = ''] = await readdir(target('a'))
        await appendFile(path.join(target('a'), part), '{"data":[{"numeroC')
        const { file, days } = await fetchContracts(db(), address, target('a'), options)
        expect(asked.slice(before)).toEqual(['3 500'])
        expect(await bringInContracts(db(), file, { days })).toMatchObject({
          read: 4,
          unknown: 1,
          written: 3,
        })
      },
    )
  })

  it('are counted as those of a file, also those that are refused', async () => {
    const mixed = [
      recent(1),
      recent(2, { tipoPessoa: 'PF', niFornecedor: '12345678909' }),
      recent(3, { niFornecedor: STRANGER }),
      recent(4, { valorGlobal: -1 }),
    ]
    await withPncp(
      [mixed, [recent(5, { niFornecedor: '123' })]],
      () => undefined,
      async (address) => {
        const { file, days } = await fetchContracts(db(), address, target('counted'))
        const fetched = await bringInContracts(db(), file, { days })
        expect(fetched).toMatchObject({
          read: 5,
          persons: 1,
          unknown: 1,
          refused: { 'valor inválido': 1, 'CNPJ inválido': 1 },
          written: 1,
        })
        expect(await readFile(file, 'utf8')).not.toContain('12345678909')
      },
    )
  })

  it('end with a clear sentence where a field is gone from a page, and nothing is written', async () => {
    await bringIn([contract(1)])
    const changed = [1, 2, 3].map((n) => ({ ...recent(n), valorGlobal: undefined }))
    await withPncp(
      [changed],
      () => undefined,
      async (address) => {
        await expect(fetchContracts(db(), address, target('changed'))).rejects.toThrow(
          "O formato mudou: falta o campo 'valorGlobal'. Nada foi alterado.",
        )
      },
    )
    expect((await shown()).total).toBe(1)
  })

  it.each<[string, string, string]>([
    ['another form', '{"itens":[]}', "falta o campo 'totalPaginas'"],
    ['a page of a screen', '<html>', 'contratos do PNCP: a resposta não é JSON.'],
    ['contracts of another form', '{"totalPaginas":1,"data":[{"a":1}]}', 'falta o campo'],
  ])('end with a clear sentence where they have %s', async (_, text, message) => {
    await withPncp(
      pages,
      () => ({ status: 200, text }),
      async (address) => {
        const fetching = fetchContracts(db(), address, target(message), { firstDelayMs: 1 })
        await expect(fetching).rejects.toThrow(message)
      },
    )
  })

  it('end with a clear sentence where pages have no end', async () => {
    let last = 0
    await withPncp(
      [],
      (page) => {
        last = page
        return { status: 200, text: JSON.stringify({ data: [], totalPaginas: page + 1 }) }
      },
      async (address) => {
        await expect(fetchContracts(db(), address, target('endless'))).rejects.toThrow(
          'O PNCP diz agora que há 13 páginas; esperávamos no máximo 12. Nada foi alterado.',
        )
        expect(last).toBe(12)
      },
    )
    const text = JSON.stringify({ data: [], totalPaginas: 1_000_000 })
    await withPncp(
      [],
      () => ({ status: 200, text }),
      async (address) => {
        await expect(fetchContracts(db(), address, target('many'))).rejects.toThrow(
          'esperávamos no máximo 20.000',
        )
      },
    )
  })

  it('are there for the day once they came, and are not asked for again', async () => {
    await withPncp(
      pages,
      () => undefined,
      async (address, asked) => {
        const first = await fetchContracts(db(), address, target('whole'))
        expect(await fetchContracts(db(), address, target('whole'))).toEqual(first)
        expect(asked).toHaveLength(3)
      },
    )
  })

  it('end with a clear sentence where nobody answers', async () => {
    let closed = ''
    await withPncp(
      pages,
      () => undefined,
      async (address) => {
        closed = address
      },
    )
    await expect(fetchContracts(db(), closed, target('c'), { firstDelayMs: 1 })).rejects.toThrow(
      'Não foi possível ler os contratos do PNCP: o servidor não responde.',
    )
  })

  it('stop where they are told to', async () => {
    const stop = new AbortController()
    await withPncp(
      pages,
      () => undefined,
      async (address, asked) => {
        const onPage = () => stop.abort(new Error('stopped'))
        const { signal } = stop
        await expect(
          fetchContracts(db(), address, target('b'), { onPage, signal }),
        ).rejects.toThrow('stopped')
        await fetchContracts(db(), address, target('b'))
        expect(asked).toEqual(['1 500', '2 500', '3 500'])
      },
    )
  })
})
