import { v7 as uuidv7 } from 'uuid'
import type {
  quoteConversations,
  quoteMessages,
  quoteOffers,
  quoteReports,
  quoteRequests,
} from '#/db/schema/index.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { consentText } from '#/features/quotes/consent.ts'
import { QUOTES, type QuoteSeed } from '../data/quotes.ts'
import type { PlannedSoftware, PlannedVendor } from './catalogue.ts'
import { daysBefore } from './time.ts'

interface Known {
  /** Ids of who asks. */
  askers: Record<QuoteSeed['by'], string>
  vendors: PlannedVendor[]
  software: PlannedSoftware[]
  /** Who reads and answers what a page is asked. */
  admins: { vendorId: string; userId: string }[]
  now: Date
}

/** What was asked of suppliers, with their proposals, and one request that waits to be looked at. */
export function quoteRows(known: Known) {
  const all = QUOTES.map((seed) => requestRows(seed, known))
  return {
    /** Of each request that was answered the first conversation, for what came of it. */
    answered: all.flatMap(({ request: { userId }, conversations: [first] }) =>
      first?.firstAnsweredAt
        ? {
            userId,
            vendorId: first.vendorId,
            conversationId: first.id,
            answeredAt: first.firstAnsweredAt,
          }
        : [],
    ),
    quoteRequests: all.map(({ request }) => request),
    quoteConversations: all.flatMap(({ conversations }) => conversations),
    quoteOffers: all.flatMap(({ offers }) => offers),
    quoteMessages: all.flatMap(({ messages }) => messages),
    quoteReports: all.flatMap(({ reports }) => reports),
  }
}

function requestRows(seed: QuoteSeed, known: Known) {
  const { by, need, city, sector, budget, isHeld } = seed
  const { askers, now } = known
  const createdAt = daysBefore(now, seed.daysAgo)
  const offerId = found(known.software, ({ seed: { name } }) => name === seed.software).row.id
  const request = {
    id: uuidv7(),
    userId: askers[by],
    need,
    city,
    sector,
    budget,
    companySize: 'epp',
    contactTime: 'Depois das 14 h',
    deadline: 'ate_3_meses',
    contactWays: ['email'],
    phone: '',
    createdAt,
  } satisfies typeof quoteRequests.$inferInsert
  const conversations = seed.suppliers.map(({ vendor: key, answer }) => {
    const { row } = found(known.vendors, ({ seed: { key: one } }) => one === key)
    const answeredAt = answer && daysBefore(now, answer.daysAgo)
    const status: (typeof quoteConversations.$inferInsert)['status'] = isHeld
      ? 'held'
      : answer
        ? 'answered'
        : 'waiting'
    return {
      answer,
      row: {
        id: uuidv7(),
        requestId: request.id,
        vendorId: row.id,
        consentText: consentText(row.nomeFantasia ?? row.razaoSocial),
        consentedAt: createdAt,
        status,
        deliveredAt: isHeld ? null : createdAt,
        firstAnsweredAt: answeredAt,
        lastMessageAt: answeredAt ?? createdAt,
        createdAt,
      },
    }
  })
  const messages = conversations.flatMap(({ answer, row: { id, vendorId, lastMessageAt } }) =>
    answer
      ? {
          id: uuidv7(),
          conversationId: id,
          side: 'vendor' as const,
          userId: found(known.admins, (one) => one.vendorId === vendorId).userId,
          text: answer.text,
          priceCents: answer.priceCents,
          priceFor: 'mensal',
          validUntil: new Date(now.getTime() + 25 * DAY_MS).toISOString().slice(0, 10),
          createdAt: lastMessageAt,
        }
      : [],
  )
  const report = { id: uuidv7(), requestId: request.id, reason: 'repetido', details: '', createdAt }
  return {
    request,
    conversations: conversations.map(({ row }) => row),
    offers: conversations.map(({ row }) => ({ conversationId: row.id, offerId })),
    messages,
    reports: isHeld ? [report] : [],
  } satisfies {
    request: object
    conversations: (typeof quoteConversations.$inferInsert)[]
    offers: (typeof quoteOffers.$inferInsert)[]
    messages: (typeof quoteMessages.$inferInsert)[]
    reports: (typeof quoteReports.$inferInsert)[]
  }
}

function found<One>(all: One[], is: (one: One) => boolean): One {
  const one = all.find(is)
  if (!one) throw new Error('A request for quotes names what is not there.')
  return one
}
