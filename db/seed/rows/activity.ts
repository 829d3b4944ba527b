import { v7 as uuidv7 } from 'uuid'
import type {
  accessRequests,
  advertisements,
  auditLog,
  bannerCounts,
  importProblems,
  imports,
  notifications,
  offerClaims,
  pageViews,
  payments,
  readinessReports,
  reviewAlerts,
  reviewAppeals,
  reviewInvitations,
  reviewRecourses,
  reviewReports,
  reviews,
  savedLists,
  savedOffers,
  testimonyRequests,
  vendorAdmins,
  vendorConfirmations,
  vendorVisits,
} from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { saoPauloDay } from '#/domain/sao-paulo.ts'
import { TERMS_VERSION } from '#/domain/terms.ts'
import { DECLARATION } from '#/features/review-invitations/declaration.ts'
import { INVITATION_DAYS } from '#/features/review-invitations/limits.ts'
import { ALERT_DAYS } from '#/features/transparency/limits.ts'
import { bannerRow, type NewBanner } from '../../factories/content.ts'
import {
  ACCESS_REQUESTS,
  ADVERTISEMENTS,
  APPEAL,
  CONFIRMATIONS,
  HELD_REVIEWS,
  IMPORTED,
  OWN_REQUESTS,
  READINESS_REPORT,
  RECOURSE,
  REPORTS,
  REVIEW_ALERTS,
  REVIEW_INVITATION,
  SAVED_LISTS,
  TESTIMONY_REQUEST,
} from '../data/activity.ts'
import type { Pictures } from '../pictures.ts'
import { integer, randomFrom } from '../random.ts'
import type { PlannedSoftware, PlannedVendor } from './catalogue.ts'
import type { Person } from './people.ts'
import { daysBefore, sometimeBefore } from './time.ts'

/** Days of which visits are known, today included. */
const DAYS = 90
/** Days of which it is known how often banners were seen, and pages opened. */
const COUNTED_DAYS = 30
/** Of a working day, by how much a page is known. */
const VISITS = { kept: [14, 46], other: [1, 7] } as const
/** Of a weekend's day, what is left of them. */
const WEEKEND_SHARE = 0.35
/** The beginnings of addresses, with how often each is opened on a day. */
const OPENED = {
  '/': 260,
  '/softwares': 190,
  '/software/details': 340,
  '/supplier/details': 120,
  '/news': 60,
  '/careers': 40,
} as const

/** The demonstration's price of an advertisement, in centavos. */
const PRICE_CENTS = 5928

interface Review {
  id: string
  userId?: string | null
  offerId?: string | null
  vendorId?: string | null
  rating: number
  comment: string | null
  createdAt: Date
}

interface Plan {
  pictures: Pictures
  accounts: { user: Person; supplier: Person; admin: Person }
  /** Who was an Admin. */
  formerAdmin: Person
  people: Person[]
  vendors: PlannedVendor[]
  software: PlannedSoftware[]
  reviews: Review[]
  banners: NewBanner[]
  declared: { offerId: string; item: string; state?: string | null }[]
  /** What the supplier keeps. */
  owned: { vendorId: string; offerId: string }
  now: Date
}

/** What goes on in the demonstration: who came by, what is asked, reported and advertised, and who was told. */
export function activityRows(plan: Plan) {
  const { sold, ads, paid, told } = advertisementRows(plan)
  const rest = askedRows(plan)
  const confirmations = confirmationRows(plan)
  const reviewAlerts = alertRows(plan)
  const imported = importRows(plan)
  return {
    vendorVisits: visitRows(plan),
    bannerCounts: countRows([...plan.banners, ...sold], plan.now),
    pageViews: openedRows(plan.now),
    soldBanners: sold,
    advertisements: ads,
    payments: paid,
    notifications: [...told, ...reviewNotices(plan)],
    ...rest,
    auditLog: [
      ...rest.auditLog,
      ...deedRows(plan, { ads, alerts: reviewAlerts, imports: imported.imports }),
    ],
    ...confirmations,
    keepers: [...confirmations.keepers, ...keeperRows(plan)],
    heldReviews: heldRows(plan),
    reviewAlerts,
    ...savedRows(plan),
    ...imported,
    testimonyRequests: [testimonyRequest(plan)],
    reviewInvitations: [reviewInvitation(plan)],
  }
}

