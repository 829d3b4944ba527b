import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeOffer } from '#/db/factories/index.ts'
import { offers, savedLists, savedOffers } from '#/db/schema/index.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'
import { ITEMS_MAX, LIST_NAME_MAX, LISTS_MAX, NOTE_MAX } from './limits.ts'
import type { ListWire } from './schema.ts'

const api = testApi()
const UNKNOWN = '0198c0de-0000-7000-8000-000000000000'

let ana: Person
let other: Person
beforeEach(async () => {
  ana = await api.person()
  other = await api.person()
})

const post = (path: string, payload: object, { token }: { token?: string } = ana) =>
  api.send('POST', `/v1/listas${path}`, { payload, token })
const put = (path: string, payload: object, { token } = ana) =>
  api.send('PUT', `/v1/listas${path}`, { payload, token })
const remove = (path: string, { token } = ana) => api.send('DELETE', `/v1/listas${path}`, { token })
const lists = async ({ token } = ana): Promise<ListWire[]> =>
  (await api.get('/v1/listas', token)).body.data
const create = async (nome: string, itens: object[] = []) => {
  const { body } = await post('', { nome, itens })
  return (body.data as ListWire[]).find((list) => list.nome === nome)?.id ?? ''
}
let made = 0
const offer = (overrides = {}) =>
  makeOffer(api.platform.db, { manufacturer: `Fabricante ${made++}`, ...overrides })
const noted = (list: ListWire | undefined) =>
  list?.itens.map(({ produto, anotacao }) => [produto?.titulo, anotacao])

