import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeOffer, makeVendor } from '#/db/factories/index.ts'
import { auditLog, searchCounts, termGroups } from '#/db/schema/index.ts'
import { countWords } from '#/platform/server/search/words-job.server.ts'
import { type Calls, expectRefused, type Person, testApi } from '#/server/testing/api.server.ts'
import { countSearch, writeSearches } from '../counts/service.server.ts'
import { TERM_MAX, TERMS_MAX } from './limits.ts'

const api = testApi()
const NOBODY = '0198c0de-0000-7000-8000-000000000000'
const url = '/v1/admin/search'
const synonyms = (...termos: string[]) => ({ tipo: 'sinonimos', termos, tambem: [] as string[] })

const add = (who: Person | undefined, payload: object) =>
  api.send('POST', url, { token: who?.token, payload })
const edit = (who: Person | undefined, id: string, payload: object) =>
  api.send('PUT', `${url}/${id}`, { token: who?.token, payload })
/** The version of a group as it is. */
async function versionOf(id: string) {
  const [row] = await api.platform.db.select().from(termGroups).where(eq(termGroups.id, id))
  return (row?.updatedAt ?? new Date(0)).toISOString()
}
type Turn = 'activate' | 'deactivate'
const turn = async (who: Person | undefined, id: string, action: Turn, version?: string) =>
  api.send('POST', `${url}/${id}/${action}`, {
    token: who?.token,
    payload: { version: version ?? (await versionOf(id)) },
  })
const remove = async (who: Person | undefined, id: string, version?: string) =>
  api.send('DELETE', `${url}/${id}`, {
    token: who?.token,
    payload: { version: version ?? (await versionOf(id)) },
  })
const listed = async (who: Person, parameters: Record<string, string>) => {
  const { body } = await api.get(`${url}?${new URLSearchParams(parameters)}`, who.token)
  return body.data.map(({ termos: [first] }: { termos: string[] }) => first)
}
const trailOf = (id: string) =>
  api.platform.db
    .select({ action: auditLog.action, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, 'term_group'), eq(auditLog.subjectId, id)))
    .orderBy(auditLog.createdAt)

