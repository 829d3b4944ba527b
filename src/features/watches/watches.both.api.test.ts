import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { linkOffer, makeOffer, makeReview, makeVendor } from '#/db/factories/index.ts'
import {
  offerPrices,
  offerReadiness,
  offers,
  reviewReplies,
  users,
  watches,
  watchSettings,
} from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import { type Person, testApi } from '#/server/testing/api.server.ts'
import { EVENT_NAMES } from './events.server.ts'
import { watchDigests } from './jobs.server.ts'
import { SEARCHES_MAX, WATCHES_MAX } from './limits.ts'
import type { NewsItem, WatchesWire } from './schema.ts'

const api = testApi()
const UNKNOWN = '0198c0de-0000-7000-8000-000000000000'
const ALL = [...EVENT_NAMES]

let ana: Person
let other: Person
beforeEach(async () => {
  ana = await api.person({ firstName: 'Ana' })
  other = await api.person()
})

let made = 0
const offer = (overrides = {}) =>
  makeOffer(api.platform.db, {
    manufacturer: `Marca ${++made}`,
    // Else what other tests make would be news here.
    categories: [`Categoria ${made}`],
    ...overrides,
  })
const post = (payload: object, { token }: { token?: string } = ana) =>
  api.send('POST', '/v1/acompanhamentos', { payload, token })
const watch = async (tipo: string, alvo: string, eventos: string[] = ALL, who = ana) => {
  const { status, body } = await post({ tipo, alvo, eventos }, who)
  if (status !== 200) throw new Error(`refused: ${status} ${body.error}`)
  return body.data as WatchesWire
}
const watched = async ({ token } = ana): Promise<WatchesWire> =>
  (await api.get('/v1/acompanhamentos', token)).body.data
const news = async ({ token } = ana): Promise<NewsItem[]> =>
  (await api.get('/v1/acompanhamentos/novidades', token)).body.data
const texts = async (who = ana) => (await news(who)).map(({ texto }) => texto)
const ended = async (id: string, { token } = ana) =>
  (await api.send('DELETE', `/v1/acompanhamentos/${id}`, { token })).status
/** Watched since days ago: what the tests make is from now. */
const longAgo = (who = ana) =>
  api.platform.db
    .update(watches)
    .set({ createdAt: new Date(Date.now() - 10 * DAY_MS) })
    .where(eq(watches.userId, who.id))

