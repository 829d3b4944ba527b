import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  accessRequests,
  advertisements,
  articles,
  auditLog,
  banners,
  contractPrices,
  experiences,
  imports,
  marketTallies,
  notifications,
  offerClaims,
  offerFacts,
  offerPhotos,
  offerReadiness,
  offers,
  outcomeFigures,
  outcomes,
  quoteRequests,
  readinessReports,
  reviewAlerts,
  reviewAppeals,
  reviewInvitations,
  reviewRecourses,
  reviewReplies,
  reviewReports,
  reviews,
  sanctions,
  savedLists,
  sourceRuns,
  successStories,
  testimonies,
  testimonyRequests,
  users,
  vendors,
  vendorVisits,
  watches,
} from '#/db/schema/index.ts'
import { isCnpj } from '#/domain/cnpj.ts'
import { HOUR_MS } from '#/domain/durations.ts'
import {
  CATEGORIES_MAX,
  CATEGORY_SEPARATOR,
  DESCRIPTION_MAX as OFFER_DESCRIPTION_MAX,
} from '#/features/catalogue/limits.ts'
import { factsOf } from '#/features/facts/definition.ts'
import { sheetChange } from '#/features/facts/schema.ts'
import { OUTCOMES_MIN } from '#/features/outcomes/limits.ts'
import { waitingByQueue } from '#/features/overview/desk/repository.server.ts'
import { recipientsOf } from '#/features/quotes/recipients.server.ts'
import { registerQuestionOf } from '#/features/register/disagreement/service.server.ts'
import { BURST, COMMENT_MAX, REPLY_MAX } from '#/features/reviews/limits.ts'
import { TEXT_MAX } from '#/features/testimonials/limits.ts'
import { DESCRIPTION_MAX as VENDOR_DESCRIPTION_MAX } from '#/features/vendors/limits.ts'
import { watchesOf } from '#/features/watches/service.server.ts'
import type { DatabaseHandle } from '#/platform/server/database/types.server.ts'
import { testDatabase } from '#/platform/server/testing/database.server.ts'
import { DEMO_EMAILS } from './accounts.ts'
import { seedDemoIfEmpty } from './index.server.ts'

let handle: DatabaseHandle
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'praca-seed-'))
  handle = await testDatabase()
  expect(await seedDemoIfEmpty(handle.db, { DATA_DIR: folder })).toBe(true)
})

afterAll(async () => {
  await handle.close()
  rmSync(folder, { recursive: true, force: true })
})

test('leaves a database alone that has something in it', async () => {
  const before = await handle.db.$count(offers)
  expect(await seedDemoIfEmpty(handle.db, { DATA_DIR: folder })).toBe(false)
  expect(await handle.db.$count(offers)).toBe(before)
})

test('loads nothing of the demonstration for a database that has something in it', async () => {
  vi.resetModules()
  const load = vi.fn(() => ({}))
  vi.doMock('./demo.server.ts', load)
  const { seedDemoIfEmpty } = await import('./index.server.ts')
  expect(await seedDemoIfEmpty(handle.db, { DATA_DIR: folder })).toBe(false)
  expect(load).not.toHaveBeenCalled()
  vi.doUnmock('./demo.server.ts')
})

test('has a buyer who watches a product, a supplier and a category', async () => {
  const [buyer] = await handle.db.select().from(users).where(eq(users.email, DEMO_EMAILS.user))
  const { itens } = await watchesOf(handle.db, buyer?.id ?? '')
  expect(itens.map(({ tipo }) => tipo).sort()).toEqual(['categoria', 'fornecedor', 'produto'])
  expect(itens.every(({ nome, eventos }) => nome && eventos.length > 0)).toBe(true)
})

test('shows none of its accounts an empty profile, list, watch or list of quotes', async () => {
  const { db } = handle
  for (const email of Object.values(DEMO_EMAILS)) {
    const [person] = await db.select().from(users).where(eq(users.email, email))
    const userId = person?.id ?? ''
    expect(person?.about, email).toBeTruthy()
    for (const table of [experiences, outcomes, quoteRequests, savedLists, watches])
      expect(await db.$count(table, eq(table.userId, userId)), email).toBeGreaterThan(0)
  }
})

test('has a recourse that its Admin may decide, since somebody who is named decided before', async () => {
  const rows = await handle.db
    .select({ by: users.firstName, email: users.email })
    .from(reviewRecourses)
    .innerJoin(auditLog, eq(auditLog.subjectId, reviewRecourses.reviewId))
    .innerJoin(users, eq(users.id, auditLog.actorId))
  expect(rows).toHaveLength(1)
  expect(rows[0]?.email).not.toBe(DEMO_EMAILS.admin)
})

test('has in its audit trail who approved each advertisement that was on the air', async () => {
  const { db } = handle
  const shown = await db
    .select({ id: advertisements.id })
    .from(advertisements)
    .where(ne(advertisements.status, 'awaiting_review'))
  const approved = await db
    .select({ id: auditLog.subjectId })
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, 'advertisement'), eq(auditLog.action, 'approve')))
  expect(shown.length).toBeGreaterThan(1)
  expect(approved.map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => id).sort())
})

