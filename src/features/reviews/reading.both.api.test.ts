import { describe, expect, it } from 'vitest'
import { makeOffer, makeReview } from '#/db/factories/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'
import { renewIndexes } from './rating-index/upkeep.server.ts'

const t = testReviews()
const db = () => t.api.platform.db
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

type Parameters = Record<string, string>
const read = async (id: string, parameters: Parameters = {}) =>
  t.api.get(`/v1/comments?${new URLSearchParams({ id, ...parameters })}`)

/** Names of the reviews that are found, as their comments begin. */
const found = async (id: string, parameters: Parameters) => {
  const { body } = await read(id, parameters)
  const names = body.data.result.map(
    ({ comment, pontosFortes }: { comment: string; pontosFortes: string }) =>
      (comment || pontosFortes).split(' ')[0],
  )
  expect(body.data.total).toBe(names.length)
  return names
}

/** Five reviews that differ in all that can be asked for, the newest first. */
async function offerWithReviews() {
  const offer = await makeOffer(db())
  const of = { offerId: offer.id }
  await makeReview(db(), { ...of, rating: 5, comment: null, createdAt: daysAgo(1) })
  await makeReview(db(), {
    ...of,
    rating: 2,
    comment: 'Um relatório de ESTOQUE',
    companySize: 'me',
    sector: 'comercio',
    createdAt: daysAgo(2),
  })
  await makeReview(db(), {
    ...of,
    rating: 4,
    comment: null,
    pros: 'Dois suporte e relatorios',
    criteria: { suporte: 5 },
    recommends: true,
    role: 'ti',
    createdAt: daysAgo(3),
  })
  await makeReview(db(), {
    ...of,
    rating: 4,
    comment: 'Três 100% bom_',
    criteria: { suporte: 2, facilidade: 4 },
    recommends: false,
    useTime: 'mais_2_anos',
    companySize: 'me',
    createdAt: daysAgo(4),
  })
  await makeReview(db(), { ...of, rating: 1, comment: null, createdAt: daysAgo(5) })
  return offer
}

describe('the reviews of a page', () => {
  it('are narrowed down and ordered as one asks', async () => {
    const { id } = await offerWithReviews()
    expect(await found(id, {})).toEqual(['Um', 'Dois', 'Três', '', ''])
    expect(await found(id, { ordem: 'recentes' })).toEqual(['', 'Um', 'Dois', 'Três', ''])
    expect(await found(id, { ordem: 'melhores' })).toEqual(['', 'Dois', 'Três', 'Um', ''])
    expect(await found(id, { ordem: 'piores' })).toEqual(['', 'Um', 'Dois', 'Três', ''])
    expect(await found(id, { nota: '4' })).toEqual(['Dois', 'Três'])
    expect(await found(id, { porte: 'me' })).toEqual(['Um', 'Três'])
    expect(await found(id, { porte: 'me', setor: 'comercio' })).toEqual(['Um'])
    expect(await found(id, { funcao: 'ti' })).toEqual(['Dois'])
    expect(await found(id, { tempoDeUso: 'mais_2_anos' })).toEqual(['Três'])
    expect(await found(id, { busca: 'relatorio' })).toEqual(['Um', 'Dois'])
    expect(await found(id, { busca: 'Relatório estoque' })).toEqual(['Um'])
    expect(await found(id, { busca: '100% bom_' })).toEqual(['Três'])
    expect(await found(id, { busca: 'nada', nota: '4' })).toEqual([])
    expect(await found(id, { comResposta: '1' })).toEqual([])
  })

  it('that were answered are found', async () => {
    const { seller } = await t.sold()
    const keeper = await t.person()
    await t.administer(keeper, seller)
    await t.written(await t.person(), seller, { comment: 'Calada.' })
    await t.reply(await t.written(await t.person(), seller, { comment: 'Ouvida.' }), keeper)
    expect(await found(seller.id, { comResposta: '1' })).toEqual(['Ouvida.'])
  })

  it.each(['texto', 'recentes', 'melhores', 'piores'])(
    'are read on from the last one, whatever comes meanwhile: %s',
    async (ordem) => {
      const { id } = await offerWithReviews()
      const whole = (await read(id, { ordem })).body.data.result.map((r: { _id: string }) => r._id)
      const ids: string[] = []
      let after = ''
      do {
        const { body } = await read(id, { ordem, limit: '2', ...(after && { after }) })
        ids.push(...body.data.result.map((r: { _id: string }) => r._id))
        after = body.data.next
      } while (after)
      expect(ids).toEqual(whole)
    },
  )

  it.each([
    ['ordem', 'alfabetica'],
    ['nota', '6'],
    ['nota', 'x'],
    ['porte', 'enorme'],
    ['setor', ''],
    ['funcao', 'x'],
    ['tempoDeUso', 'x'],
    ['comResposta', 'sim'],
    ['busca', 'x'.repeat(201)],
    ['after', '9_2026-01-01T00:00:00.000000Z_0198c0de-0000-7000-8000-000000000000'],
    ['after', 'x'],
  ])('are not read with a wrong %s', async (name, value) => {
    const { status, body } = await read((await makeOffer(db())).id, { [name]: value })
    expect(status).toBe(400)
    expect(Object.keys(body.fields)[0]).toMatch(new RegExp(`^${name}`))
  })
})

