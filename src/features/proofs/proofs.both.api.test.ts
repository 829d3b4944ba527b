import { and, eq, isNotNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it, vi } from 'vitest'
import { only } from '#/db/factories/counter.ts'
import { giveVendor, linkOffer, makeOffer, makeVendor } from '#/db/factories/index.ts'
import {
  auditLog,
  offers,
  quoteConversations,
  quoteOffers,
  quoteRequests,
  reviewProofs,
  reviewSummaries,
  reviews,
  users,
  vendorOffers,
} from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { accountUpkeep } from '#/features/accounts/removal.server.ts'
import { bestCardsAmong } from '#/features/catalogue/service.server.ts'
import { countOld } from '#/features/reviews/summary/upkeep.server.ts'
import { makePicture } from '#/platform/server/testing/pictures.server.ts'
import type { Person } from '#/server/testing/api.server.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'
import { CONSENT } from './consent.ts'
import { PROOFS_PER_DAY, WAITING_FILE_DAYS } from './limits.ts'
import { proofsUpkeep } from './upkeep.server.ts'

const t = testReviews()
const { api } = t
const db = () => api.platform.db
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')

async function reviewed() {
  const offer = await makeOffer(db())
  const author = { ...(await t.person()), email: `quem.avalia.${offer.id}@gmail.com` }
  await db().update(users).set({ email: author.email }).where(eq(users.id, author.id))
  return { offer, author, id: await t.written(author, offer) }
}

const pathOf = (id: string) => `/v1/comment/${id}/comprovacao`
const read = (id: string, who?: Person) => api.get(pathOf(id), who?.token)
const withdraw = (id: string, who?: Person) => api.send('DELETE', pathOf(id), { token: who?.token })

/** Sends a file as browsers do. */
async function send(
  id: string,
  who: Person | undefined,
  content: Uint8Array = PDF,
  consent = CONSENT,
) {
  const form = new FormData()
  form.append('consentimento', consent)
  form.append('arquivo', new File([new Uint8Array(content)], 'nota.pdf'))
  const sent = new Response(form)
  return api.send('POST', pathOf(id), {
    token: who?.token,
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  })
}

const proofOf = async (reviewId: string) =>
  only(await db().select().from(reviewProofs).where(eq(reviewProofs.reviewId, reviewId)))

/** Whether the private file of a proof is there. */
const isThere = async (key: string | null) =>
  key !== null && (await api.platform.privateFiles.open(key)) !== null

const decide = (proofId: string, word: 'uphold' | 'dismiss', who: Person) =>
  api.send('POST', `/v1/admin/proofs/${proofId}/${word}`, {
    token: who.token,
    payload: { reason: 'A nota é do produto.' },
  })
const fileOf = (proofId: string, who?: Person) =>
  api.get(`/v1/admin/proofs/${proofId}/arquivo`, who?.token)

const labels = async (offer: { id: string }) => (await t.listed(offer)).result[0].etiquetas