test('has suppliers that take requests for quotes, and read them', async () => {
  const best = await handle.db
    .select({ id: offers.id })
    .from(offers)
    .where(eq(offers.isVisible, true))
    .orderBy(desc(offers.ratingIndex))
    .limit(9)
  const taken = await Promise.all(
    best.map(({ id }) => recipientsOf(handle.db, { vendorIds: [], offerIds: [id] })),
  )
  expect(taken.filter((recipients) => recipients.length > 0).length).toBeGreaterThan(3)
})

test('counts every review that is seen in the average of its target', async () => {
  const recount = (column: typeof reviews.offerId | typeof reviews.vendorId) =>
    handle.db
      .select({
        id: column,
        sum: sql<number>`sum(${reviews.rating})::int`,
        count: sql<number>`count(*)::int`,
      })
      .from(reviews)
      .where(eq(reviews.status, 'visible'))
      .groupBy(column)
  const counted = new Map(
    [...(await recount(reviews.offerId)), ...(await recount(reviews.vendorId))].map((row) => [
      row.id,
      row,
    ]),
  )
  const targets = [
    ...(await handle.db.select().from(offers)),
    ...(await handle.db.select().from(vendors)),
  ]
  for (const { id, ratingSum, ratingCount } of targets) {
    const { sum, count } = counted.get(id) ?? { sum: 0, count: 0 }
    expect({ id, ratingSum, ratingCount }).toEqual({ id, ratingSum: sum, ratingCount: count })
  }
})

test('keeps to the limits that forms enforce', async () => {
  for (const offer of await handle.db.select().from(offers)) {
    expect(offer.description.length, offer.name).toBeLessThanOrEqual(OFFER_DESCRIPTION_MAX)
    expect(offer.categoryText.split(CATEGORY_SEPARATOR).length).toBeLessThanOrEqual(CATEGORIES_MAX)
  }
  for (const vendor of await handle.db.select().from(vendors)) {
    expect(isCnpj(vendor.cnpj), vendor.cnpj).toBe(true)
    expect(vendor.description?.length ?? 0).toBeLessThanOrEqual(VENDOR_DESCRIPTION_MAX)
  }
  for (const { comment } of await handle.db.select().from(reviews))
    expect(comment?.length ?? 0, comment ?? '').toBeLessThanOrEqual(COMMENT_MAX)
  for (const { text } of await handle.db.select().from(reviewReplies))
    expect(text.length, text).toBeLessThanOrEqual(REPLY_MAX)
  const said = (await handle.db.select().from(testimonies)).map(({ statement }) => statement)
  const told = (await handle.db.select().from(successStories)).map((story) => story.description)
  expect(said.length * told.length).toBeGreaterThan(0)
  for (const text of [...said, ...told]) expect(text.length, text).toBeLessThanOrEqual(TEXT_MAX)
})

test('gives words to most reviews, and the same words to no two of them', async () => {
  const rows = await handle.db.select().from(reviews)
  const comments = rows.map(({ comment }) => comment)
  const said = comments.filter((comment) => comment !== null)
  expect(said.length / comments.length).toBeGreaterThan(0.86)
  const points = rows.flatMap(({ pros, cons }) => [pros, cons]).filter((text) => text !== null)
  expect(points.length).toBeGreaterThan(200)
  for (const texts of [said, points])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  const ofProducts = rows.filter(({ offerId }) => offerId !== null)
  for (const side of ['pros', 'cons'] as const)
    expect(
      ofProducts.filter((row) => row[side]).length / ofProducts.length,
      side,
    ).toBeGreaterThanOrEqual(0.6)
})

test('lets the first real review of a page appear: what it shows came over years, not in this hour', async () => {
  const rows = await handle.db.select().from(reviews).where(eq(reviews.status, 'visible'))
  const hourAgo = Date.now() - HOUR_MS
  const writtenAt = ({ id }: { id: string }) =>
    Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  const fresh = rows.filter((row) => writtenAt(row) > hourAgo)
  const targets = fresh.map(({ offerId, vendorId }) => offerId ?? vendorId)
  for (const target of new Set(targets))
    expect(targets.filter((one) => one === target).length).toBeLessThan(BURST.ofTarget)
})

test('knows all facts of at least sixty products, what they cost, and what they are ready for', async () => {
  const facts = await handle.db.select().from(offerFacts)
  for (const { fact, value } of facts)
    expect(sheetChange.parse({ [fact]: value }), fact).toEqual({ [fact]: value })
  const priced = await handle.db.$count(offers, isNotNull(offers.monthlyFromCents))
  expect(priced).toBeGreaterThanOrEqual(60)
  const said = new Map<string, number>()
  for (const { offerId } of facts) said.set(offerId, (said.get(offerId) ?? 0) + 1)
  const whole = [...said.values()].filter((count) => count === factsOf().length)
  expect(whole.length).toBeGreaterThanOrEqual(60)
  const rows = await handle.db.select().from(offerReadiness)
  expect(new Set(rows.map(({ offerId }) => offerId)).size).toBeGreaterThanOrEqual(60)
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sim', 'nao', 'planejado']))
})

