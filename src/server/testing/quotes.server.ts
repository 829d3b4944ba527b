import { v4 as uuidv4 } from 'uuid'
import { expect } from 'vitest'
import { giveVendor, makeVendor } from '#/db/factories/index.ts'
import { consentText } from '#/features/quotes/consent.ts'
import { testApi } from './api.server.ts'

/** The API, suppliers that take requests, and buyers who send them. */
export function testQuotes() {
  const api = testApi()
  const { person, admin } = api
  const db = () => api.platform.db

  async function supplier() {
    const keeper = await person()
    const vendor = await makeVendor(db(), { acceptsLeads: true })
    await giveVendor(db(), vendor.id, keeper.id)
    return { keeper, id: vendor.id, name: vendor.nomeFantasia ?? '' }
  }

  /** The id of the conversation that a request of a new buyer begins. */
  async function asked(
    { id, name }: Awaited<ReturnType<typeof supplier>>,
    need = `Preciso disto: ${uuidv4()}`,
  ) {
    const buyer = await person()
    const payload = {
      fornecedores: [id],
      necessidade: need,
      porte: 'me',
      prazo: 'agora',
      contato: { formas: ['whatsapp'], telefone: '(81) 91234-5678', quando: '' },
      consentimento: [{ fornecedor: id, texto: consentText(name) }],
    }
    const sent = await api.send('POST', '/v1/orcamentos', { token: buyer.token, payload })
    expect(sent.status).toBe(200)
    const { body } = await api.get('/v1/orcamentos', buyer.token)
    return { buyer, conversation: body.data[0].conversas[0]._id as string }
  }

  return { api, person, admin, db, supplier, asked }
}
