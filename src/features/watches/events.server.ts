import { type SQL, sql } from 'drizzle-orm'
import { monthName } from '#/domain/dates.ts'
import type { Period, Unit } from '#/domain/product-facts.ts'
import { READINESS, type ReadinessItem } from '#/domain/readiness.ts'
import { asSentence } from '#/domain/text.ts'
import { perText, priceText } from '#/features/facts/words.ts'
import { REVIEW_SUBJECT } from '#/features/reviews/answers.server.ts'

/** For how long a review may have waited for moderation and is news once it is published, in days. */
const WAITED_DAYS = 30

/** What happened, as its sentence names it. */
export interface Happened {
  /** Of the product or the supplier; a long one is cut. */
  name: string
  /** What else the sentence says, as `found` names it. */
  data: Record<string, string | number | null>
}

interface WatchEvent {
  /** Its name among the choices. */
  text: string
  /** The part of the page that shows it. */
  anchor: string
  /**
   * What happened to what is watched since a moment: rows of `watch_id`, `at`, `offer_id`, `vendor_id` (one of the
   * two) and `data`. It may read `watched` (a person's watches), `watched_offers (watch_id, offer_id, joined_at)`
   * and `watched_vendors (watch_id, vendor_id)`.
   */
  found(since: SQL): SQL
  say(happened: Happened): string
}

/** Reviews are of products and of suppliers: the same is read of both. */
const ofBoth = (select: (columns: SQL, join: SQL) => SQL) => sql`
  ${select(sql`r.offer_id, NULL::uuid AS vendor_id`, sql`JOIN watched_offers w ON w.offer_id = r.offer_id`)}
  UNION ALL
  ${select(sql`NULL::uuid, r.vendor_id`, sql`JOIN watched_vendors w ON w.vendor_id = r.vendor_id`)}`

const STATES = { sim: 'sim', nao: 'não' } as Record<string, string>

/** All that may be news of what is watched. A kind of news more is one more entry here. */
export const EVENTS = {
  avaliacao: {
    text: 'Avaliações novas',
    anchor: '#avaliacoes',
    // Of one that waited, when an Admin published it; one that was reported and kept is no news, nor is one's own.
    found: (since) =>
      ofBoth(
        (columns, join) => sql`
          SELECT w.watch_id, greatest(r.created_at, kept.at) AS at, ${columns},
            jsonb_build_object('rating', r.rating) AS data
          FROM reviews r ${join}
          LEFT JOIN LATERAL (
            SELECT max(a.created_at) AS at FROM audit_log a
            WHERE a.subject_kind = ${REVIEW_SUBJECT} AND a.subject_id = r.id AND a.action = 'keep'
              AND NOT EXISTS (SELECT 1 FROM review_reports p WHERE p.review_id = r.id)
          ) kept ON true
          WHERE r.status = 'visible' AND r.created_at > ${since} - make_interval(days => ${WAITED_DAYS}::int)
            AND NOT EXISTS (SELECT 1 FROM watched own WHERE own.user_id = r.user_id)`,
      ),
    say: ({ name, data: { rating } }) =>
      `Nova avaliação de ${name}: ${rating === 1 ? '1 estrela' : `${rating} estrelas`}.`,
  },
  preco: {
    text: 'Preços',
    anchor: '#precos',
    found: (since) => sql`
      SELECT w.watch_id, p.since AS at, p.offer_id, NULL::uuid AS vendor_id,
        jsonb_build_object('plan', p.plan, 'cents', p.price_cents, 'period', p.period, 'unit', p.unit,
          'isChange', (before.until IS NOT NULL)::int, 'before', before.price_cents) AS data
      FROM offer_prices p JOIN watched_offers w ON w.offer_id = p.offer_id
      LEFT JOIN LATERAL (
        SELECT b.price_cents, b.until FROM offer_prices b
        WHERE b.offer_id = p.offer_id AND b.plan = p.plan AND b.until <= p.since
        ORDER BY b.until DESC LIMIT 1
      ) before ON true
      WHERE p.until IS NULL AND p.since > ${since}`,
    say({ name, data: { plan, cents, period, unit, isChange, before } }) {
      const price = priceText({ precoCentavos: cents as number | null })
      const per = cents
        ? ` ${perText({ precoCentavos: Number(cents), periodo: period as Period, por: unit as Unit })}`
        : ''
      const former = isChange
        ? ` (antes: ${priceText({ precoCentavos: before as number | null })})`
        : ''
      return `${name}, plano ${String(plan)}: ${price + per + former}.`
    },
  },
  prontidao: {
    text: 'Pronto para o Brasil',
    anchor: '#prontidao',
    found: (since) => sql`
      SELECT w.watch_id, CASE WHEN r.state IS NULL THEN r.withdrawn_at ELSE r.declared_at END AS at,
        r.offer_id, NULL::uuid AS vendor_id,
        jsonb_build_object('item', r.item, 'state', r.state, 'plannedFor', r.planned_for) AS data
      FROM offer_readiness r JOIN watched_offers w ON w.offer_id = r.offer_id
      WHERE greatest(r.declared_at, r.withdrawn_at) > ${since}`,
    say({ name, data: { item, state, plannedFor } }) {
      const what = READINESS[item as ReadinessItem] ?? ''
      if (!state) return `A Praça retirou o que ${name} declarava sobre ${what}.`
      const said = plannedFor
        ? `planejado para ${monthName(String(plannedFor).slice(0, 7))}`
        : STATES[state]
      return `${name} declara ${what}: ${said}.`
    },
  },
  resposta: {
    text: 'Respostas da empresa',
    anchor: '#avaliacoes',
    found: (since) =>
      ofBoth(
        (columns, join) => sql`
          SELECT w.watch_id, a.created_at AS at, ${columns}, '{}'::jsonb AS data
          FROM review_replies a JOIN reviews r ON r.id = a.review_id AND r.status = 'visible' ${join}
          WHERE a.created_at > ${since}`,
      ),
    say: ({ name }) => asSentence(`A empresa respondeu a uma avaliação de ${name}`),
  },
  alternativa: {
    text: 'Softwares novos',
    anchor: '',
    // Of a product, what is new in its categories; of all else, what was not among it before.
    found: (since) => sql`
      SELECT w.watch_id, w.joined_at AS at, w.offer_id, NULL::uuid AS vendor_id, '{}'::jsonb AS data
      FROM watched_offers w WHERE w.joined_at > ${since}
      UNION ALL
      SELECT DISTINCT w.id, o.created_at, o.id, NULL::uuid, '{"isAlternative": 1}'::jsonb
      FROM watched w JOIN offer_categories mine ON mine.offer_id = w.offer_id
      JOIN offer_categories other ON other.category_id = mine.category_id AND other.offer_id <> mine.offer_id
      JOIN offers o ON o.id = other.offer_id
      WHERE o.created_at > ${since}`,
    say: ({ name, data }) =>
      asSentence(`${data.isAlternative ? 'Novo na mesma categoria' : 'Novo no catálogo'}: ${name}`),
  },
} as const satisfies Record<string, WatchEvent>

export type EventName = keyof typeof EVENTS
export const EVENT_NAMES = Object.keys(EVENTS) as [EventName, ...EventName[]]

export const isKnownEvent = (name: string): name is EventName => Object.hasOwn(EVENTS, name)