test('answers reviews of what the supplier of the demonstration keeps, and after they came', async () => {
  const replies = await handle.db
    .select({ reviewedAt: reviews.createdAt, repliedAt: reviewReplies.createdAt })
    .from(reviewReplies)
    .innerJoin(reviews, eq(reviews.id, reviewReplies.reviewId))
  expect(replies.length).toBeGreaterThan(5)
  for (const { reviewedAt, repliedAt } of replies)
    expect(repliedAt.getTime()).toBeGreaterThan(reviewedAt.getTime())
})

test('is alive: something was asked, reported and advertised, and every day somebody came by', async () => {
  const { db } = handle
  for (const table of [
    accessRequests,
    reviewReports,
    reviewAlerts,
    reviewAppeals,
    reviewInvitations,
    readinessReports,
    offerClaims,
    imports,
    testimonyRequests,
  ])
    expect(await db.$count(table)).toBeGreaterThan(0)
  expect(await db.$count(notifications)).toBeGreaterThan(5)
  expect(await db.$count(outcomes, isNull(outcomes.saidAt))).toBe(3)
  const [counted] = await db.select().from(outcomeFigures)
  expect(counted?.figures.dozeMeses?.total).toBeGreaterThanOrEqual(OUTCOMES_MIN)
  const [kept] = await db.select().from(vendors).where(isNotNull(vendors.videoKey))
  expect(kept?.site).toBeTruthy()
  expect(await db.$count(vendorVisits, eq(vendorVisits.vendorId, kept?.id ?? ''))).toBe(90)
  const states = (await db.select().from(advertisements)).map(({ status }) => status)
  expect(states).toEqual(expect.arrayContaining(['running', 'awaiting_review', 'ended']))
})

test('has what public registers say, which nobody real is in', async () => {
  const { db } = handle
  const fromRegister = await db.select().from(vendors).where(eq(vendors.fromRegister, true))
  expect(fromRegister.length).toBeGreaterThan(80)
  expect(fromRegister.every(({ isDemo, cnpj }) => isDemo && cnpj.startsWith('93'))).toBe(true)
  expect(fromRegister.filter(({ closedOn }) => closedOn !== null).length).toBeGreaterThan(3)
  expect(await db.$count(marketTallies, eq(marketTallies.kind, 'activity'))).toBe(6)
  expect(await db.$count(sanctions, isNotNull(sanctions.note))).toBe(1)
  const priced = await db.select().from(contractPrices).where(eq(contractPrices.subject, 'offer'))
  expect(priced.map(({ total }) => total).sort()).toEqual([5, 7])
  expect(await db.$count(sourceRuns)).toBeGreaterThan(3)
  // Who keeps a page is asked nothing of its own demonstration.
  const [lince] = await db.select().from(vendors).where(eq(vendors.nomeFantasia, 'Lince Sistemas'))
  expect(await registerQuestionOf(db, lince?.id ?? '')).toBeNull()
})

test('has something in every queue of Admins', async () => {
  for (const { name, total } of await waitingByQueue(handle.db))
    expect(total, name).toBeGreaterThan(0)
})

test('writes the picture that each row names, and keeps none that no row names', async () => {
  const contents = (root: string) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
  const uploads = path.join(folder, 'uploads')
  const written = contents(uploads)
  const keys = [
    ...(await handle.db.select({ key: users.photoKey }).from(users)),
    ...(await handle.db.select({ key: offers.logoKey }).from(offers)),
    ...(await handle.db.select({ key: offerPhotos.fileKey }).from(offerPhotos)),
    ...(await handle.db.select({ key: vendors.logoKey }).from(vendors)),
    ...(await handle.db.select({ key: vendors.coverKey }).from(vendors)),
    ...(await handle.db.select({ key: vendors.videoKey }).from(vendors)),
    ...(await handle.db.select({ key: articles.bannerKey }).from(articles)),
    ...(await handle.db.select({ key: banners.imageKey }).from(banners)),
    ...(await handle.db.select({ key: advertisements.logoKey }).from(advertisements)),
    ...(await handle.db.select({ key: successStories.coverKey }).from(successStories)),
  ].flatMap(({ key }) => key ?? [])
  expect(keys.length).toBeGreaterThan(200)
  const named = new Set(keys.map((key) => path.join(uploads, key)))
  expect(new Set(written)).toEqual(named)

  const shown = new Set(written.map((file) => readFileSync(file, 'utf8')))
  for (const file of contents('db/seed/pictures'))
    expect(shown, file).toContain(readFileSync(file, 'utf8'))
})