describe('lists of products', () => {
  it('keep what a person saves and notes, in the order in which they do', async () => {
    const one = await offer({ name: 'Um', categories: ['ERP'] })
    const two = await offer({ name: 'Dois', kind: 'service', categories: ['Nuvem'] })
    const { body } = await post('', { nome: '  Para a   loja ' })
    expect(body.data).toEqual([{ id: expect.any(String), nome: 'Para a loja', itens: [] }])
    const list = body.data[0].id
    await post(`/${list}/itens`, { softwareId: one.id, anotacao: 'Pedir preço' })
    await post(`/${list}/itens`, { softwareId: two.id })
    // Saved again, the note stays; noted again, it changes.
    await post(`/${list}/itens`, { softwareId: one.id })
    const [saved] = await lists()
    expect(noted(saved)).toEqual([
      ['Um', 'Pedir preço'],
      ['Dois', ''],
    ])
    expect(saved?.itens[1]).toMatchObject({ produto: { tipo: 'Serviço', categoria: 'Nuvem' } })
    const answer = await post(`/${list}/itens`, { softwareId: one.id, anotacao: '' })
    expect(noted(answer.body.data[0])?.[0]).toEqual(['Um', ''])
    for (let time = 0; time < 2; time++)
      expect((await remove(`/${list}/itens/${one.id}`)).body.data[0].itens).toHaveLength(1)
    expect((await remove(`/${list}`)).body.data).toEqual([])
  })

  it('are of the person alone', async () => {
    const { id: softwareId } = await offer()
    const id = await create('Minha', [{ softwareId }])
    expect((await api.get('/v1/listas')).status).toBe(401)
    expect((await api.send('POST', '/v1/listas', { payload: { nome: 'x' } })).status).toBe(401)
    expect(await lists(other)).toEqual([])
    const answers = await Promise.all([
      put(`/${id}`, { nome: 'Sua' }, other),
      remove(`/${id}`, other),
      post(`/${id}/itens`, { softwareId }, other),
      remove(`/${id}/itens/${softwareId}`, other),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await lists())[0]).toMatchObject({ nome: 'Minha', itens: [{ softwareId }] })
  })

  it('have names of their own, however these are written', async () => {
    const id = await create('Gestão')
    const taken = await post('', { nome: 'GESTAO ' })
    expect(taken.status).toBe(409)
    expect(taken.body.fields.nome).toBe('Você já tem uma lista com este nome.')
    const second = await create('Fiscal')
    expect((await put(`/${second}`, { nome: 'gestão' })).status).toBe(409)
    expect((await put(`/${id}`, { nome: 'GESTÃO' })).status).toBe(200)
    expect((await post('', { nome: 'Gestão' }, other)).status).toBe(200)
    const at = await Promise.all([1, 2, 3].map(() => post('', { nome: 'Ao mesmo tempo' })))
    expect(at.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('say what is wrong, by its field', async () => {
    const id = await create('Lista')
    const { id: softwareId } = await offer()
    const hidden = await offer({ isVisible: false })
    const cases = [
      [await post('', { nome: ' ' }), 'nome', 'Dê um nome à lista.'],
      [await post('', { nome: 'x'.repeat(LIST_NAME_MAX + 1) }), 'nome', /até 60 caracteres/],
      [
        await post(`/${id}/itens`, { softwareId, anotacao: 'x'.repeat(NOTE_MAX + 1) }),
        'anotacao',
        /até 1000 caracteres/,
      ],
      [await post(`/${id}/itens`, { softwareId: 'x' }), 'softwareId', 'Identificador inválido.'],
    ] as const
    for (const [{ status, body }, field, message] of cases) {
      expect(status).toBe(400)
      expect(body.fields[field]).toMatch(message)
    }
    for (const gone of [hidden.id, UNKNOWN])
      expect((await post(`/${id}/itens`, { softwareId: gone })).status).toBe(404)
    expect((await post('', { nome: 'Outra', itens: [{ softwareId: UNKNOWN }] })).status).toBe(404)
    expect(await lists()).toHaveLength(1)
  })

  it('have a bound, also where calls come at once', async () => {
    const { db } = api.platform
    const id = await create('Cheia')
    const many = await Promise.all(Array.from({ length: ITEMS_MAX + 1 }, () => offer()))
    const last = many.slice(ITEMS_MAX - 2)
    await db
      .insert(savedOffers)
      .values(many.slice(0, ITEMS_MAX - 2).map((each) => ({ listId: id, offerId: each.id })))
    const answers = await Promise.all(
      last.map(({ id: softwareId }) => post(`/${id}/itens`, { softwareId })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
    await db
      .insert(savedLists)
      .values(Array.from({ length: LISTS_MAX - 1 }, (_, n) => ({ userId: ana.id, name: `L ${n}` })))
    expect((await post('', { nome: 'Mais uma' })).body.error).toContain('20 listas, o máximo')
  })

  it('say no more of a product that is hidden by now', async () => {
    const { id: softwareId } = await offer({ name: 'Segredo' })
    const id = await create('Lista', [{ softwareId, anotacao: 'Ligar' }])
    const { db } = api.platform
    await db.update(offers).set({ isVisible: false }).where(eq(offers.id, softwareId))
    const [list] = await lists()
    expect(list?.itens[0]).toEqual({ softwareId, produto: null, anotacao: 'Ligar' })
    expect((await post(`/${id}/itens`, { softwareId, anotacao: 'Liguei' })).status).toBe(200)
    await db.delete(offers).where(eq(offers.id, softwareId))
    expect((await lists())[0]?.itens).toEqual([])
  })
})

describe('lists that a browser kept', () => {
  it('are of products that anybody may ask for, without those that are hidden', async () => {
    const [one, hidden] = [await offer({ name: 'Um' }), await offer({ isVisible: false })]
    const { status, body } = await api.get(`/v1/listas/produtos?id=${one.id}&id=${hidden.id}`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject([{ id: one.id, titulo: 'Um' }])
    expect((await api.get(`/v1/listas/produtos?id=${one.id}`)).body.data).toHaveLength(1)
    expect((await api.get('/v1/listas/produtos?id=x')).body.fields.id).toBeDefined()
  })

  const join = (listas: object[], who = ana) => post('/juntar', { listas }, who)

  it('are joined to those of the account, without loss and without duplicates', async () => {
    const [one, two, three] = [
      await offer({ name: 'Um' }),
      await offer({ name: 'Dois' }),
      await offer({ name: 'Três' }),
    ]
    await create('Salvos', [{ softwareId: one.id, anotacao: 'Da conta' }, { softwareId: two.id }])
    const kept = [
      {
        nome: 'SALVOS',
        itens: [
          { softwareId: one.id, anotacao: 'Do navegador' },
          { softwareId: three.id },
          { softwareId: UNKNOWN },
        ],
      },
      { nome: 'Nova', itens: [{ softwareId: two.id, anotacao: 'Só aqui' }] },
    ]
    const answers = await Promise.all([join(kept), join(kept), join(kept)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const [saved, fresh] = await lists()
    expect(noted(saved)).toEqual([
      ['Um', 'Da conta\nDo navegador'],
      ['Dois', ''],
      ['Três', ''],
    ])
    expect(fresh?.nome).toBe('Nova')
    expect(noted(fresh)).toEqual([['Dois', 'Só aqui']])
  })

  it('are written at once, in their order, however many there are', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => offer()))
    const itens = many.map(({ id: softwareId }) => ({ softwareId, anotacao: softwareId }))
    const ids = itens.map(({ softwareId }) => softwareId)
    const kept = [
      { nome: 'De trás', itens: itens.toReversed() },
      { nome: 'Da frente', itens },
    ]
    expect((await join(kept)).status).toBe(200)
    // Which command of its transaction wrote a row.
    const { db } = api.platform
    expect(
      await db
        .selectDistinct({ command: sql`cmin::text` })
        .from(savedOffers)
        .where(inArray(savedOffers.offerId, ids)),
    ).toHaveLength(1)
    const saved = await lists()
    expect(saved.map((list) => list.itens.map(({ softwareId }) => softwareId))).toEqual([
      ids.toReversed(),
      ids,
    ])
    expect(saved[1]?.itens.map(({ anotacao }) => anotacao)).toEqual(ids)
  })

  it('change nothing where not all has room', async () => {
    const { id: softwareId } = await offer({ name: 'Longo' })
    const id = await create('Salvos', [{ softwareId, anotacao: 'a'.repeat(NOTE_MAX) }])
    const kept = [
      { nome: 'Nova', itens: [{ softwareId }] },
      { nome: 'Salvos', itens: [{ softwareId, anotacao: 'mais' }] },
    ]
    const { status, body } = await join(kept)
    expect(status).toBe(409)
    expect(body.error).toContain('“Longo” na lista “Salvos”')
    expect((await lists()).map((list) => list.id)).toEqual([id])
    expect((await join([])).status).toBe(200)
    expect((await api.send('POST', '/v1/listas/juntar', { payload: { listas: [] } })).status).toBe(
      401,
    )
  })
})
