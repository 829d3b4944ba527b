import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type AnsweringServer,
  startAnsweringServer,
} from '#/platform/server/testing/answering-server.server.ts'
import { LookupUnavailable } from '../lookup.server.ts'
import { brasilApi, minhaReceita, openCompanyRegister } from './index.server.ts'

const CNPJ = '53113791000122'

/** The fields of a recorded answer, with an invented company. */
const RECORD = {
  uf: 'SP',
  cep: '01311902',
  cnpj: CNPJ,
  razao_social: 'PRUMO E NIVEL SISTEMAS LTDA',
  nome_fantasia: '',
  ddd_telefone_1: '1123851939',
  ddd_telefone_2: '',
  situacao_cadastral: 2,
  descricao_situacao_cadastral: 'ATIVA',
  cnae_fiscal_descricao: 'Consultoria em tecnologia da informação',
  email: null,
  qsa: [],
}
/** How each service says that there is no such company. */
const NOT_FOUND = {
  minhaReceita: { message: `CNPJ 53.113.791/0001-22 não encontrado.` },
  brasilApi: { message: 'CNPJ não encontrado', name: 'NotFoundError', type: 'not_found' },
}

let server: AnsweringServer
let answer: (response: ServerResponse, url: string) => void
const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

beforeAll(async () => {
  server = await startAnsweringServer((request, response) => answer(response, request.url ?? ''))
})
afterAll(() => server?.close())
beforeEach(() => {
  server.requests.length = 0
})

describe.each([
  ['minhaReceita', minhaReceita, `/${CNPJ}`],
  ['brasilApi', brasilApi, `/api/cnpj/v1/${CNPJ}`],
] as const)('%s', (name, open, path) => {
  const find = () => open(server.url).find(CNPJ)

  it('finds a company, and says who asks', async () => {
    answer = json(200, RECORD)
    expect(await find()).toEqual({
      cnpj: CNPJ,
      razaoSocial: 'PRUMO E NIVEL SISTEMAS LTDA',
      nomeFantasia: '',
      phone: '1123851939',
      cep: '01311902',
      email: '',
      active: true,
      primaryActivity: 'Consultoria em tecnologia da informação',
    })
    expect(server.requests[0]?.url).toBe(path)
    expect(server.requests[0]?.headers['user-agent']).toMatch(/^Praca/)
  })

  it('leaves out what is junk or a person’s own number', async () => {
    answer = json(200, {
      ...RECORD,
      razao_social: '53.113.791 ANA PRADO 12345678901',
      ddd_telefone_1: '0000000000',
      ddd_telefone_2: '4133334444',
      cep: 1311902,
      situacao_cadastral: 8,
    })
    expect(await find()).toMatchObject({
      razaoSocial: 'ANA PRADO',
      phone: '4133334444',
      cep: '01311902',
      active: false,
    })
    answer = json(200, { ...RECORD, cep: '', ddd_telefone_1: null })
    expect(await find()).toMatchObject({ cep: '', phone: '' })
  })

  it('knows an unknown company from a service that is being rebuilt', async () => {
    answer = json(404, NOT_FOUND[name])
    expect(await find()).toBeNull()
    answer = (response) => void response.writeHead(404).end('404 page not found')
    await expect(find()).rejects.toThrow(LookupUnavailable)
  })

  it.each([
    ['a server in trouble', json(500, { message: 'erro' })],
    ['too many calls', json(429, {})],
    ['a wall at the edge', json(403, {})],
    ['nonsense', (response: ServerResponse) => void response.end('<html>')],
    ['another company', json(200, { ...RECORD, cnpj: '11222333000181' })],
    ['an empty record', json(200, {})],
    ['a name without end', json(200, { ...RECORD, razao_social: `A${' '.repeat(400_000)}B` })],
    ['a redirection', (r: ServerResponse) => void r.writeHead(302, { location: '/x' }).end()],
    ['a flood', (r: ServerResponse) => void r.end('x'.repeat(2_000_000))],
    ['a broken line', (r: ServerResponse) => void r.destroy()],
  ])('is unavailable with %s', async (_what, given) => {
    answer = given
    await expect(find()).rejects.toThrow(LookupUnavailable)
  })
})

it('waits 3 s and no longer for a service that says nothing, or does not come to an end', async () => {
  let asked = 0
  answer = (response) => {
    asked += 1
    if (asked > 1) response.write('{')
  }
  const wait = async () => {
    const start = performance.now()
    await expect(minhaReceita(server.url).find(CNPJ)).rejects.toThrow(LookupUnavailable)
    expect(performance.now() - start).toBeGreaterThan(2900)
  }
  await Promise.all([wait(), wait()])
  expect(asked).toBe(2)
}, 6000)

describe('the register', () => {
  const register = () =>
    openCompanyRegister({
      LOOKUPS: 'online',
      BRASILAPI_URL: `${server.url}/first`,
      MINHA_RECEITA_URL: `${server.url}/second`,
    })
  const isFirst = (url: string) => url.startsWith('/first')

  it('asks the second service when the first fails or does not know', async () => {
    for (const failing of [json(500, {}), json(404, NOT_FOUND.brasilApi)]) {
      answer = (response, url) => (isFirst(url) ? failing : json(200, RECORD))(response)
      expect((await register().find(CNPJ))?.cnpj).toBe(CNPJ)
    }
  })

  it('says unknown when one of them could be asked, unavailable when none', async () => {
    answer = (response, url) =>
      (isFirst(url) ? json(500, {}) : json(404, NOT_FOUND.minhaReceita))(response)
    expect(await register().find(CNPJ)).toBeNull()
    answer = json(500, {})
    await expect(register().find(CNPJ)).rejects.toThrow(LookupUnavailable)
  })

  it('asks nobody offline', async () => {
    const offline = openCompanyRegister({
      LOOKUPS: 'offline',
      BRASILAPI_URL: server.url,
      MINHA_RECEITA_URL: server.url,
    })
    await expect(offline.find(CNPJ)).rejects.toThrow(LookupUnavailable)
    expect(server.requests).toHaveLength(0)
  })
})