describe('what a person watches', () => {
  it('is a product, a supplier, a category or a search, each once', async () => {
    const erp = await offer({ name: 'Prumo ERP', categories: ['Gestão fina'] })
    const vendor = await makeVendor(api.platform.db, { nomeFantasia: 'Prumo Sistemas' })
    await watch('produto', erp.id)
    await watch('fornecedor', vendor.id)
    // Categories are found by their names in any spelling; a search by what counts of its address.
    await watch('categoria', 'gestao FINA')
    await watch('busca', 'search=loja&ordem=nome&page=3&prontidao=pix&comparar=x')
    await watch('produto', erp.id.toUpperCase(), ['preco'])
    const { itens, opcoes, frequencia, feed } = await watched()
    expect(itens.map(({ tipo, nome, link }) => [tipo, nome, link]).sort()).toEqual([
      ['busca', '“loja”, Pix', '/softwares?prontidao=pix&search=loja'],
      ['categoria', 'Gestão fina', '/softwares?categoria=Gest%C3%A3o+fina'],
      ['fornecedor', 'Prumo Sistemas', `/supplier/details/${vendor.id}`],
      ['produto', 'Prumo ERP', `/software/details/${erp.id}`],
    ])
    expect(itens.find(({ tipo }) => tipo === 'produto')?.eventos).toEqual(['preco'])
    expect(opcoes).toHaveLength(EVENT_NAMES.length)
    expect([frequencia, feed]).toEqual(['semanal', false])
  })

  it('is refused where there is nothing to watch, with a sentence at its field', async () => {
    const hidden = await offer({ isVisible: false })
    const refusal = async (tipo: string, alvo: string, eventos = ALL) => {
      const { status, body } = await post({ tipo, alvo, eventos })
      return [status, body.fields ? Object.keys(body.fields) : undefined]
    }
    expect(await refusal('produto', hidden.id)).toEqual([404, undefined])
    expect(await refusal('produto', 'nada')).toEqual([404, undefined])
    expect(await refusal('fornecedor', UNKNOWN)).toEqual([404, undefined])
    expect(await refusal('categoria', 'Que não existe')).toEqual([404, undefined])
    expect(await refusal('busca', 'ordem=nome')).toEqual([400, ['alvo']])
    expect(await refusal('busca', 'search=erp', [])).toEqual([400, ['eventos']])
    expect(await refusal('outro', 'x')).toEqual([400, ['tipo']])
    expect((await watched()).itens).toEqual([])
  })

  it('is the person’s alone', async () => {
    const { itens } = await watch('produto', (await offer()).id)
    const id = itens[0]?.id ?? ''
    expect((await watched(other)).itens).toEqual([])
    expect(await ended(id, other)).toBe(404)
    expect((await post({ tipo: 'produto', alvo: UNKNOWN, eventos: ALL }, {})).status).toBe(401)
    expect((await api.get('/v1/acompanhamentos')).status).toBe(401)
    expect((await api.get('/v1/acompanhamentos/novidades')).status).toBe(401)
    expect(await ended(id)).toBe(200)
    expect(await ended(id)).toBe(404)
  })

  it('has a bound, also where many are asked for at once', async () => {
    const { db } = api.platform
    const many = await db
      .insert(offers)
      .values(
        Array.from({ length: WATCHES_MAX - SEARCHES_MAX }, (_, n) => ({
          kind: 'software' as const,
          name: `Limite ${n} ${made++}`,
        })),
      )
      .returning({ id: offers.id })
    await db
      .insert(watches)
      .values(many.map(({ id }) => ({ userId: ana.id, offerId: id, events: ALL })))
    const searches = await Promise.all(
      Array.from({ length: SEARCHES_MAX + 3 }, (_, n) =>
        post({ tipo: 'busca', alvo: `search=limite ${n}`, eventos: ALL }),
      ),
    )
    expect(searches.filter(({ status }) => status === 200)).toHaveLength(SEARCHES_MAX)
    expect(searches.filter(({ status }) => status === 409)).toHaveLength(3)
    const one = (await offer()).id
    expect((await post({ tipo: 'produto', alvo: one, eventos: ALL })).status).toBe(409)
    // What is watched already may still be changed.
    const known = many[0]?.id ?? ''
    expect((await post({ tipo: 'produto', alvo: known, eventos: ['preco'] })).status).toBe(200)
  })
})