const dayBefore = (now: Date, days: number) => saoPauloDay(daysBefore(now, days))
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())

/** More of late than before, and fewer at weekends. */
function visitRows({ vendors, now }: Plan): (typeof vendorVisits.$inferInsert)[] {
  return vendors.flatMap(({ seed, row }) => {
    const random = randomFrom(`visits of ${seed.key}`)
    const [from, to] = seed.isAssociated ? VISITS.kept : VISITS.other
    return Array.from({ length: DAYS }, (_, daysAgo) => {
      const day = dayBefore(now, daysAgo)
      const growth = 1 - (daysAgo / DAYS) * 0.4
      const share = isWeekend(day) ? WEEKEND_SHARE : 1
      const visits = Math.round(integer(random, from, to) * growth * share)
      return { vendorId: row.id, day, visits }
    })
  })
}

function countRows(banners: NewBanner[], now: Date): (typeof bannerCounts.$inferInsert)[] {
  const random = randomFrom('banners seen')
  return banners.flatMap(({ id }) =>
    Array.from({ length: COUNTED_DAYS }, (_, daysAgo) => ({
      bannerId: id as string,
      day: dayBefore(now, daysAgo),
      impressions: integer(random, 40, 180),
      clicks: integer(random, 0, 6),
    })),
  )
}

function openedRows(now: Date): (typeof pageViews.$inferInsert)[] {
  const random = randomFrom('pages opened')
  return Object.entries(OPENED).flatMap(([pathGroup, most]) =>
    Array.from({ length: COUNTED_DAYS }, (_, daysAgo) => ({
      pathGroup,
      day: dayBefore(now, daysAgo),
      views: integer(random, Math.ceil(most / 2), most),
    })),
  )
}

/** When an Admin approved an advertisement: half a day after it was paid. */
const approvedAt = (paidAt: Date) => new Date(paidAt.getTime() + DAY_MS / 2)

/** One that runs, one that waits for an Admin, one that is over; each was paid. */
function advertisementRows({ pictures, accounts, owned, now }: Plan) {
  const sold: NewBanner[] = []
  const ads: (typeof advertisements.$inferInsert)[] = []
  const paid: (typeof payments.$inferInsert)[] = []
  const told: (typeof notifications.$inferInsert)[] = []
  for (const { name, picture, description, status, from, to } of ADVERTISEMENTS) {
    const id = uuidv7()
    const logoKey = pictures.add('banners', `banners/${picture}`)
    const startsOn = dayBefore(now, -from)
    const endsOn = dayBefore(now, -to)
    // Paid some days before it begins; what begins later was paid yesterday.
    const paidAt = sometimeBefore(now, Math.max(0.5, 3 - from))
    let bannerId: string | null = null
    if (status !== 'awaiting_review') {
      bannerId = uuidv7()
      const startsAt = new Date(`${startsOn}T00:00:00-03:00`)
      const endsAt = new Date(new Date(`${endsOn}T00:00:00-03:00`).getTime() + DAY_MS - 1)
      const linkUrl = `/supplier/details/${owned.vendorId}`
      const banner = { description: `${name} · Lince Sistemas`, imageKey: logoKey, linkUrl }
      sold.push(
        bannerRow({ ...banner, id: bannerId, isDemo: true, startsAt, endsAt, createdAt: paidAt }),
      )
    }
    ads.push({
      id,
      vendorId: owned.vendorId,
      name,
      description,
      startsOn,
      endsOn,
      logoKey,
      status,
      bannerId,
      createdAt: paidAt,
      updatedAt: paidAt,
    })
    paid.push({
      kind: 'advertisement',
      subjectId: id,
      userId: accounts.supplier.id,
      method: 'Pix',
      amountCents: PRICE_CENTS,
      provider: 'offline',
      providerPaymentId: `demo-${id}`,
      providerStatus: 'approved',
      paidAt,
      createdAt: paidAt,
    })
    const notice = { vendorId: owned.vendorId, data: { name } }
    told.push({ ...notice, kind: 'advertisement_paid', createdAt: paidAt })
    if (bannerId)
      told.push({
        ...notice,
        kind: 'advertisement_approved',
        createdAt: approvedAt(paidAt),
      })
  }
  return { sold, ads, paid, told }
}