describe('what all reviews come to', () => {
  it('is told beside them, whatever the filters', async () => {
    const { id } = await offerWithReviews()
    const { resumo } = (await read(id, { nota: '1' })).body.data
    expect(resumo).toEqual({
      total: 5,
      comTexto: 3,
      convidadas: 0,
      histograma: { 1: 1, 2: 1, 3: 0, 4: 2, 5: 1 },
      criterios: {
        facilidade: { media: 4, quantidade: 1 },
        implantacao: { media: null, quantidade: 0 },
        suporte: { media: 3.5, quantidade: 2 },
        recursos: { media: null, quantidade: 0 },
        custoBeneficio: { media: null, quantidade: 0 },
      },
      recomendam: { sim: 1, nao: 1 },
      emPoucasPalavras: null,
    })
  })

  it('follows a review that is written, rewritten, hidden and taken back', async () => {
    const offer = await makeOffer(db())
    const [ana, admin] = [await t.person(), await t.admin()]
    const summary = async () => (await t.listed(offer)).resumo
    const id = await t.written(ana, offer, { rating: 5, criterios: { suporte: 4 } })
    expect(await summary()).toMatchObject({ total: 1, criterios: { suporte: { media: 4 } } })
    await t.write(ana, offer, { rating: 2, comment: '' })
    expect(await summary()).toMatchObject({
      total: 1,
      comTexto: 0,
      histograma: { 2: 1, 5: 0 },
      criterios: { suporte: { media: null, quantidade: 0 } },
    })
    await t.decide(id, 'hide', admin)
    expect(await summary()).toMatchObject({ total: 0 })
    await t.decide(id, 'restore', admin)
    expect(await summary()).toMatchObject({ total: 1 })
    await t.remove(id, ana)
    expect(await summary()).toMatchObject({ total: 0, comTexto: 0 })
  })
})

describe('the Índice Praça', () => {
  /** It, by what `GET /v1/indice` says and the public reviews alone. */
  async function recomputed(id: string, now: number) {
    const rules = (await t.api.get('/v1/indice')).body.data
    let [stars, weights] = [
      rules.avaliacoesImaginarias * rules.notaImaginaria,
      rules.avaliacoesImaginarias,
    ]
    for (const { rating, autor, createdAt } of (await read(id, { limit: '100' })).body.data
      .result) {
      const days = (now - Date.parse(createdAt)) / DAY_MS
      const weight = rules.pesos[autor] * 0.5 ** (days / rules.meiaVidaDias)
      stars += weight * rating
      weights += weight
    }
    return Number((stars / weights).toFixed(rules.casasDecimais))
  }
  const told = async ({ id, name }: { id: string; name: string }) => {
    const { body } = await t.api.get(`/v1/software/search?query=${encodeURIComponent(name)}`)
    return body.data.find(({ _id }: { _id: string }) => _id === id).indice
  }

  it('can be computed by anybody, of what the API says', async () => {
    const offer = await offerWithReviews()
    await makeReview(db(), { offerId: offer.id, userId: null, authorKnown: 'gone', rating: 3 })
    await t.write(await t.person({ email: `ana${offer.id}@gmail.com` }), offer, { rating: 1 })
    await t.write(await t.person({ email: `ana@x${offer.id}.com.br` }), offer, { rating: 5 })
    expect(await told(offer)).toBeCloseTo(await recomputed(offer.id, Date.now()), 3)

    const later = new Date(Date.now() + 900 * DAY_MS)
    await renewIndexes(db(), later)
    const aged = await told(offer)
    expect(aged).toBeCloseTo(await recomputed(offer.id, later.getTime()), 3)
    await renewIndexes(db(), new Date())
    expect(aged).not.toBe(await told(offer))
  })

  it('is nobody’s where there is no review, and tells of its change', async () => {
    const offer = await makeOffer(db())
    expect(await told(offer)).toBeNull()
    await makeReview(db(), { offerId: offer.id, createdAt: daysAgo(400) })
    await renewIndexes(db(), new Date())
    const dropped = await t.watchPages(['offers'])
    await renewIndexes(db(), new Date())
    expect(await dropped()).toEqual([])
    await renewIndexes(db(), new Date(Date.now() + 400 * DAY_MS))
    await expect.poll(dropped).toEqual(['offers'])
  })
})
