import { beforeEach, describe, expect, it } from 'vitest'
import { lookups } from '#/db/schema/index.ts'
import type { RegisteredCompany } from '#/integrations/cnpj/register.server.ts'
import { LookupUnavailable } from '#/integrations/lookup.server.ts'
import { testApi } from '#/server/testing/api.server.ts'

const api = testApi()
const CNPJ = '53113791000122'
const COMPANY: RegisteredCompany = {
  cnpj: CNPJ,
  razaoSocial: 'PRUMO E NIVEL SISTEMAS LTDA',
  nomeFantasia: 'Prumo',
  phone: '1123851939',
  cep: '01311902',
  active: true,
  email: '',
  primaryActivity: 'Consultoria',
}

let asked = 0
const registerWith = (answer: () => RegisteredCompany | null) => {
  api.platform.companyRegister = {
    find: async () => {
      asked += 1
      return answer()
    },
  }
}
const unavailable = () => {
  throw new LookupUnavailable('down')
}

beforeEach(async () => {
  asked = 0
  await api.platform.db.delete(lookups)
})

describe('GET /v1/get-cnpj', () => {
  it('answers with and without the mask, and asks once a month', async () => {
    registerWith(() => COMPANY)
    const first = await api.get(`/v1/get-cnpj/${CNPJ}`)
    expect(first.body.data).toEqual({
      nomeEmpresa: 'PRUMO E NIVEL SISTEMAS LTDA',
      nomeFantasia: 'Prumo',
      telefone: '(11) 2385-1939',
      cep: '01311902',
      fonte: 'consulta',
      competencia: null,
      endereco: null,
    })
    const masked = encodeURIComponent('53.113.791/0001-22')
    expect((await api.get(`/v1/get-cnpj/${masked}`)).body).toEqual(first.body)
    expect(asked).toBe(1)
    const lastMonth = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
    await api.platform.db.update(lookups).set({ fetchedAt: lastMonth })
    await api.get(`/v1/get-cnpj/${CNPJ}`)
    expect(asked).toBe(2)
  })

  it('knows no company that is not in business', async () => {
    registerWith(() => ({ ...COMPANY, active: false }))
    expect((await api.get(`/v1/get-cnpj/${CNPJ}`)).status).toBe(404)
  })

  it('does not keep that something is unknown or out of reach', async () => {
    registerWith(() => null)
    expect((await api.get(`/v1/get-cnpj/${CNPJ}`)).status).toBe(404)
    registerWith(unavailable)
    const answer = await api.get(`/v1/get-cnpj/${CNPJ}`)
    expect(answer.status).toBe(503)
    expect(answer.body.error).toContain('à mão')
    registerWith(() => COMPANY)
    expect((await api.get(`/v1/get-cnpj/${CNPJ}`)).status).toBe(200)
  })

  it('refuses what is no CNPJ', async () => {
    for (const written of ['53113791000123', '00000000000000', '5311379100012', 'abc']) {
      const answer = await api.get(`/v1/get-cnpj/${written}`)
      expect([answer.status, answer.body.fields]).toEqual([400, { cnpj: 'Insira um CNPJ válido.' }])
    }
  })
})

describe('GET /v1/get-cep', () => {
  it('answers the address without number or complement', async () => {
    api.platform.postalDirectory = {
      find: async (cep) => ({ cep, city: 'São Paulo', state: 'SP', street: '', bairro: 'Sé' }),
    }
    const answer = await api.get('/v1/get-cep/01001-000')
    expect(answer.body.data).toEqual({
      cidade: 'São Paulo',
      estado: 'SP',
      rua: '',
      numero: '',
      bairro: 'Sé',
      complemento: '',
      pais: 'Brasil',
    })
  })

  it('says what is wrong or unknown', async () => {
    api.platform.postalDirectory = { find: async () => null }
    expect((await api.get('/v1/get-cep/99999999')).status).toBe(404)
    expect((await api.get('/v1/get-cep/123')).body.fields).toEqual({ cep: 'Insira um CEP válido.' })
  })
})