/** What the supplier was told of the reviews that came in the last three months. */
function reviewNotices({ reviews, owned, now }: Plan): (typeof notifications.$inferInsert)[] {
  return reviews
    .filter(({ offerId, vendorId }) => offerId === owned.offerId || vendorId === owned.vendorId)
    .filter(({ createdAt }) => createdAt > daysBefore(now, DAYS))
    .map(({ offerId, rating, createdAt }) => ({
      vendorId: owned.vendorId,
      kind: 'review_new',
      offerId,
      data: { rating },
      createdAt,
    }))
}

/** Of a supplier. @param key of VENDORS @throws Error for an unknown one */
function vendorIdOf({ vendors }: Plan, key: string): string {
  const found = vendors.find(({ seed }) => seed.key === key)
  if (!found) throw new Error(`The demonstration data names an unknown '${key}'.`)
  return found.row.id
}

/** Of a software. @throws Error for an unknown one */
function softwareIdOf({ software }: Plan, name: string): string {
  const found = software.find(({ seed }) => seed.name === name)
  if (!found) throw new Error(`The demonstration data names an unknown '${name}'.`)
  return found.row.id
}

/** Those who wrote nothing of it. @param id of an offer or a supplier */
function peopleWithoutReview({ people, reviews }: Plan, id: string): Person[] {
  const authors = new Set(
    reviews.filter(({ offerId, vendorId }) => id === (offerId ?? vendorId)).map((r) => r.userId),
  )
  return people.filter((person) => !authors.has(person.id))
}

/** Pages whose administrators proved a mailbox, and that an Admin is to look at. */
function confirmationRows(plan: Plan) {
  const keepers: (typeof vendorAdmins.$inferInsert)[] = []
  const confirmations: (typeof vendorConfirmations.$inferInsert)[] = []
  for (const [index, { vendor, mailbox, askedDaysAgo, provenDaysAgo }] of CONFIRMATIONS.entries()) {
    const vendorId = vendorIdOf(plan, vendor)
    const userId = personAt(peopleWithoutReview(plan, vendorId), index).id
    keepers.push({ vendorId, userId })
    confirmations.push({
      vendorId,
      userId,
      email: mailbox,
      provenAt: daysBefore(plan.now, provenDaysAgo),
      createdAt: daysBefore(plan.now, askedDaysAgo),
    })
  }
  return { keepers, vendorConfirmations: confirmations }
}

/** Companies that keep their own pages have somebody who reads what they are asked. */
function keeperRows(plan: Plan): (typeof vendorAdmins.$inferInsert)[] {
  const known: string[] = CONFIRMATIONS.map(({ vendor }) => vendor)
  const kept = plan.vendors.filter(
    ({ seed, row }) =>
      seed.isAssociated && row.id !== plan.owned.vendorId && !known.includes(seed.key),
  )
  return kept.map(({ row }, index) => {
    const people = peopleWithoutReview(plan, row.id)
    return { vendorId: row.id, userId: personAt(people, index % people.length).id }
  })
}

/** Reviews that came amid a burst: they are in no average until an Admin keeps them. */
function heldRows(plan: Plan): (typeof reviews.$inferInsert)[] {
  const offerId = softwareIdOf(plan, HELD_REVIEWS.software)
  const authors = peopleWithoutReview(plan, offerId)
  return HELD_REVIEWS.reviews.map(({ daysAgo, ...said }, index) => {
    const createdAt = daysBefore(plan.now, daysAgo)
    return {
      ...said,
      offerId,
      userId: personAt(authors, index).id,
      status: 'pending' as const,
      waits: ['target_burst' as const],
      publishedAt: null,
      createdAt,
      updatedAt: createdAt,
    }
  })
}

/** One that its page shows, and one that ran its time. */
function alertRows(plan: Plan): (typeof reviewAlerts.$inferInsert)[] {
  return REVIEW_ALERTS.map(({ software, seen, daysAgo }) => {
    const endsAt = daysBefore(plan.now, daysAgo - ALERT_DAYS)
    return {
      offerId: softwareIdOf(plan, software),
      seen,
      createdAt: sometimeBefore(plan.now, daysAgo),
      endsAt,
      endedAt: endsAt < plan.now ? endsAt : null,
    }
  })
}

