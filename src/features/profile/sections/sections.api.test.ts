import { beforeEach, describe, expect, it, vi } from 'vitest'
import { experiences } from '#/db/schema/index.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'

const api = testApi()
const UNKNOWN = '0198c0de-0000-7000-8000-000000000000'

const { person } = api

let ana: Person
let other: Person
let admin: Person
beforeEach(async () => {
  ana = await person()
  other = await person()
  admin = await person({ role: 'admin' })
})

const experience = {
  position: 'Analista',
  institution: 'Lince Sistemas',
  location: 'Curitiba',
  startDate: '03/2018',
  endDate: '05/2020',
  description: 'Implantação de sistemas.',
  isCurrent: false,
}
const education = {
  formacao: 'Administração',
  institution: 'UFPR',
  location: '',
  startDate: '02/2010',
  endDate: '12/2013',
  isCurrent: false,
}
const certificate = {
  tipo: 'Curso',
  name: 'Scrum',
  institution: 'Instituto de Gestão',
  dateFinish: '07/2021',
}
const SECTIONS = [
  { path: '/v1/company', list: 'companies', item: experience },
  { path: '/v1/educational', list: 'education', item: education },
  { path: '/v1/certification', list: 'certifications', item: certificate },
] as const

const post = (path: string, payload: object, token?: string) =>
  api.send('POST', path, { payload, token })
const put = (path: string, payload: object, token?: string) =>
  api.send('PUT', path, { payload, token })
const remove = (path: string, id: string, idUser: string, token?: string) =>
  api.send('DELETE', `${path}?id=${id}&idUser=${idUser}`, { token })
const listed = async (list: string, { id }: Person) =>
  (await api.get(`/v1/login?id=${id}`)).body.data[list]

describe.each(SECTIONS)('$path', ({ path, list, item }) => {
  const added = async () =>
    (await post(path, { ...item, userID: ana.id }, ana.token)).body.data as { _id: string }

  it('adds an item to one’s own profile; an Admin to any', async () => {
    expect((await post(path, { ...item, userID: ana.id })).status).toBe(401)
    expect((await post(path, { ...item, userID: ana.id }, other.token)).status).toBe(403)
    expect(await listed(list, ana)).toEqual([])

    const answer = await post(path, { ...item, userID: ana.id }, ana.token)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual({ ...item, _id: expect.any(String), userID: ana.id })
    expect(await listed(list, ana)).toEqual([answer.body.data])
    expect((await post(path, { ...item, userID: ana.id }, admin.token)).status).toBe(200)
    expect(await listed(list, ana)).toHaveLength(2)
    expect(await listed(list, admin)).toEqual([])
    expect((await post(path, { ...item, userID: UNKNOWN }, admin.token)).status).toBe(404)
  })

  it('changes an item of one’s own; an Admin any', async () => {
    const { _id } = await added()
    const changed = { ...item, institution: 'Outra instituição', _id, userID: ana.id }
    expect((await put(path, changed)).status).toBe(401)
    expect((await put(path, changed, other.token)).status).toBe(403)
    // Nor by saying that it is one's own.
    expect((await put(path, { ...changed, userID: other.id }, other.token)).status).toBe(403)
    expect((await put(path, { ...changed, userID: admin.id }, admin.token)).status).toBe(403)
    expect(await listed(list, ana)).toEqual([{ ...item, _id, userID: ana.id }])

    const answer = await put(path, changed, ana.token)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual(changed)
    expect(await listed(list, ana)).toEqual([changed])
    const byAdmin = { ...changed, institution: 'Corrigida por Admin' }
    expect((await put(path, byAdmin, admin.token)).body.data).toEqual(byAdmin)
    expect((await put(path, { ...changed, _id: UNKNOWN }, ana.token)).status).toBe(404)
  })

  it('removes an item of one’s own; an Admin any', async () => {
    const { _id } = await added()
    expect((await remove(path, _id, ana.id)).status).toBe(401)
    expect((await remove(path, _id, ana.id, other.token)).status).toBe(403)
    expect((await remove(path, _id, other.id, other.token)).status).toBe(403)
    expect(await listed(list, ana)).toHaveLength(1)

    const answer = await remove(path, _id, ana.id, ana.token)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ data: null, message: '' })
    expect(await listed(list, ana)).toEqual([])
    expect((await remove(path, _id, ana.id, ana.token)).status).toBe(404)
    const again = await added()
    expect((await remove(path, again._id, ana.id, admin.token)).status).toBe(200)
    expect((await remove(path, 'nada', ana.id, ana.token)).status).toBe(400)
  })

  it('takes a DELETE that names JSON and sends none', async () => {
    const { _id } = await added()
    const answer = await api.send('DELETE', `${path}?id=${_id}&idUser=${ana.id}`, {
      token: ana.token,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(200)
  })

  it.each(['13/2020', '00/2020', '2020', '1/2020', '01/1899', '12/2100', 20, null])(
    'refuses the month %j',
    async (month) => {
      const field = 'dateFinish' in item ? 'dateFinish' : 'startDate'
      const answer = await post(path, { ...item, [field]: month, userID: ana.id }, ana.token)
      expect(answer.status).toBe(400)
      expect(answer.body.fields).toEqual({ [field]: 'Data inválida' })
      expect(await listed(list, ana)).toEqual([])
    },
  )

  it('needs every required field', async () => {
    const answer = await post(path, { userID: ana.id }, ana.token)
    expect(answer.status).toBe(400)
    const optional = ['location', 'description', 'endDate', 'isCurrent']
    const required = Object.keys(item).filter((field) => !optional.includes(field))
    expect(Object.keys(answer.body.fields).sort()).toEqual(required.sort())
    expect((await post(path, item, ana.token)).body.fields).toHaveProperty('userID')
  })

  it('drops the page of the profile', async () => {
    const rendered = vi.fn(async () => ({
      status: 200,
      headers: {},
      body: Buffer.from(''),
      tags: new Set([`user:${ana.id}` as const]),
    }))
    const show = () => api.platform.pageCache.get(path, rendered)
    await show()
    const { _id } = await added()
    await vi.waitFor(
      async () => {
        await show()
        expect(rendered).toHaveBeenCalledTimes(2)
      },
      { timeout: 10_000 },
    )
    await put(path, { ...item, _id, userID: ana.id }, ana.token)
    await vi.waitFor(
      async () => {
        await show()
        expect(rendered).toHaveBeenCalledTimes(3)
      },
      { timeout: 10_000 },
    )
    await remove(path, _id, ana.id, ana.token)
    await vi.waitFor(
      async () => {
        await show()
        expect(rendered).toHaveBeenCalledTimes(4)
      },
      { timeout: 10_000 },
    )
  })
})

