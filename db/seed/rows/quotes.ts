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
import { daysBefore } from './time.ts'

interface Known {
  /** Who asks, and somebody else whose request is held. */
  buyerId: string
  otherId: string
  supplierId: string
  /** Of the supplier that is asked. */
  vendor: { id: string; name: string }
  offerId: string
  now: Date
}

/** A request that its supplier answered with a proposal, and one that waits to be looked at. */
export function quoteRows({ buyerId, otherId, supplierId, vendor, offerId, now }: Known) {
  const about = { companySize: 'epp', sector: 'comercio', contactTime: 'Depois das 14 h' } as const
  const request = (userId: string, need: string, days: number) =>
    ({
      ...about,
      id: uuidv7(),
      userId,
      need,
      city: 'Londrina (PR)',
      deadline: 'ate_3_meses',
      budget: 'Até R$ 900 por mês',
      contactWays: ['email'],
      phone: '',
      createdAt: daysBefore(now, days),
    }) satisfies typeof quoteRequests.$inferInsert
  const answered = request(
    buyerId,
    'Temos duas lojas de material de construção e 18 pessoas. Queremos sair das planilhas: estoque das duas lojas junto, notas e contas a pagar.',
    19,
  )
  const held = request(
    otherId,
    'Procuro um sistema de gestão com implantação incluída para abrir a minha loja em janeiro.',
    1,
  )
  const conversation = ({ id, createdAt }: typeof answered) => ({
    id: uuidv7(),
    requestId: id,
    vendorId: vendor.id,
    consentText: consentText(vendor.name),
    consentedAt: createdAt,
    createdAt,
  })
  const answeredAt = daysBefore(now, 18)
  const talk = {
    ...conversation(answered),
    status: 'answered',
    deliveredAt: answered.createdAt,
    firstAnsweredAt: answeredAt,
    lastMessageAt: answeredAt,
  } satisfies typeof quoteConversations.$inferInsert
  const waiting = {
    ...conversation(held),
    status: 'held',
    lastMessageAt: held.createdAt,
  } satisfies typeof quoteConversations.$inferInsert
  return {
    /** The conversation that its supplier answered, for what came of it. */
    answered: { userId: buyerId, conversationId: talk.id, answeredAt },
    quoteRequests: [answered, held],
    quoteConversations: [talk, waiting],
    quoteOffers: [talk, waiting].map(
      ({ id }) => ({ conversationId: id, offerId }) satisfies typeof quoteOffers.$inferInsert,
    ),
    quoteMessages: [
      {
        id: uuidv7(),
        conversationId: talk.id,
        side: 'vendor',
        userId: supplierId,
        text: 'Olá! Para duas lojas e até 20 usuários, o plano cobre estoque, notas e financeiro. A implantação leva três semanas.',
        priceCents: 78_000,
        priceFor: 'mensal',
        validUntil: new Date(now.getTime() + 25 * DAY_MS).toISOString().slice(0, 10),
        createdAt: answeredAt,
      },
    ] satisfies (typeof quoteMessages.$inferInsert)[],
    quoteReports: [
      {
        id: uuidv7(),
        requestId: held.id,
        reason: 'repetido',
        details: '',
        createdAt: held.createdAt,
      },
    ] satisfies (typeof quoteReports.$inferInsert)[],
  }
}