/** What waits for an Admin, and what became of what was asked before. */
function askedRows(plan: Plan) {
  const { accounts, formerAdmin, people, software, reviews, declared, owned, now } = plan
  const asked = ({
    vendor,
    mailbox,
    daysAgo,
  }: {
    vendor: string
    mailbox: string
    daysAgo: number
  }) => ({
    id: uuidv7(),
    vendorId: vendorIdOf(plan, vendor),
    email: mailbox,
    termsVersion: TERMS_VERSION,
    createdAt: sometimeBefore(now, daysAgo),
    expiresAt: daysBefore(now, daysAgo - 1),
  })
  const requests: (typeof accessRequests.$inferInsert)[] = [
    ...ACCESS_REQUESTS.map((request, index) => ({
      ...asked(request),
      userId: personAt(people, index).id,
      status: 'awaiting_admin' as const,
    })),
    ...OWN_REQUESTS.map((request) => ({
      ...asked(request),
      userId: accounts.user.id,
      status: request.status,
      reason: request.reason,
      decidedAt: request.reason ? sometimeBefore(now, request.daysAgo - 2) : null,
    })),
  ]

  // Of the oldest that say something: what was just written is answered, not reported.
  const said = reviews
    .filter(({ comment, createdAt }) => comment && createdAt < daysBefore(now, 30))
    .toSorted((a, b) => a.rating - b.rating || a.createdAt.getTime() - b.createdAt.getTime())
  const reports: (typeof reviewReports.$inferInsert)[] = REPORTS.flatMap(
    ({ reason, details, daysAgo }, index) => {
      const review = said[index]
      const person = people.find(({ id }) => id !== review?.userId)
      if (!review || !person) return []
      const createdAt = sometimeBefore(now, daysAgo)
      return { reviewId: review.id, userId: person.id, reason, details, createdAt }
    },
  )

  const doubted = declared.find(
    ({ state, offerId }) => state === 'sim' && offerId !== owned.offerId,
  )
  const doubts: (typeof readinessReports.$inferInsert)[] = doubted
    ? [
        {
          offerId: doubted.offerId,
          item: doubted.item,
          userId: personAt(people, 4).id,
          state: 'sim',
          details: READINESS_REPORT,
          createdAt: sometimeBefore(now, 2),
        },
      ]
    : []

  const wanted = software.find(({ seed }) => seed.manufacturer !== 'Lince Sistemas')
  const claims: (typeof offerClaims.$inferInsert)[] = wanted
    ? [
        {
          offerId: wanted.row.id,
          vendorId: owned.vendorId,
          userId: accounts.supplier.id,
          status: 'waiting',
          createdAt: sometimeBefore(now, 1),
        },
      ]
    : []

  const [former] = peopleWithoutReview(plan, owned.vendorId)
  const appeals: (typeof reviewAppeals.$inferInsert)[] = former
    ? [
        {
          userId: former.id,
          vendorId: owned.vendorId,
          bar: 'acted',
          text: APPEAL,
          createdAt: sometimeBefore(now, 3),
        },
      ]
    : []

  const kept = said.find(({ vendorId }) => vendorId === owned.vendorId)
  const recourses: (typeof reviewRecourses.$inferInsert)[] = kept
    ? [
        {
          reviewId: kept.id,
          userId: accounts.supplier.id,
          side: 'company',
          text: RECOURSE,
          createdAt: sometimeBefore(now, 1),
        },
      ]
    : []
  if (kept)
    reports.push({
      reviewId: kept.id,
      userId: accounts.supplier.id,
      reason: 'falsa',
      createdAt: sometimeBefore(now, 5),
      settledAt: sometimeBefore(now, 3),
    })

  const audit: (typeof auditLog.$inferInsert)[] = requests
    .filter(({ status }) => status === 'refused')
    .map(({ id, reason, decidedAt }) => ({
      actorId: accounts.admin.id,
      action: 'refuse',
      subjectKind: 'access_request',
      subjectId: id as string,
      detail: { reason },
      createdAt: decidedAt ?? now,
    }))
  // Decided by somebody else, so that the one Admin of the demonstration may decide the recourse.
  if (kept)
    audit.push({
      actorId: formerAdmin.id,
      action: 'keep',
      subjectKind: 'review',
      subjectId: kept.id,
      createdAt: sometimeBefore(now, 3),
    })

  return {
    accessRequests: requests,
    reviewReports: reports,
    reviewAppeals: appeals,
    reviewRecourses: recourses,
    readinessReports: doubts,
    offerClaims: claims,
    auditLog: audit,
  }
}