describe('an experience', () => {
  const add = (fields: object) =>
    post('/v1/company', { ...experience, userID: ana.id, ...fields }, ana.token)

  it('has a description of up to 250 characters', async () => {
    expect((await add({ description: 'a'.repeat(250) })).status).toBe(200)
    const answer = await add({ description: 'a'.repeat(251) })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({ description: 'Max 250 caracteres' })
  })

  it('keeps lines and emoji, and drops what no text holds', async () => {
    const { data } = (await add({ position: 'Dev\u0007 👩‍💻', description: 'a\u0007\r\nb 😀' }))
      .body
    expect(data).toMatchObject({ position: 'Dev 👩‍💻', description: 'a\nb 😀' })
  })

  it('does not begin in the future', async () => {
    const year = new Date().getFullYear() + 1
    expect((await add({ startDate: `01/${year}`, endDate: '' })).body.fields).toEqual({
      startDate: 'Data inválida',
    })
  })

  it('goes on without an end, and drops the end when it is current', async () => {
    expect((await add({ endDate: '' })).body.data).toMatchObject({ endDate: '', isCurrent: false })
    // Even one that would be before the start.
    const current = await add({ isCurrent: true, endDate: '01/2010' })
    expect(current.body.data).toMatchObject({ endDate: '', isCurrent: true })
  })

  it('does not end before it began, also not before a start that is kept', async () => {
    const early = await add({ endDate: '02/2018' })
    expect(early.status).toBe(400)
    expect(early.body.fields).toEqual({ endDate: 'O fim não pode ser antes do início.' })

    const { data: kept } = (await add({})).body
    const { startDate: _start, ...withoutStart } = kept
    const change = (endDate: string) => put('/v1/company', { ...withoutStart, endDate }, ana.token)
    const refused = await change('02/2018')
    expect(refused.status).toBe(400)
    expect(refused.body.fields).toEqual({ endDate: 'O fim não pode ser antes do início.' })
    expect(await listed('companies', ana)).toEqual([kept])
    expect((await change('03/2018')).body.data).toEqual({ ...kept, endDate: '03/2018' })
  })
})

it('a certificate has a kind, a name from 3 letters and an institution from 6, or a known one', async () => {
  const add = (fields: object) =>
    post('/v1/certification', { ...certificate, userID: ana.id, ...fields }, ana.token)
  expect((await add({ tipo: 'Diploma' })).body.fields).toEqual({ tipo: 'Escolha o tipo' })
  expect((await add({ name: 'IA' })).body.fields).toEqual({ name: 'Use ao menos 3 letras.' })
  for (const institution of ['Lince', 'Uspx', 'SA-P'])
    expect((await add({ institution })).body.fields).toEqual({
      institution: 'Use ao menos 6 letras.',
    })
  for (const institution of ['Senai', 'USP', 'PUC-SP', 'sap', 'AWS'])
    expect((await add({ institution })).body.data.institution).toBe(institution)
  for (const tipo of ['Licença', 'Curso', 'Certificado'])
    expect((await add({ tipo })).body.data.tipo).toBe(tipo)
})

it('a section has up to 100 items, however fast they come', async () => {
  const row = (index: number) => ({
    userId: ana.id,
    position: `Cargo ${index}`,
    institution: 'Lince',
    startDate: '2018-01-01',
  })
  await api.platform.db.insert(experiences).values(Array.from({ length: 98 }, (_, i) => row(i)))
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      post('/v1/company', { ...experience, userID: ana.id }, ana.token),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.error).toBe(
    'Esta seção já tem 100 itens, o máximo.',
  )
  expect(await listed('companies', ana)).toHaveLength(100)
  expect((await post('/v1/educational', { ...education, userID: ana.id }, ana.token)).status).toBe(
    200,
  )
})
