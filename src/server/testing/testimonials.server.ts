import { beforeEach } from 'vitest'
import { giveVendor, linkOffer, makeOffer, makeUser, makeVendor } from '#/db/factories/index.ts'
import type { TestimonyWire } from '#/features/testimonials/schema.ts'
import { testApi } from './api.server.ts'

export const WORDS = {
  nome: 'Marina Prado',
  cargo: 'Diretora de operações',
  empresa: 'Transportes Aroeira',
  depoimento: 'O fechamento do mês caiu de oito dias para dois.',
}

export const TALE = {
  titulo: 'Estoque certo em noventa dias',
  descricao: 'Como a Aroeira deixou as planilhas.',
}

/** What a form sends: files as buffers, a list as several fields of one name. */
type Field = string | Buffer | string[]
export function formOf(fields: Record<string, Field>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (Buffer.isBuffer(value)) data.append(name, new File([new Uint8Array(value)], 'arquivo.pdf'))
    else for (const text of [value].flat()) data.append(name, text)
  }
  return data
}

export interface Keeper {
  vendorId: string
  token: string
  email: string
}

/** The API, and suppliers with the person who keeps their page. */
export function testTestimonials() {
  const api = testApi()
  let n = 0
  /** Each test comes from an address of its own: uses of links are counted by address. */
  let remoteAddress = ''
  beforeEach(() => {
    n += 1
    remoteAddress = `10.9.${Math.floor(n / 250)}.${n % 250}`
  })

  async function keeper(overrides: Parameters<typeof makeVendor>[1] = {}): Promise<Keeper> {
    const { db } = api.platform
    const user = await makeUser(db)
    const { id } = await makeVendor(db, overrides)
    await giveVendor(db, id, user.id)
    return { vendorId: id, token: await api.logIn(user), email: user.email }
  }

  async function software(vendorId: string, overrides: Parameters<typeof makeOffer>[1] = {}) {
    const offer = await makeOffer(api.platform.db, overrides)
    await linkOffer(api.platform.db, vendorId, offer.id)
    return offer
  }

  const send = (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    token?: string,
    payload?: object,
  ) => api.send(method, `/v1${path}`, { token, payload, remoteAddress })

  const addTestimony = async ({ vendorId, token }: Keeper, fields: Record<string, Field> = {}) => {
    const form = formOf({ ...WORDS, ...fields })
    return send('POST', `/vendor/${vendorId}/depoimentos`, token, form)
  }

  const addStory = async ({ vendorId, token }: Keeper, fields: Record<string, Field> = {}) => {
    const form = formOf({ ...TALE, ...fields })
    return send('POST', `/vendor/${vendorId}/historias`, token, form)
  }

  const choose = ({ vendorId, token }: Keeper, ids: string[], of = 'depoimentos/escolhidos') =>
    send('PUT', `/vendor/${vendorId}/${of}`, token, { ids })

  /** Names of who is quoted on a page. */
  const shown = async (vendorId: string): Promise<string[]> => {
    const { body } = await api.get(`/v1/vendor/${vendorId}/depoimentos/escolhidos`)
    return body.data.map(({ nome }: TestimonyWire) => nome)
  }

  const ask = ({ vendorId, token }: Keeper, email: string, change: object = {}) =>
    send('POST', `/vendor/${vendorId}/depoimentos/pedidos`, token, {
      nome: 'Marina',
      email,
      ...change,
    })

  const mailTo = (email: string) => api.mails.findLast(({ to }) => to === email)

  /** The secret of the last link to a mailbox. */
  async function linkMailedTo(email: string): Promise<string> {
    await api.platform.jobs.runWaiting()
    return /\/depoimento\/([\w-]+)/.exec(mailTo(email)?.text ?? '')?.[1] ?? ''
  }

  const read = async (secret: string) => {
    const url = `/v1/depoimento/${secret}`
    const response = await api.app.inject({ url, remoteAddress })
    return { status: response.statusCode, body: response.json() }
  }

  const reply = (secret: string, change: object = {}) =>
    send('POST', '/depoimento/responder', undefined, {
      ...WORDS,
      consentimento: true,
      token: secret,
      ...change,
    })

  return {
    api,
    keeper,
    software,
    send,
    addTestimony,
    addStory,
    choose,
    shown,
    ask,
    mailTo,
    linkMailedTo,
    read,
    reply,
  }
}
