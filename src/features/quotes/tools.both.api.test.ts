import { v4 as uuidv4 } from 'uuid'
import { describe, expect, it } from 'vitest'
import type { Person } from '#/server/testing/api.server.ts'
import { testQuotes } from '#/server/testing/quotes.server.ts'
import { TEMPLATES_MAX } from './limits.ts'

const { api, person, admin, supplier, asked } = testQuotes()

const at = (id: string, rest: string) => `/v1/vendor/${id}/orcamentos${rest}`

describe('the tools of a supplier', () => {
  it('are of those who work off its requests, and of nobody else', async () => {
    const [one, two] = [await supplier(), await supplier()]
    const template = { nome: 'Primeira resposta', texto: 'Olá!' }
    const calls: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object][] = [
      ['GET', ''],
      ['GET', '.csv'],
      ['GET', '/modelos'],
      ['POST', '/modelos', template],
      ['PUT', `/modelos/${one.id}`, template],
      ['DELETE', `/modelos/${one.id}`],
    ]
    expect(await api.callsBelow('/v1/vendor/{id}/orcamentos')).toEqual(
      calls
        .map(([method, path]) => `${method.toLowerCase()} ${path.replace(one.id, '{modelo}')}`)
        .sort(),
    )
    for (const [method, path, payload] of calls) {
      const call = (who?: Person) =>
        method === 'GET'
          ? api.get(at(one.id, path), who?.token)
          : api.send(method, at(one.id, path), { token: who?.token, payload })
      expect((await call()).status).toBe(401)
      for (const who of [two.keeper, await person(), await admin()])
        expect((await call(who)).status).toBe(403)
      expect([200, 404]).toContain((await call(one.keeper)).status)
    }
  })
})

describe('a file of requests', () => {
  it('has what the supplier reads, no hidden contact, and no formula of others', async () => {
    const one = await supplier()
    const formula = `=HYPERLINK("https://mau.example";"${uuidv4()}")`
    const { buyer, conversation } = await asked(one, formula)
    for (let count = 0; count < 20; count++) if (count % 7 === 0) await asked(one)
    const file = async () => String((await api.get(at(one.id, '.csv'), one.keeper.token)).body)
    const first = await file()
    expect(first.split('\n').filter(Boolean)).toHaveLength(5)
    expect(first).toContain(`'=HYPERLINK`)
    expect(first).not.toContain(buyer.email)
    await api.send('POST', `/v1/orcamentos/${conversation}/contato`, { token: buyer.token })
    expect(await file()).toContain(buyer.email)
  })
})

describe('templates', () => {
  it('are kept, changed, deleted, and are so many', async () => {
    const { id, keeper } = await supplier()
    const save = (payload: object) =>
      api.send('POST', at(id, '/modelos'), { token: keeper.token, payload })
    const wrong = await save({ nome: 'Olá', texto: 'Olá, {nome}!' })
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      { texto: '{nome} não é um campo dos modelos.' },
    ])
    const saved = await save({ nome: 'Olá', texto: 'Olá, {comprador}!' })
    const [{ _id }] = saved.body.data
    const path = at(id, `/modelos/${_id}`)
    const changed = await api.send('PUT', path, {
      token: keeper.token,
      payload: { nome: 'Oi', texto: 'Oi!' },
    })
    expect(changed.body.data).toEqual([{ _id, nome: 'Oi', texto: 'Oi!' }])
    const all = Array.from({ length: TEMPLATES_MAX }, (_, index) =>
      save({ nome: `Nº ${index}`, texto: 'Oi!' }),
    )
    const statuses = (await Promise.all(all)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 409)).toHaveLength(1)
    await api.send('DELETE', path, { token: keeper.token })
    const { body } = await api.get(at(id, '/modelos'), keeper.token)
    expect(body.data).toHaveLength(TEMPLATES_MAX - 1)
    // Of another page nobody changes one.
    const other = await supplier()
    const theirs = await api.send('PUT', at(other.id, `/modelos/${body.data[0]._id}`), {
      token: other.keeper.token,
      payload: { nome: 'Oi', texto: 'Oi!' },
    })
    expect(theirs.status).toBe(404)
  })
})
