import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AnsweringServer,
  startAnsweringServer,
} from '#/platform/server/testing/answering-server.server.ts'
import { LookupUnavailable } from '../lookup.server.ts'
import { brasilApiCep } from './brasil-api.server.ts'
import { openPostalDirectory } from './index.server.ts'
import { viaCep } from './via-cep.server.ts'

const CEP = '05010000'

const VIACEP = {
  cep: '05010-000',
  logradouro: 'Rua Caiubi',
  complemento: 'lado ímpar',
  bairro: 'Perdizes',
  localidade: 'São Paulo',
  uf: 'SP',
  unidade: '',
  ibge: '3550308',
}
const BRASILAPI = {
  cep: '05010000',
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Perdizes',
  street: 'Rua Caiubi',
}
const SERVICES_SAY_UNKNOWN = {
  name: 'CepPromiseError',
  message: 'Todos os serviços de CEP retornaram erro.',
  type: 'service_error',
  errors: [
    { name: 'ServiceError', message: 'CEP INVÁLIDO', service: 'correios' },
    { name: 'ServiceError', message: 'CEP não encontrado na base do ViaCEP.', service: 'viacep' },
  ],
}
const SERVICES_ARE_DOWN = {
  ...SERVICES_SAY_UNKNOWN,
  errors: [{ name: 'ServiceError', message: 'Erro ao se conectar', service: 'correios' }],
}

let server: AnsweringServer
let answer: (response: ServerResponse, url: string) => void
const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

beforeAll(async () => {
  server = await startAnsweringServer((request, response) => answer(response, request.url ?? ''))
})
afterAll(() => server?.close())

describe.each([
  {
    name: 'ViaCEP',
    open: viaCep,
    found: VIACEP,
    townOnly: { ...VIACEP, logradouro: '', bairro: '' },
    unknown: [json(200, { erro: 'true' }), json(200, { erro: true })],
    down: [json(500, {}), json(200, {})],
  },
  {
    name: 'BrasilAPI',
    open: brasilApiCep,
    found: BRASILAPI,
    townOnly: { ...BRASILAPI, street: null, neighborhood: null },
    unknown: [json(404, SERVICES_SAY_UNKNOWN)],
    down: [json(404, SERVICES_ARE_DOWN), json(503, {}), json(200, {})],
  },
])('$name', ({ open, found, townOnly, unknown, down }) => {
  const find = () => open(server.url).find(CEP)

  it('finds an address, and says who asks', async () => {
    server.requests.length = 0
    answer = json(200, found)
    expect(await find()).toEqual({
      cep: CEP,
      city: 'São Paulo',
      state: 'SP',
      street: 'Rua Caiubi',
      bairro: 'Perdizes',
    })
    expect(server.requests[0]?.headers['user-agent']).toMatch(/^Praca/)
  })

  it('finds the town where a code covers all of it', async () => {
    answer = json(200, townOnly)
    expect(await find()).toMatchObject({ city: 'São Paulo', street: '', bairro: '' })
  })

  it('knows an unknown code from a service in trouble', async () => {
    for (const given of unknown) {
      answer = given
      expect(await find()).toBeNull()
    }
    for (const given of down) {
      answer = given
      await expect(find()).rejects.toThrow(LookupUnavailable)
    }
    answer = (response) => void response.end('<html>manutenção</html>')
    await expect(find()).rejects.toThrow(LookupUnavailable)
  })
})

it('asks BrasilAPI when ViaCEP does not answer', async () => {
  answer = (response, url) =>
    (url.startsWith('/ws/') ? json(500, {}) : json(200, BRASILAPI))(response)
  const directory = openPostalDirectory({
    LOOKUPS: 'online',
    VIACEP_URL: server.url,
    BRASILAPI_URL: server.url,
  })
  expect((await directory.find(CEP))?.street).toBe('Rua Caiubi')
})

it('asks nobody offline', async () => {
  server.requests.length = 0
  const directory = openPostalDirectory({
    LOOKUPS: 'offline',
    VIACEP_URL: server.url,
    BRASILAPI_URL: server.url,
  })
  await expect(directory.find(CEP)).rejects.toThrow(LookupUnavailable)
  expect(server.requests).toHaveLength(0)
})