describe('groups of terms', () => {
  it('are for Admins only', async () => {
    const admin = await api.admin()
    const { _id } = (await add(admin, synonyms('proibido', 'vedado'))).body.data
    const calls: Calls = {
      list: (who) => api.get(url, who?.token),
      searches: (who) => api.get(`${url}/searches`, who?.token),
      add: (who) => add(who, synonyms('intruso', 'invasor')),
      edit: (who) => edit(who, _id, synonyms('intruso', 'invasor')),
      activate: (who) => turn(who, _id, 'activate'),
      deactivate: (who) => turn(who, _id, 'deactivate'),
      delete: (who) => remove(who, _id),
    }
    await expectRefused(calls, await api.person())
    expect(await listed(admin, { search: 'intruso' })).toEqual([])
    expect(await listed(admin, { search: 'PROIBIDO', situacao: 'ligados' })).toEqual(['proibido'])
  })

  it('are there once, however often they are sent', async () => {
    const admin = await api.admin()
    const answers = await Promise.all(
      [1, 2, 3].map(() => add(admin, synonyms('dobrado', 'duplicado'))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('begin with the vocabulary of the field, which comes once', async () => {
    const { db } = api.platform
    const admin = await api.admin()
    expect(await db.$count(termGroups, eq(termGroups.kind, 'synonyms'))).toBeGreaterThan(150)
    expect(await listed(admin, { search: 'contracheque', tipo: 'sinonimos' })).toEqual(['holerite'])
    expect(await listed(admin, { search: 'sistema', tipo: 'ignoradas' })).toHaveLength(1)
    const groups = await db.select().from(termGroups)
    expect(
      groups.filter(
        ({ kind, terms, also }) => kind === 'synonyms' && terms.length + also.length < 2,
      ),
    ).toEqual([])
  })

  it('are added, changed, put out of use and deleted, and the trail says so', async () => {
    const admin = await api.admin()
    const added = await add(admin, {
      ...synonyms(' Quitanda\u202e ', '\u200b', 'hortifrúti  orgânico'),
      tambem: ['feira'],
    })
    expect(added.body).toMatchObject({
      message: 'Grupo criado. A busca já o usa.',
      data: {
        tipo: 'sinonimos',
        termos: ['Quitanda', 'hortifrúti orgânico'],
        tambem: ['feira'],
        ativo: true,
      },
    })
    const { _id, version } = added.body.data
    const edited = await edit(admin, _id, { ...synonyms('Quitanda', 'xepa'), version })
    expect(edited.body.data).toMatchObject({ termos: ['Quitanda', 'xepa'], tambem: [] })

    // Somebody else read it before.
    const late = await edit(admin, _id, { ...synonyms('Quitanda', 'mercado'), version })
    expect(late.status).toBe(409)
    for (const call of [turn(admin, _id, 'deactivate', version), remove(admin, _id, version)]) {
      const { status, body } = await call
      expect([status, body.error]).toEqual([409, expect.stringContaining('Outra pessoa mudou')])
    }
    expect((await turn(admin, _id, 'deactivate', 'ontem')).status).toBe(400)
    expect((await remove(admin, _id, '')).status).toBe(400)
    expect((await turn(admin, _id, 'deactivate')).body.data.ativo).toBe(false)
    expect(await listed(admin, { search: 'xepa', situacao: 'desligados' })).toEqual(['Quitanda'])
    expect((await turn(admin, _id, 'activate')).body.data.ativo).toBe(true)
    expect((await remove(admin, _id)).status).toBe(200)
    expect(await listed(admin, { search: 'xepa' })).toEqual([])
    expect((await trailOf(_id)).map(({ action }) => action)).toEqual([
      'add',
      'edit',
      'deactivate',
      'activate',
      'delete',
    ])
    expect((await trailOf(_id)).at(-1)?.detail).toEqual({ terms: 'Quitanda, xepa', also: '' })
    for (const call of [
      edit(admin, NOBODY, { ...synonyms('a', 'b'), version }),
      turn(admin, NOBODY, 'activate'),
      remove(admin, NOBODY),
    ])
      expect((await call).status).toBe(404)
  })

  it.each([
    ['no term', synonyms(' '), 'termos'],
    ['one term alone', synonyms('sozinho'), 'termos'],
    ['a term twice', synonyms('ação', 'ACAO'), 'termos'],
    ['a term twice, once each way', { ...synonyms('um', 'dois'), tambem: ['Um'] }, 'tambem'],
    ['a term without a letter', synonyms('um', '!!!'), 'termos'],
    ['a term too long', synonyms('um', 'x'.repeat(TERM_MAX + 1)), 'termos'],
    [
      'too many',
      synonyms(...Array.from({ length: TERMS_MAX + 1 }, (_, n) => `termo ${n}`)),
      'termos',
    ],
    ['several words as one filler', { tipo: 'ignoradas', termos: ['por favor'] }, 'termos'],
    ['a term that only joins', synonyms('de', 'para'), 'termos'],
    ['no kind', { termos: ['um', 'dois'] }, 'tipo'],
  ])('with %s are refused by the field', async (_, group, field) => {
    const { status, body } = await add(await api.admin(), group)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  })

  it('of fillers take words', async () => {
    const { status, body } = await add(await api.admin(), {
      tipo: 'ignoradas',
      termos: ['porventura', 'acaso'],
      tambem: ['nada'],
    })
    expect([status, body.data.tambem]).toEqual([200, []])
  })
})

describe('what searches know', () => {
  const found = async (query: string) => {
    const parameters = new URLSearchParams({ query })
    const { body } = await api.get(`/v1/software/searchPaginados?${parameters}`)
    return body.data.map(({ name }: { name: string }) => name)
  }
  const understood = async (who: Person, query: string, onde = 'softwares') => {
    const { body } = await api.get(
      `${url}/question?${new URLSearchParams({ query, onde })}`,
      who.token,
    )
    return body.data
  }

  it('follows a group at once, and forgets one that is put out of use', async () => {
    const { db } = api.platform
    const admin = await api.admin()
    await makeOffer(db, { name: 'Balaio', description: 'Cuida da quitanda inteira.' })
    await countWords(db)
    expect(await found('verdureco')).toEqual([])
    const { _id } = (await add(admin, synonyms('verdureco', 'quitanda'))).body.data
    expect(await found('verdureco')).toEqual(['Balaio'])
    await turn(admin, _id, 'deactivate')
    expect(await found('verdureco')).toEqual([])

    expect(await found('quitanda urgentemente')).toEqual(['Balaio'])
    await add(admin, { tipo: 'ignoradas', termos: ['Urgênte'] })
    expect((await understood(admin, 'quitanda urgente')).ignoradas).toEqual(['urgente'])
  })

  it('explains how a question is read, and where each result has its points', async () => {
    const { db } = api.platform
    const admin = await api.admin()
    await makeOffer(db, { name: 'Gaveta', description: 'Guarda contracheques da empresa.' })
    await makeOffer(db, { name: 'Contracheque Já', description: 'Recibos.' })
    await makeVendor(db, { nomeFantasia: 'Contracheque Sul' })
    await countWords(db)
    const answer = await understood(admin, 'preciso de contracheqe ou holerite xyzw')
    expect(answer).toMatchObject({ comoEscrita: false, desconhecidas: ['xyzw'] })
    expect(answer.ignoradas).toEqual(['preciso', 'de', 'ou'])
    expect(answer.partes).toMatchObject([
      { palavra: 'contracheqe', lida: 'contracheque' },
      { palavra: 'holerite', lida: null, sinonimos: expect.arrayContaining(['contracheque']) },
    ])
    const [first, second] = answer.resultados
    expect([first.nome, second.nome]).toEqual(['Contracheque Já', 'Gaveta'])
    expect(first.campos).toMatchObject({ nome: 1, descricao: 0 })
    expect(second.campos).toMatchObject({ nome: 0, descricao: 1 })
    expect(first.tem).toEqual(['contracheqe', 'holerite'])
    expect(first.pontos).toBeGreaterThan(second.pontos)

    const exact = await understood(admin, 'gaveta')
    expect(exact.resultados[0]).toMatchObject({
      nome: 'Gaveta',
      nomeIgual: true,
      todasNoNome: true,
    })
    const vendors = await understood(admin, 'contracheque', 'fornecedores')
    expect(vendors.resultados).toMatchObject([{ nome: 'Contracheque Sul', campos: { nome: 1 } }])
    for (const nothing of ['de', '???', 'zzzz qqqq', 'x'.repeat(200)])
      expect((await understood(admin, nothing)).resultados, nothing).toEqual([])
    expect((await api.get(`${url}/question?query=`, admin.token)).status).toBe(400)
  })

  it('shows what people search for, with the nearest term for what finds nothing', async () => {
    const { db } = api.platform
    const admin = await api.admin()
    await writeSearches(db)
    await db.delete(searchCounts)
    const found = { gaveta: 3, 'raimunda aparecida': 1 }
    const missed = { 'contracheqqe wwwq': 4, 'jose das couves': 2 }
    for (const [query, times] of Object.entries({ ...found, ...missed }))
      for (let visitor = 0; visitor < times; visitor++)
        countSearch(db, { source: 'offers', query, total: query in found ? 1 : 0 })?.({
          ip: `10.9.9.${visitor}`,
          headers: { 'user-agent': 'Mozilla/5.0' },
        })
    await writeSearches(db)
    // Of so few visitors two may share a mark: what is shown is what each of them set.
    await db.execute(sql`UPDATE search_counts SET visitors = rpad(repeat('1', CASE text
      WHEN 'gaveta' THEN 3 WHEN 'contracheqqe wwwq' THEN 4 WHEN 'jose das couves' THEN 2 ELSE 1 END), 512, '0')::bit(512)`)
    const { body } = await api.get(`${url}/searches?dias=90`, admin.token)
    expect(body.data.dias).toHaveLength(90)
    // Those of few count, and are not named.
    expect(body.data.dias.at(-1)).toMatchObject({ buscas: 10, semResultado: 6 })
    expect(body.data.frequentes).toEqual([{ texto: 'gaveta', onde: 'softwares', buscas: 3 }])
    expect(body.data.semResultado).toEqual([
      {
        texto: 'contracheqqe wwwq',
        onde: 'softwares',
        buscas: 4,
        sugestao: 'contracheque',
        emGrupo: false,
      },
    ])
    await add(admin, synonyms('contracheqqe wwwq', 'contracheque'))
    const again = await api.get(`${url}/searches`, admin.token)
    expect(again.body.data.semResultado).toMatchObject([{ emGrupo: true }])
    expect((await api.get(`${url}/searches?dias=7`, admin.token)).status).toBe(400)
  })
})
