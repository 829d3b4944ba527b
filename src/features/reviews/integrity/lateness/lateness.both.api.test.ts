import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { makeReview, makeVendor } from '#/db/factories/index.ts'
import { auditLog, reviewAlerts, reviewReports, reviews, users } from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { testReviews } from '#/server/testing/reviews.server.ts'
import { latenessUpkeep } from './upkeep.server.ts'

const t = testReviews()
const { api } = t
const db = () => api.platform.db
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const morning = () => latenessUpkeep.run(api.platform, {})

type Wait = 'signals' | 'target_burst' | 'rewritten'

/** A review that waits since some days. */
async function held(vendorId: string, days: number, waits: Wait[] = ['signals']) {
  const author = await t.person()
  const since = { createdAt: daysAgo(days), waitsSince: daysAgo(days) }
  const review = { vendorId, userId: author.id, status: 'pending' as const, waits, ...since }
  return { ...(await makeReview(db(), review)), author }
}
const statusOf = async (id: string) =>
  (await db().select().from(reviews).where(eq(reviews.id, id)))[0]?.status

async function lettersTo({ id }: { id: string }) {
  const [person] = await db().select().from(users).where(eq(users.id, id))
  expect(await api.platform.jobs.runWaiting()).toEqual([])
  return api.mails.filter(({ to }) => to === person?.email).map(({ text }) => text)
}

it('what only guesses hold appears past its deadline, and says so; what is in time waits', async () => {
  const vendor = await makeVendor(db())
  const [late, inTime] = [await held(vendor.id, 12), await held(vendor.id, 1)]
  await morning()
  expect(await statusOf(late.id)).toBe('visible')
  expect(await statusOf(inTime.id)).toBe('pending')
  expect(await t.averageOf(vendor)).toMatchObject({ stored: { count: 1 } })
  expect(await lettersTo(late.author)).toEqual([expect.stringContaining('já aparece na página')])
  const [entry] = await db().select().from(auditLog).where(eq(auditLog.subjectId, late.id))
  expect(entry).toMatchObject({ action: 'lapse', actorId: null })
})

it('who sends many has one of them appear in a day; the others hear once that they wait on', async () => {
  const vendor = await makeVendor(db())
  const many = [await held(vendor.id, 14), await held(vendor.id, 13), await held(vendor.id, 12)]
  await morning()
  await morning()
  const statuses = async () => Promise.all(many.map(({ id }) => statusOf(id)))
  expect(await statuses()).toEqual(['visible', 'pending', 'pending'])
  const [, second] = many
  if (!second) throw new Error('There are three.')
  expect(await lettersTo(second.author)).toEqual([
    expect.stringContaining('Não decidimos no prazo'),
  ])
})

it('what moderation held before, what is reported, and a page under alert wait for a person', async () => {
  const pages = [await makeVendor(db()), await makeVendor(db()), await makeVendor(db())] as const
  const rewritten = await held(pages[0].id, 12, ['signals', 'rewritten'])
  const reported = await held(pages[1].id, 12)
  const alerted = await held(pages[2].id, 12)
  await db()
    .insert(reviewReports)
    .values({ reviewId: reported.id, userId: (await t.person()).id, reason: 'ofensiva' })
  await db()
    .insert(reviewAlerts)
    .values({ vendorId: pages[2].id, seen: 'Muitas contas novas.', endsAt: daysAgo(-30) })
  await morning()
  for (const { id, author } of [rewritten, reported, alerted]) {
    expect(await statusOf(id)).toBe('pending')
    expect(await lettersTo(author)).toHaveLength(1)
  }
  await t.decide(rewritten.id, 'keep', await t.admin())
  expect(await statusOf(rewritten.id)).toBe('visible')
})
