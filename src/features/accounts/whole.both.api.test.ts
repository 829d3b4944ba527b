import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import {
  giveOffer,
  giveVendor,
  makeAdvertisement,
  makeOffer,
  makePayment,
  makeReview,
  makeUser,
  makeVendor,
} from '#/db/factories/index.ts'
import * as schema from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import { testApi } from '#/server/testing/api.server.ts'
import { hashPassword } from './passwords.server.ts'
import { accountUpkeep } from './removal.server.ts'
import { setPassword } from './repository.server.ts'

const api = testApi()
const PASSWORD = 'segredo-comprido'

/** What only this person's rows say. */
const PERSON = {
  firstName: 'Teodolina',
  lastName: 'Quaresmeira',
  email: 'teodolina@quaresmeira.test',
  username: 'teodolina.q',
  phoneNumber: '11912345678',
  company: 'Quaresmeira Consultoria',
}
const CONTACT = { email: 'contato@sopro.test', phone: '1133334444', street: 'Rua da Quaresma' }
const BLOCK_REASON = 'Escreveu a clientes em nome de terceiros.'

/** Columns that name a person, by their tables. */
const REFERENCES = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .flatMap((table) =>
    getTableConfig(table)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === schema.users)
      .map(({ columns }) => ({ table, column: columns[0]?.name ?? '' })),
  )