function personAt(people: Person[], index: number): Person {
  const person = people[index]
  if (!person) throw new Error('There are too few people.')
  return person
}

function savedRows(plan: Plan) {
  const { accounts, now } = plan
  const saved = SAVED_LISTS.map((list) => ({ ...list, id: uuidv7() }))
  const lists: (typeof savedLists.$inferInsert)[] = saved.map(({ id, of, name }) => ({
    id,
    userId: accounts[of].id,
    name,
    createdAt: daysBefore(now, 9),
  }))
  const offers: (typeof savedOffers.$inferInsert)[] = saved.flatMap(({ id, software }) =>
    software.map(([name, note]) => ({
      listId: id,
      offerId: softwareIdOf(plan, name),
      note,
      createdAt: daysBefore(now, 8),
    })),
  )
  return { savedLists: lists, savedOffers: offers }
}

interface Done {
  ads: (typeof advertisements.$inferInsert)[]
  alerts: (typeof reviewAlerts.$inferInsert)[]
  imports: (typeof imports.$inferInsert)[]
}

/** What the Admin did at desks, beside what people asked for. */
function deedRows({ accounts, now }: Plan, { ads, alerts, imports }: Done) {
  const deeds = [
    ...ads
      .filter(({ bannerId }) => bannerId)
      .map(({ id, createdAt = now }) => ({
        action: 'approve',
        subjectKind: 'advertisement',
        subjectId: id,
        createdAt: approvedAt(createdAt),
      })),
    ...alerts.map(({ offerId, seen, createdAt = now }) => ({
      action: 'alert',
      subjectKind: 'offer',
      subjectId: offerId,
      detail: { reason: seen },
      createdAt,
    })),
    ...imports.map(({ id, fileName, createdAt = now }) => ({
      action: 'add',
      subjectKind: 'import',
      subjectId: id,
      detail: { fileName },
      createdAt,
    })),
  ]
  return deeds.map((deed): typeof auditLog.$inferInsert => ({
    ...deed,
    subjectId: deed.subjectId as string,
    actorId: accounts.admin.id,
  }))
}

/** A file that an Admin imported, with what of it did not go in. */
function importRows({ accounts, now }: Plan) {
  const id = uuidv7()
  const { daysAgo, problems, ...rest } = IMPORTED
  const at = sometimeBefore(now, daysAgo)
  const took = { aliveAt: at, startedAt: at, finishedAt: at, createdAt: at }
  const done: (typeof imports.$inferInsert)[] = [
    { ...rest, id, userId: accounts.admin.id, status: 'done', ...took },
  ]
  const left: (typeof importProblems.$inferInsert)[] = problems.map((problem) => ({
    ...problem,
    importId: id,
  }))
  return { imports: done, importProblems: left }
}

/** A customer whom the supplier asked for a testimony, and who has not answered yet. */
function testimonyRequest({ owned, now }: Plan): typeof testimonyRequests.$inferInsert {
  const { daysAgo, daysLeft, ...asked } = TESTIMONY_REQUEST
  return {
    ...asked,
    ...owned,
    createdAt: daysBefore(now, daysAgo),
    expiresAt: daysBefore(now, -daysLeft),
  }
}

/** The link by which the supplier asks its customers for reviews. */
function reviewInvitation({ accounts, owned, now }: Plan): typeof reviewInvitations.$inferInsert {
  const { token, daysAgo } = REVIEW_INVITATION
  return {
    ...owned,
    userId: accounts.supplier.id,
    way: 'link',
    token,
    declaration: DECLARATION,
    createdAt: daysBefore(now, daysAgo),
    endsAt: daysBefore(now, daysAgo - INVITATION_DAYS),
  }
}