describe('news', () => {
  it('are of each kind that is wanted, since it is watched', async () => {
    const { db } = api.platform
    const erp = await offer({ name: 'Nível ERP', categories: ['Gestão nova'] })
    await makeReview(db, { offerId: erp.id, createdAt: new Date(Date.now() - 12 * DAY_MS) })
    await watch('produto', erp.id)
    await longAgo()
    const review = await makeReview(db, { offerId: erp.id, rating: 4 })
    await makeReview(db, { offerId: erp.id, status: 'hidden' })
    await db.insert(reviewReplies).values({ reviewId: review.id, text: 'Obrigado!' })
    const plan = { offerId: erp.id, plan: 'Base', period: 'mensal', unit: 'empresa' } as const
    const changed = new Date(Date.now() - DAY_MS)
    await db.insert(offerPrices).values([
      { ...plan, priceCents: 8900, since: new Date(Date.now() - 90 * DAY_MS), until: changed },
      { ...plan, priceCents: 9900, since: changed },
    ])
    const declared = {
      offerId: erp.id,
      source: 'supplier' as const,
      declaredAt: new Date(),
      validUntil: new Date(Date.now() + DAY_MS),
    }
    await db.insert(offerReadiness).values([
      { ...declared, item: 'pix', state: 'planejado', plannedFor: '2027-03-31' },
      { ...declared, item: 'sso', state: 'sim' },
      { ...declared, item: 'backups', state: 'nao' },
    ])
    await offer({ name: 'Vizinho', categories: ['Gestão nova'] })
    await offer({ name: 'Invisível', categories: ['Gestão nova'], isVisible: false })
    const all = await news()
    expect(all.map(({ texto }) => texto.replaceAll('\u00a0', ' ')).sort()).toEqual([
      'A empresa respondeu a uma avaliação de Nível ERP.',
      'Nova avaliação de Nível ERP: 4 estrelas.',
      'Novo na mesma categoria: Vizinho.',
      'Nível ERP declara Backups: não.',
      'Nível ERP declara Login único (SSO): sim.',
      'Nível ERP declara Pix: planejado para mar 2027.',
      'Nível ERP, plano Base: R$ 99,00 por mês, por empresa (antes: R$ 89,00).',
    ])
    expect(all.find(({ tipo }) => tipo === 'preco')?.link).toBe(
      `/software/details/${erp.id}#precos`,
    )
    await watch('produto', erp.id, ['resposta'])
    expect(await texts()).toEqual(['A empresa respondeu a uma avaliação de Nível ERP.'])
    expect(await texts(other)).toEqual([])
  })

  it('come once of what is watched twice, and of suppliers, categories and searches too', async () => {
    const { db } = api.platform
    const vendor = await makeVendor(db, { nomeFantasia: 'Casa do Sopro' })
    const flute = await offer({ name: 'Flautim PDV', categories: ['Sopros'] })
    await linkOffer(db, vendor.id, flute.id)
    await watch('fornecedor', vendor.id)
    await watch('categoria', 'Sopros')
    await watch('busca', 'categoria=Sopros&search=flautim')
    await longAgo()
    await makeReview(db, { offerId: flute.id, rating: 1 })
    await makeReview(db, { vendorId: vendor.id, rating: 5 })
    expect((await texts()).sort()).toEqual([
      'Nova avaliação de Casa do Sopro: 5 estrelas.',
      'Nova avaliação de Flautim PDV: 1 estrela.',
      'Novo no catálogo: Flautim PDV.',
      // Once as it came to the catalogue, once as the supplier began to sell it.
      'Novo no catálogo: Flautim PDV.',
    ])
  })

  it('are not what the person wrote, but are what the company answers to it', async () => {
    const { db } = api.platform
    const { id } = await offer({ name: 'Eco ERP' })
    await watch('produto', id)
    await watch('produto', id, ALL, other)
    await longAgo()
    await longAgo(other)
    const own = await makeReview(db, { offerId: id, userId: ana.id, rating: 2 })
    expect(await texts()).toEqual([])
    expect(await texts(other)).toEqual(['Nova avaliação de Eco ERP: 2 estrelas.'])
    await db.insert(reviewReplies).values({ reviewId: own.id, text: 'Obrigado!' })
    expect(await texts()).toEqual(['A empresa respondeu a uma avaliação de Eco ERP.'])
  })

  it('tell of a review that waited when it is published, and not of one that was kept', async () => {
    const { db } = api.platform
    const { id } = await offer({ name: 'Espera ERP' })
    await watch('produto', id)
    await longAgo()
    const written = new Date(Date.now() - 12 * DAY_MS)
    const waited = await makeReview(db, { offerId: id, createdAt: written })
    expect(await texts()).toEqual([])
    const keep = { actorId: other.id, action: 'keep', subjectKind: 'review' }
    await recordAudit(db, { ...keep, subjectId: waited.id })
    expect(await texts()).toEqual(['Nova avaliação de Espera ERP: 5 estrelas.'])
    await api.send('POST', `/v1/comment/${waited.id}/report`, {
      token: other.token,
      payload: { reason: 'falsa' },
    })
    expect(await texts()).toEqual([])
  })
})