/** A person with a row in every table that can name one. */
async function everything() {
  const { db } = api.platform
  const user = await makeUser(db, PERSON)
  const { id: userId } = user
  await setPassword(db, userId, await hashPassword(PASSWORD))
  const token = await api.logIn(user)
  await api.send('POST', '/v1/login', {
    payload: { user: PERSON.email, password: PASSWORD, remember: true },
  })
  const vendor = await makeVendor(db, { ...CONTACT, isAssociated: true })
  await giveVendor(db, vendor.id, userId)
  const [offer, other] = [await makeOffer(db), await makeOffer(db)]
  await giveOffer(db, offer.id, userId)
  await db.insert(schema.secondFactors).values({ userId, secret: 'selado', lastStep: 0 })
  const secret = { userId, expiresAt: new Date(Date.now() + DAY_MS) }
  await db
    .insert(schema.verifications)
    .values({ ...secret, purpose: 'password_reset', tokenHash: 'resumo' })
  await db
    .insert(schema.devices)
    .values({ ...secret, secretHash: 'resumo do aparelho', lastUsedAt: new Date() })
  const since = { startDate: '2020-01-01' }
  await db
    .insert(schema.experiences)
    .values({ userId, position: 'Sócia', institution: 'Sopro', ...since })
  await db
    .insert(schema.educations)
    .values({ userId, degree: 'Letras', institution: 'UFMG', ...since })
  await db.insert(schema.certificates).values({
    userId,
    kind: 'Curso',
    name: 'Redes',
    institution: 'SENAI-MG',
    finishedOn: '2020-01-01',
  })
  await db
    .insert(schema.watches)
    .values({ userId, offerId: other.id, events: ['preco', 'avaliacao'] })
  await db.insert(schema.apiKeys).values({ userId, name: 'Planilha', keyHash: 'resumo da chave' })
  await db.insert(schema.watchSettings).values({ userId, feedHash: 'resumo do feed' })
  await db.insert(schema.userSoftwares).values({ userId, offerId: offer.id })
  const review = await makeReview(db, { offerId: other.id, userId, comment: 'De Teodolina.' })
  await db
    .insert(schema.reviewProofs)
    .values({ reviewId: review.id, userId, consentText: 'De acordo.' })
  await db
    .insert(schema.reviewRecourses)
    .values({ reviewId: review.id, userId, side: 'author', text: 'Teodolina recorre.' })
  const another = await makeReview(db, { offerId: offer.id })
  await db.insert(schema.reviewReplies).values({ reviewId: another.id, userId, text: 'Obrigada.' })
  await db.insert(schema.reviewReports).values({ reviewId: another.id, userId, reason: 'falsa' })
  await db
    .insert(schema.categorySuggestions)
    .values({ userId, name: 'Quitandas', kind: 'software' })
  await db.insert(schema.accessRequests).values({
    userId,
    vendorId: (await makeVendor(db)).id,
    email: 'teodolina@sopro.test',
    expiresAt: new Date(),
  })
  await db
    .insert(schema.reviewAppeals)
    .values({ userId, vendorId: vendor.id, bar: 'acts', text: 'Teodolina contesta.' })
  const invitation = { sentAt: new Date(), expiresAt: new Date() }
  await db.insert(schema.administratorInvitations).values([
    { ...invitation, vendorId: (await makeVendor(db)).id, userId },
    { ...invitation, vendorId: vendor.id, email: 'colega@sopro.test', invitedBy: userId },
  ])
  await db
    .insert(schema.vendorConfirmations)
    .values({ userId, vendorId: vendor.id, email: 'teodolina@sopro.test' })
  await db
    .insert(schema.offerClaims)
    .values({ userId, vendorId: vendor.id, offerId: other.id, status: 'waiting' })
  const stated = { offerId: other.id, item: 'pix', userId, state: 'sim' } as const
  await db.insert(schema.offerReadiness).values({
    ...stated,
    source: 'supplier',
    declaredAt: new Date(),
    validUntil: new Date(Date.now() + DAY_MS),
  })
  await db.insert(schema.readinessOpinions).values({ ...stated, opinion: 'confirma' })
  await db.insert(schema.readinessReports).values({ ...stated, details: 'Teodolina denuncia.' })
  const list = { id: crypto.randomUUID(), userId, name: 'Lista de Teodolina' }
  await db.insert(schema.savedLists).values(list)
  await db
    .insert(schema.savedOffers)
    .values({ listId: list.id, offerId: other.id, note: 'Teodolina anota.' })
  await askForQuotes(userId, (await makeVendor(db)).id, userId)
  const { id: buyerId } = await makeUser(db)
  await askForQuotes(buyerId, vendor.id, userId)
  await db
    .insert(schema.outcomes)
    .values({ userId, vendorId: (await makeVendor(db)).id, reviewId: review.id })
  await db.insert(schema.outcomeRefusals).values({ userId })
  await db.insert(schema.webhooks).values({
    vendorId: vendor.id,
    userId,
    url: 'https://sopro.test/pedidos',
    topics: ['orcamento'],
    secret: 'selado',
  })
  await makeAdvertisement(db, { vendorId: vendor.id })
  await makePayment(db, { userId })
  await db.insert(schema.imports).values({ userId, fileName: 'softwares.csv' })
  await db
    .insert(schema.notificationReads)
    .values({ userId, vendorId: vendor.id, readUntil: new Date() })
  const happened = { vendorId: vendor.id, createdAt: new Date() }
  await db.insert(schema.notifications).values([
    { ...happened, kind: 'access_granted', personId: userId },
    { ...happened, kind: 'review_new', actorId: userId, data: { rating: 5 } },
  ])
  await db.insert(schema.testimonyRequests).values({
    vendorId: (await makeVendor(db)).id,
    customerName: 'Cliente',
    email: PERSON.email,
    expiresAt: new Date(Date.now() + DAY_MS),
  })
  const campaign = {
    offerId: other.id,
    way: 'list' as const,
    declaration: 'Declaro.',
    listed: 10,
    drawn: 10,
    endsAt: new Date(Date.now() + DAY_MS),
  }
  const [invited] = await db
    .insert(schema.reviewInvitations)
    .values([
      { ...campaign, vendorId: (await makeVendor(db)).id, token: 'convite' },
      { ...campaign, vendorId: vendor.id, userId, token: 'convite-dela' },
    ])
    .returning()
  await db
    .insert(schema.invitedAddresses)
    .values({ invitationId: invited?.id ?? '', email: PERSON.email, mailboxHash: 'resumo cifrado' })
  const admin = await makeUser(db)
  const entry = { actorId: admin.id, detail: { reason: BLOCK_REASON } }
  await recordAudit(db, { ...entry, action: 'block', subjectKind: 'user', subjectId: userId })
  await recordAudit(db, { ...entry, action: 'hide', subjectKind: 'review', subjectId: review.id })
  await recordAudit(db, {
    actorId: userId,
    action: 'hide',
    subjectKind: 'offer',
    subjectId: other.id,
  })
  return { userId, token, vendorId: vendor.id }
}