describe('a proof of use', () => {
  it('is looked at by an Admin, gives its label, and is destroyed; the fact and the consent stay', async () => {
    const { offer, author, id } = await reviewed()
    const picture = await makePicture({ width: 60, height: 40 })
    const { status, body } = await send(id, author, picture)
    expect([status, body.data.comprovacao.situacao]).toEqual([200, 'waiting'])
    const proof = await proofOf(id)
    expect(proof).toMatchObject({ consentText: CONSENT, status: 'waiting' })
    expect(await isThere(proof.fileKey)).toBe(true)
    expect(await labels(offer)).toEqual([])

    const admin = await t.admin()
    expect((await fileOf(proof.id, admin)).status).toBe(200)
    expect((await decide(proof.id, 'uphold', admin)).status).toBe(200)
    expect(await labels(offer)).toEqual(['uso_comprovado'])
    expect(await isThere(proof.fileKey)).toBe(false)
    const after = await proofOf(id)
    expect(after).toMatchObject({ fileKey: null, status: 'upheld', consentText: CONSENT })
    expect(after.destroyedAt).not.toBeNull()
    expect((await decide(proof.id, 'dismiss', admin)).status).toBe(409)
    expect((await send(id, author)).status).toBe(409)
    const [entry] = await db().select().from(auditLog).where(eq(auditLog.subjectId, proof.id))
    expect(entry).toMatchObject({
      action: 'acceptProof',
      detail: { reason: 'A nota é do produto.' },
    })
    await api.platform.jobs.runWaiting()
    expect(api.mails.filter(({ to }) => to === author.email)).toHaveLength(1)
  })

  it('is told by the name that people know', async () => {
    const vendor = await makeVendor(db(), { nomeFantasia: 'Prumo Certo' })
    const author = await t.person()
    const id = await t.written(author, vendor)
    await send(id, author)
    await decide((await proofOf(id)).id, 'uphold', await t.admin())
    await api.platform.jobs.runWaiting()
    const [told] = api.mails.filter(({ to }) => to === author.email)
    expect(told?.text).toContain('a sua avaliação de Prumo Certo mostra agora')
  })

  it('stays with a review that is written again, and is found by its label', async () => {
    const { offer, author, id } = await reviewed()
    await send(id, author)
    await decide((await proofOf(id)).id, 'uphold', await t.admin())
    await t.write(author, offer, { rating: 1, comment: 'Piorou.', incentivado: true })
    expect(await labels(offer)).toEqual(['uso_comprovado', 'incentivado'])
    const found = async (etiqueta: string) =>
      (await api.get(`/v1/comments?id=${offer.id}&etiqueta=${etiqueta}`)).body.data?.total
    expect(await found('uso_comprovado')).toBe(1)
    expect(await found('incentivado')).toBe(1)
    expect(await found('convidado')).toBe(0)
    expect(await found('amigo')).toBeUndefined()
  })

  it('leaves an incentive that was declared, which is not unsaid by writing again', async () => {
    const { offer, author } = await reviewed()
    await t.write(author, offer, { incentivado: true })
    await t.write(author, offer, { rating: 5, incentivado: false })
    expect(await labels(offer)).toEqual(['incentivado'])
    expect((await t.mine(author, offer)).body.data.review.incentivado).toBe(true)
    // Nor by taking it back before: the next one waits, and bears the label still.
    const { _id: id } = (await t.mine(author, offer)).body.data.review
    expect((await t.remove(id, author)).status).toBe(200)
    expect((await t.mine(author, offer)).body.data.review).toBeNull()
    expect((await t.listed(offer)).total).toBe(0)
    const anew = await t.write(author, offer, { rating: 5, incentivado: false })
    expect([anew.body.data.status, anew.body.data.review.etiquetas]).toEqual([
      'pending',
      ['incentivado'],
    ])
    await t.decide(id, 'keep', await t.admin())
    expect(await labels(offer)).toEqual(['incentivado'])
  })

  it('is nobody’s to read but an Admin’s who is no party: no supplier unmasks a critic', async () => {
    const { offer, author, id } = await reviewed()
    await send(id, author)
    const { id: proofId } = await proofOf(id)
    const [stranger, keeper] = [await t.person(), await t.admin()]
    const seller = await makeVendor(db())
    await linkOffer(db(), seller.id, offer.id)
    await giveVendor(db(), seller.id, keeper.id)
    for (const who of [undefined, author, stranger, keeper])
      expect([401, 403]).toContain((await fileOf(proofId, who)).status)
    expect((await decide(proofId, 'dismiss', keeper)).status).toBe(403)
    for (const call of [read, send, withdraw]) {
      expect((await call(id, stranger)).status).toBe(404)
      expect((await call(id, undefined)).status).toBe(401)
    }
    expect((await api.get(`/uploads/${(await proofOf(id)).fileKey}`)).status).toBe(404)
  })

  it('is no place to keep files: it says what is wrong, one waits at a time, and few a day', async () => {
    const { author, id } = await reviewed()
    const html = Buffer.from('<script>alert(1)</script>')
    const refused = await send(id, author, html)
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([415, ['arquivo']])
    const silent = await send(id, author, PDF, 'sim')
    expect([silent.status, Object.keys(silent.body.fields)]).toEqual([400, ['consentimento']])
    expect((await send(id, author)).status).toBe(200)
    expect((await send(id, author)).status).toBe(409)
    let last = 0
    for (let n = 0; n <= PROOFS_PER_DAY; n++) last = (await send(id, author)).status
    expect(last).toBe(429)
    expect(await db().$count(reviewProofs, eq(reviewProofs.reviewId, id))).toBe(1)
  })

  it('is taken back by its author: file and label are gone at once', async () => {
    const { offer, author, id } = await reviewed()
    await send(id, author)
    const { fileKey } = await proofOf(id)
    // A store that does not answer then is asked again.
    vi.spyOn(api.platform.privateFiles, 'remove').mockRejectedValueOnce(new Error('away'))
    expect((await withdraw(id, author)).body.data.comprovacao).toBeNull()
    expect(await api.platform.jobs.runWaiting()).toHaveLength(1)
    expect(await isThere(fileKey)).toBe(true)
    expect(await api.platform.jobs.runWaiting()).toEqual([])
    expect(await isThere(fileKey)).toBe(false)
    await send(id, author)
    await decide((await proofOf(id)).id, 'uphold', await t.admin())
    await withdraw(id, author)
    expect(await labels(offer)).toEqual([])
  })

  it('loses its file when nobody decides in time, when its review goes, and with the account', async () => {
    const [late, gone, leaving] = [await reviewed(), await reviewed(), await reviewed()]
    for (const { id, author } of [late, gone, leaving]) await send(id, author)
    const keys = [late, gone, leaving].map(async ({ id }) => (await proofOf(id)).fileKey)
    const [lateKey, goneKey, leavingKey] = await Promise.all(keys)
    const createdAt = new Date(Date.now() - (WAITING_FILE_DAYS + 1) * DAY_MS)
    await db().update(reviewProofs).set({ createdAt }).where(eq(reviewProofs.reviewId, late.id))
    await t.remove(gone.id, gone.author)
    await db()
      .update(users)
      .set({ deletionRequestedAt: new Date(Date.now() - 60 * DAY_MS) })
      .where(eq(users.id, leaving.author.id))
    await accountUpkeep.run(api.platform, {})
    await api.platform.jobs.runWaiting()
    await proofsUpkeep.run(api.platform, {})
    for (const key of [lateKey, goneKey, leavingKey]) expect(await isThere(key ?? null)).toBe(false)
    expect((await read(late.id, late.author)).body.data.comprovacao.situacao).toBe('expired')
    const users_ = [gone.author.id, leaving.author.id]
    for (const id of users_)
      expect(await db().$count(reviewProofs, eq(reviewProofs.userId, id))).toBe(0)
  })

  it('goes in the night, however many others a store refuses to remove', async () => {
    const { id, author } = await reviewed()
    await send(id, author)
    const { fileKey } = await proofOf(id)
    const long = Date.now() - DAY_MS
    const stuck = Array.from({ length: 450 }, (_, n) => ({
      id: uuidv7({ msecs: long }),
      reviewId: id,
      userId: author.id,
      consentText: CONSENT,
      status: 'dismissed' as const,
      fileKey: `proofs/preso-${n}.pdf`,
      createdAt: new Date(long),
    }))
    await db().insert(reviewProofs).values(stuck)
    await db()
      .update(reviewProofs)
      .set({ status: 'dismissed' })
      .where(eq(reviewProofs.fileKey, fileKey ?? ''))
    const { privateFiles } = api.platform
    const remove = privateFiles.remove.bind(privateFiles)
    vi.spyOn(privateFiles, 'remove').mockImplementation((key) =>
      key.includes('preso') ? Promise.reject(new Error('refused')) : remove(key),
    )
    await proofsUpkeep.run(api.platform, {})
    expect(await isThere(fileKey)).toBe(false)
    const left = and(eq(reviewProofs.reviewId, id), isNotNull(reviewProofs.fileKey))
    expect(await db().$count(reviewProofs, left)).toBe(450)
    await db().delete(reviewProofs).where(eq(reviewProofs.reviewId, id))
  })

  it('that was sent by another account, or about something else, says so to who decides', async () => {
    const [one, two] = [await reviewed(), await reviewed()]
    const file = Buffer.concat([PDF, Buffer.from(`% ${one.id}`)])
    const about = await makeVendor(db(), { nomeFantasia: 'Prumo Certo' })
    const also = await t.written(one.author, about)
    await send(one.id, one.author, file)
    await send(also, one.author, file)
    await send(two.id, two.author, file)
    const admin = await t.admin()
    const shown = async (id: string) => {
      const { data } = (await api.get('/v1/admin/proofs?limit=100', admin.token)).body
      return data.find(({ avaliacao }: { avaliacao: string }) => avaliacao === id).mesmoArquivo
    }
    expect(await shown(one.id)).toMatchObject([
      { mesmaConta: true, alvo: 'Prumo Certo' },
      { mesmaConta: false, alvo: two.offer.name },
    ])
    // The file goes with the decision, and that it was sent is still known.
    await decide((await proofOf(one.id)).id, 'uphold', admin)
    expect(await shown(two.id)).toMatchObject([
      { mesmaConta: false, alvo: one.offer.name },
      { mesmaConta: false, alvo: 'Prumo Certo' },
    ])
    await withdraw(two.id, two.author)
    await send(two.id, two.author, PDF)
    expect(await shown(two.id)).not.toContainEqual(
      expect.objectContaining({ alvo: one.offer.name }),
    )
    // The same about the same is no news.
    await decide((await proofOf(also)).id, 'dismiss', admin)
    await send(also, one.author, file)
    const rows = (await api.get('/v1/admin/proofs?limit=100', admin.token)).body.data
    const waiting = rows.find(
      ({ avaliacao, status }: { avaliacao: string; status: string }) =>
        avaliacao === also && status === 'waiting',
    )
    expect(waiting.mesmoArquivo).toMatchObject([{ alvo: one.offer.name }])
  })

  it('is not of what moderation hid', async () => {
    const { author, id } = await reviewed()
    await t.decide(id, 'hide', await t.admin())
    expect((await send(id, author)).status).toBe(404)
  })
})