describe('letters', () => {
  const backTo = (days: number, rhythm: 'diaria' | 'semanal' = 'diaria', who = ana) =>
    api.platform.db
      .update(watchSettings)
      .set({ rhythm, mailedUntil: new Date(Date.now() - days * DAY_MS) })
      .where(eq(watchSettings.userId, who.id))
  const morning = async () => {
    const before = api.mails.length
    await watchDigests.run(api.platform, {})
    await api.platform.jobs.runWaiting()
    return api.mails.slice(before).filter(({ to }) => to === ana.email)
  }
  const stop = (path: string, options: object = {}) =>
    api.app.inject({ method: 'POST', url: path, ...options })
  const pathOf = (url = '') => new URL(url).pathname

  it('come by the day or the week, once, and only with something new', async () => {
    const { id } = await offer({ name: 'Carta ERP' })
    await watch('produto', id)
    await longAgo()
    await backTo(1)
    expect(await morning()).toEqual([])
    await makeReview(api.platform.db, { offerId: id, rating: 3 })
    await backTo(1)
    const [letter, ...more] = await morning()
    expect(more).toEqual([])
    expect(letter?.subject).toBe('Novidades do que você acompanha')
    expect(letter?.text).toContain('Carta ERP:\n\n• Nova avaliação de Carta ERP: 3 estrelas.')
    expect(letter?.text).toContain('Parar de receber estes resumos:\nhttp')
    expect(await morning()).toEqual([])

    await makeReview(api.platform.db, { offerId: id })
    await backTo(5, 'semanal')
    expect(await morning()).toEqual([])
    await backTo(7, 'semanal')
    expect(await morning()).toHaveLength(1)
  })

  it('go to nobody who is blocked, leaves, or asked for none meanwhile', async () => {
    const { db } = api.platform
    const { id } = await offer()
    await watch('produto', id)
    await longAgo()
    await makeReview(db, { offerId: id })
    const none = async (change: Partial<typeof users.$inferInsert>, back: typeof change) => {
      await db.update(users).set(change).where(eq(users.id, ana.id))
      await backTo(1)
      expect(await morning(), JSON.stringify(change)).toEqual([])
      await db.update(users).set(back).where(eq(users.id, ana.id))
    }
    await none({ blockedAt: new Date() }, { blockedAt: null })
    await none({ deletionRequestedAt: new Date() }, { deletionRequestedAt: null })
    await none({ emailVerified: false }, { emailVerified: true })
    await backTo(1)
    expect(await morning()).toHaveLength(1)
  })

  it('end by one press in a letter or by one POST of a mail program, and begin again without the time between', async () => {
    const { db } = api.platform
    const { id } = await offer({ name: 'Fim ERP' })
    await watch('produto', id)
    await longAgo()
    await makeReview(db, { offerId: id })
    await backTo(1)
    const [letter] = await morning()
    const path = pathOf(letter?.unsubscribe)
    expect(letter?.html).toContain(`href="${letter?.unsubscribe?.replace('/v1/', '/')}"`)
    expect((await stop(`${path}x`)).statusCode).toBe(400)
    expect((await stop('/v1/acompanhamentos/encerrar/nada')).statusCode).toBe(400)
    expect((await watched()).frequencia).toBe('diaria')
    // As RFC 8058 has it: a form, without any cookie.
    const oneClick = {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    }
    for (let time = 0; time < 2; time++) expect((await stop(path, oneClick)).statusCode).toBe(200)
    expect((await watched()).frequencia).toBe('nunca')
    expect((await watched()).itens).toHaveLength(1)

    await makeReview(db, { offerId: id })
    const rhythm = await api.send('PUT', '/v1/acompanhamentos', {
      token: ana.token,
      payload: { frequencia: 'diaria' },
    })
    expect(rhythm.body.data.frequencia).toBe('diaria')
    const [settings] = await db.select().from(watchSettings).where(eq(watchSettings.userId, ana.id))
    expect(Date.now() - (settings?.mailedUntil.getTime() ?? 0)).toBeLessThan(60_000)
    expect(await morning()).toEqual([])
  })
})

describe('the feed', () => {
  const make = async (who = ana): Promise<string> =>
    new URL(
      (await api.send('POST', '/v1/acompanhamentos/feed', { token: who.token })).body.data.url,
    ).pathname

  it('is Atom at a secret address, which the person renews or ends', async () => {
    const { id } = await offer({ name: 'Feed & Cia' })
    await watch('produto', id)
    await longAgo()
    await makeReview(api.platform.db, { offerId: id, rating: 2 })
    const path = await make()
    expect(await watched()).toMatchObject({ feed: true })
    const { status, body, headers } = await api.get(path)
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(body).toContain('Nova avaliação de Feed &amp; Cia: 2 estrelas.')
    const [kept] = await api.platform.db
      .select()
      .from(watchSettings)
      .where(eq(watchSettings.userId, ana.id))
    expect(path).not.toContain(kept?.feedHash)
    const next = await make()
    expect([(await api.get(path)).status, (await api.get(next)).status]).toEqual([404, 200])
    await api.send('DELETE', '/v1/acompanhamentos/feed', { token: ana.token })
    expect((await api.get(next)).status).toBe(404)
    expect((await make(other)) === next).toBe(false)
  })

  it('is another feed for each person, and says who writes it', async () => {
    const [hers, theirs] = await Promise.all(
      [ana, other].map(async (who) => (await api.get(await make(who))).body as string),
    )
    const idOf = (feed = '') => /<id>([^<]+)<\/id>/.exec(feed)?.[1]
    expect(idOf(hers)).toBeTruthy()
    expect(idOf(hers)).not.toBe(idOf(theirs))
    expect(hers).toMatch(/<author>\s*<name>Praça<\/name>/)
  })
})