/** A request for a quote, and a conversation of it that a person writes in, reports, and looks after. */
async function askForQuotes(buyerId: string, vendorId: string, userId: string) {
  const { db } = api.platform
  const [requestId, conversationId] = [crypto.randomUUID(), crypto.randomUUID()]
  const isOwn = buyerId === userId
  const need = isOwn ? 'Teodolina precisa de um sistema.' : 'Uma loja precisa de um sistema.'
  const nothing = { city: '', budget: '', phone: '', contactTime: '', contactWays: [] }
  await db.insert(schema.quoteRequests).values({
    id: requestId,
    userId: buyerId,
    need,
    companySize: 'me',
    deadline: 'agora',
    ...nothing,
  })
  const now = new Date()
  await db.insert(schema.quoteConversations).values({
    id: conversationId,
    requestId,
    vendorId,
    consentText: need,
    consentedAt: now,
    status: 'answered',
    deliveredAt: now,
    lastMessageAt: now,
    ownerId: isOwn ? null : userId,
  })
  const side = isOwn ? 'buyer' : 'vendor'
  await db.insert(schema.quoteMessages).values({ conversationId, side, userId, text: need })
  await db.insert(schema.quoteLetters).values({ key: conversationId, conversationId, userId })
  await db
    .insert(schema.quoteReports)
    .values({ requestId, conversationId, userId, reason: 'spam', details: 'Teodolina denuncia.' })
}

/** Tables of the database, those of the queue included, with a row that says a text. */
async function tablesThatSay(text: string): Promise<string[]> {
  const { db } = api.platform
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`,
  )
  const said: string[] = []
  for (const { name } of tables) {
    const found = await rowsOf(
      db,
      sql`SELECT 1 FROM ${sql.raw(name)} AS kept
        WHERE strpos(lower(to_jsonb(kept)::text), lower(${text})) > 0 LIMIT 1`,
    )
    if (found.length > 0) said.push(name)
  }
  return said
}

it('the export has a list of every table that names the person, and the removal leaves no word of them', async () => {
  const { db } = api.platform
  const { userId, token, vendorId } = await everything()
  const empty: string[] = []
  for (const { table, column } of REFERENCES) {
    const key = Object.values(getTableColumns(table)).find(({ name }) => name === column)
    if (key && (await db.$count(table, eq(key, userId))) === 0)
      empty.push(`${getTableName(table)}.${column}`)
  }
  expect(empty, 'a new table needs a row here, its export and its removal').toEqual([])

  const link = await api.send('POST', '/v1/login/export', {
    token,
    payload: { password: PASSWORD },
  })
  const archive = await api.app.inject({ url: link.body.data.url, headers: { token } })
  const files = unzipSync(archive.rawPayload)
  const data: Record<string, unknown[]> = JSON.parse(new TextDecoder().decode(files['dados.json']))
  expect(Object.entries(data).filter(([, rows]) => rows.length === 0)).toEqual([])
  expect(data.registro_de_decisoes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ acao: 'block', motivo: BLOCK_REASON, feita_por_voce: false }),
      expect.objectContaining({ acao: 'hide', sobre: 'offer', motivo: null, feita_por_voce: true }),
    ]),
  )
  expect(data.notificacoes).toContainEqual(
    expect.objectContaining({
      texto: 'Nova avaliação da página: 5 estrelas.',
      feita_por_voce: true,
    }),
  )

  const asked = await api.send('POST', '/v1/login/deletion', {
    token,
    payload: { password: PASSWORD },
  })
  expect(asked.status).toBe(200)
  expect(await api.platform.jobs.runWaiting()).toEqual([])
  // A week later, when what was counted is over too, and what was asked of a customer has its answer.
  const weekAgo = new Date(Date.now() - 8 * DAY_MS)
  await db
    .update(schema.users)
    .set({ deletionRequestedAt: weekAgo })
    .where(eq(schema.users.id, userId))
  await db.execute(sql`UPDATE rate_limits SET expire = ${weekAgo.toISOString()}::timestamptz`)
  await db
    .update(schema.testimonyRequests)
    .set({ status: 'declined', email: null, closedAt: new Date() })
  // The reminder went out.
  await db.update(schema.invitedAddresses).set({ email: null })
  await accountUpkeep.run(api.platform, {})

  const words = [...Object.values(PERSON), ...Object.values(CONTACT), 'Teodolina', BLOCK_REASON]
  for (const word of words) expect(await tablesThatSay(word), word).toEqual([])
  // The number of who is gone stays where it leads to nothing.
  expect(await tablesThatSay(userId)).toEqual(['public.audit_log'])
  const [vendor] = await db.select().from(schema.vendors).where(eq(schema.vendors.id, vendorId))
  expect(vendor).toMatchObject({ isAssociated: false, email: null, phone: null, street: null })
})