describe('labels that need no file', () => {
  it('a conversation is shown where a supplier answered, and its author wishes it', async () => {
    const { offer, author, id } = await reviewed()
    const show = () => api.send('POST', `${pathOf(id)}/conversa`, { token: author.token })
    expect((await show()).status).toBe(409)
    const vendor = await makeVendor(db())
    const request = only(
      await db()
        .insert(quoteRequests)
        .values({
          userId: author.id,
          need: 'Um sistema para a loja.',
          companySize: 'me',
          city: 'Recife',
          deadline: 'ate_1_mes',
          budget: '',
          contactWays: ['email'],
          phone: '',
          contactTime: '',
        })
        .returning(),
    )
    const conversation = only(
      await db()
        .insert(quoteConversations)
        .values({
          requestId: request.id,
          vendorId: vendor.id,
          consentText: 'Sim.',
          consentedAt: new Date(),
          status: 'answered',
          firstAnsweredAt: new Date(),
          lastMessageAt: new Date(),
        })
        .returning(),
    )
    await db().insert(quoteOffers).values({ conversationId: conversation.id, offerId: offer.id })
    // Who merely says that it sells it answers for itself, and not for the software.
    expect((await show()).status).toBe(409)
    await linkOffer(db(), vendor.id, offer.id, 'chosen')
    expect((await show()).status).toBe(409)
    const ofSeller = await t.written(author, vendor)
    expect((await read(ofSeller, author)).body.data.teveConversa).toBe(true)
    await db()
      .update(vendorOffers)
      .set({ origin: 'confirmed' })
      .where(eq(vendorOffers.vendorId, vendor.id))
    expect((await read(id, author)).body.data.teveConversa).toBe(true)
    expect(await labels(offer)).toEqual([])
    expect((await show()).status).toBe(200)
    expect(await labels(offer)).toEqual(['conversa'])
  })

  it('a mailbox at a domain of one’s own is said, a free one is not, nor one of the demonstration', async () => {
    const offer = await makeOffer(db())
    const [ana, bia, demo] = [await t.person(), await t.person(), await t.person()]
    await db()
      .update(users)
      .set({ email: 'usuario@exemplo.demo.praca' })
      .where(eq(users.id, demo.id))
    expect((await t.write(demo, offer)).body.data.review.etiquetas).toEqual([])
    await db().update(users).set({ email: 'ana@metalurgica.com.br' }).where(eq(users.id, ana.id))
    await db().update(users).set({ email: 'bia.lima@gmail.com' }).where(eq(users.id, bia.id))
    expect((await t.write(ana, offer)).body.data.review.etiquetas).toEqual(['dominio_proprio'])
    expect((await t.write(bia, offer)).body.data.review.etiquetas).toEqual([])
  })

  it('what somebody got something for is shown, and moves no order', async () => {
    const offer = await makeOffer(db())
    await t.write(await t.person(), offer, { rating: 5, incentivado: true })
    const [row] = await db().select().from(offers).where(eq(offers.id, offer.id))
    expect(row).toMatchObject({ ratingCount: 1, ratingIndex: 3.5 })
    const [stored] = await db().select().from(reviews).where(eq(reviews.offerId, offer.id))
    expect(stored).toMatchObject({ incentivized: true })
  })

  it('what somebody got something for brings nothing among the best rated', async () => {
    const [offer, seller] = [await makeOffer(db()), await makeVendor(db())]
    const best = async () => {
      const query = (path: string, name: string) =>
        api.get(`/v1/${path}?${new URLSearchParams({ query: name })}`)
      const software = await query('software/searchMelhores', offer.name)
      const suppliers = await query('vendors/fornecedoresavaliados', seller.razaoSocial)
      const cards = await bestCardsAmong(db(), [offer.id])
      return [
        software.body.data.some(({ _id }: { _id: string }) => _id === offer.id),
        suppliers.body.data.some(({ _id }: { _id: string }) => _id === seller.id),
        cards.length === 1,
      ]
    }
    const paid = await t.person()
    for (const target of [offer, seller]) {
      await t.written(paid, target, { rating: 5, incentivado: true })
      await t.written(await t.person(), target, { rating: 3 })
      expect((await t.averageOf(target)).stored).toMatchObject({ sum: 8, count: 2 })
    }
    expect(await best()).toEqual([false, false, false])
    for (const target of [offer, seller]) await t.written(await t.person(), target, { rating: 5 })
    expect(await best()).toEqual([true, true, true])

    // As a process of the release before leaves it, which knows of no such sums.
    const unknown = { incentivizedSum: 0, incentivizedCount: 0 }
    await t.written(paid, offer, { rating: 1, incentivado: true })
    await db().update(offers).set(unknown).where(eq(offers.id, offer.id))
    await db()
      .update(reviewSummaries)
      .set({ ...unknown, version: 5 })
      .where(eq(reviewSummaries.offerId, offer.id))
    expect((await best())[0]).toBe(false)
    await countOld(db())
    // A database server tells of it a moment later.
    await expect.poll(async () => (await best())[0]).toBe(true)
  })
})
