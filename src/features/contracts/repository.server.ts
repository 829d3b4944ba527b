import { and, count, desc, eq, gte, lte, sql } from 'drizzle-orm'
import { contractPrices, contracts } from '#/db/schema/index.ts'
import {
  cnpjToTellOf,
  noteKept,
  writeNote as writeNoteOf,
} from '#/features/companies/notes/service.server.ts'
import { beside, rowsAs, wanted } from '#/platform/server/database/beside.server.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { PRICED_FROM, SHOWN_MAX } from './limits.ts'
import type { PublicPrice } from './schema.ts'

export type NewContract = Omit<typeof contracts.$inferInsert, 'seenAt' | 'note' | 'notedAt'>
export type ContractRow = typeof contracts.$inferSelect

/** The days on which contracts were published that a source covers. */
export interface Days {
  first: string
  last: string
}

const within = ({ first, last }: Days) =>
  and(gte(contracts.publishedOn, first), lte(contracts.publishedOn, last))

export const countWithin = (db: Database, days: Days) => db.$count(contracts, within(days))

/** Those of the CNPJs that have a page and are no person in business. */
export async function companiesAmong(db: Database, cnpjs: string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ cnpj: string }>(
    db,
    sql`SELECT page.cnpj FROM jsonb_array_elements_text(${JSON.stringify(cnpjs)}::jsonb) AS given(cnpj)
      JOIN vendors AS page ON page.cnpj = given.cnpj
      WHERE page.removed_at IS NULL AND NOT EXISTS (SELECT FROM register_companies AS company
        WHERE company.cnpj = page.cnpj AND company.is_sole_trader)`,
  )
  return new Set(rows.map(({ cnpj }) => cnpj))
}

/** Writes contracts; what a company said of one stays. */
export async function writeContracts(tx: Database, rows: NewContract[]) {
  if (rows.length === 0) return
  await tx
    .insert(contracts)
    .values(rows.map((row) => ({ ...row, seenAt: sql`now()` })))
    .onConflictDoUpdate({
      target: contracts.number,
      set: {
        ...noteKept(contracts),
        cnpj: sql`excluded.cnpj`,
        object: sql`excluded.object`,
        valueCents: sql`excluded.value_cents`,
        body: sql`excluded.body`,
        signedOn: sql`excluded.signed_on`,
        startsOn: sql`excluded.starts_on`,
        endsOn: sql`excluded.ends_on`,
        publishedOn: sql`excluded.published_on`,
        seenAt: sql`excluded.seen_at`,
      },
    })
}

/** How many of these days the transaction has seen. */
export const countSeen = (tx: Database, days: Days) =>
  tx.$count(contracts, and(within(days), sql`${contracts.seenAt} = now()`))

/** Deletes those of these days that the source did not have. @returns how many */
export async function dropUnseen(tx: Database, days: Days): Promise<number> {
  const gone = await tx
    .delete(contracts)
    .where(and(within(days), sql`${contracts.seenAt} < now()`))
    .returning({ number: contracts.number })
  return gone.length
}

/** Deletes those of who was a company and is a sole trader by now: also of days that no source covers any more. */
export const dropPersons = (tx: Database) =>
  tx.execute(sql`DELETE FROM contracts USING register_companies AS company
    WHERE company.cnpj = contracts.cnpj AND company.is_sole_trader`)

/** A text as its words, small and without accents, one blank between them. */
const words = (text: string) =>
  sql.raw(`btrim(regexp_replace(praca_fold(${text}), '[^a-z0-9]+', ' ', 'g'))`)

/** Shorter names are in every other text. */
const NAME_MIN = 3

/**
 * Finds which software each contract names: one that its supplier sells, whose name stands in the object as whole
 * words. Then what is paid for each, and for those of each category, where enough contracts say it.
 * @returns how many of what is shown are other than they were
 */
export async function recountPrices(tx: Database): Promise<number> {
  await tx.execute(sql`WITH named AS MATERIALIZED (
      SELECT contracts.number, offers.id AS offer_id
      FROM contracts JOIN vendors AS page USING (cnpj)
      JOIN vendor_offers ON vendor_offers.vendor_id = page.id
      JOIN offers ON offers.id = vendor_offers.offer_id
      WHERE offers.kind = 'software' AND offers.is_visible AND page.removed_at IS NULL
        AND length(${words('offers.name')}) >= ${NAME_MIN}
        AND position(' ' || ${words('offers.name')} || ' ' IN ' ' || ${words('contracts.object')} || ' ') > 0
    ), gone AS (
      DELETE FROM contract_offers AS old WHERE NOT EXISTS (SELECT FROM named
        WHERE named.number = old.number AND named.offer_id = old.offer_id)
    )
    INSERT INTO contract_offers (number, offer_id) SELECT number, offer_id FROM named
    ON CONFLICT DO NOTHING`)
  const [row] = await rowsOf<{ changed: number }>(
    tx,
    sql`WITH said AS (
      SELECT 'offer' AS subject, offer_id AS subject_id, number FROM contract_offers
      UNION
      SELECT 'category', category_id, number
      FROM contract_offers JOIN offer_categories USING (offer_id)
    ), priced AS (
      SELECT said.*, contracts.object, contracts.body, contracts.signed_on, contracts.value_cents,
        row_number() OVER (PARTITION BY subject, subject_id ORDER BY published_on DESC, number) AS place
      FROM said JOIN contracts USING (number) WHERE contracts.value_cents > 0
    ), counted AS MATERIALIZED (
      SELECT subject::contract_subject, subject_id, count(*)::int AS total, min(value_cents) AS low_cents,
        round(percentile_cont(0.5) WITHIN GROUP (ORDER BY value_cents))::bigint AS median_cents,
        max(value_cents) AS high_cents,
        jsonb_agg(jsonb_build_object('number', number, 'object', object, 'body', body,
          'signedOn', signed_on, 'valueCents', value_cents) ORDER BY place)
          FILTER (WHERE place <= ${SHOWN_MAX}) AS latest
      FROM priced GROUP BY subject, subject_id HAVING count(*) >= ${PRICED_FROM}
    ), written AS (
      INSERT INTO contract_prices (subject, subject_id, total, low_cents, median_cents, high_cents, latest)
      SELECT subject, subject_id, total, low_cents, median_cents, high_cents, latest FROM counted
      ON CONFLICT (subject, subject_id) DO UPDATE SET total = excluded.total, low_cents = excluded.low_cents,
        median_cents = excluded.median_cents, high_cents = excluded.high_cents, latest = excluded.latest
      WHERE (contract_prices.total, contract_prices.low_cents, contract_prices.median_cents,
          contract_prices.high_cents, contract_prices.latest)
        IS DISTINCT FROM (excluded.total, excluded.low_cents, excluded.median_cents,
          excluded.high_cents, excluded.latest)
      RETURNING 1
    ), gone AS (
      DELETE FROM contract_prices AS old WHERE NOT EXISTS (SELECT FROM counted
        WHERE counted.subject = old.subject AND counted.subject_id = old.subject_id)
      RETURNING 1
    )
    SELECT (SELECT count(*) FROM written)::int + (SELECT count(*) FROM gone)::int AS changed`,
  )
  return row?.changed ?? 0
}

/** What governments pay for an offer and for those of its categories, the offer's own first. */
export const pricesBeside = beside(
  {
    paid: rowsAs<PublicPrice>(sql`
      SELECT coalesce(categories.name, '') AS category, price.total, price.low_cents AS "lowCents",
        price.median_cents AS "medianCents", price.high_cents AS "highCents", price.latest AS contracts
      FROM ${contractPrices} AS price
      LEFT JOIN categories ON price.subject = 'category' AND categories.id = price.subject_id
      WHERE (price.subject = 'offer' AND price.subject_id = ${wanted})
        OR (price.subject = 'category' AND price.subject_id IN
          (SELECT category_id FROM offer_categories WHERE offer_id = ${wanted}))
      ORDER BY price.subject, category`),
  },
  // A category that no other software has contracts in says the same again.
  ({ paid: [first, ...others] }): PublicPrice[] =>
    first?.category === ''
      ? [first, ...others.filter(({ total }) => total > first.total)]
      : [first, ...others].flatMap((price) => price ?? []),
)

/** Of a supplier, by its page: the latest first, and how many there are. */
export async function contractsOf(db: Database, vendorId: string) {
  const ofPage = eq(contracts.cnpj, cnpjToTellOf(db, vendorId))
  const [rows, [{ total } = { total: 0 }]] = await Promise.all([
    db
      .select()
      .from(contracts)
      .where(ofPage)
      .orderBy(desc(contracts.publishedOn), contracts.number)
      .limit(SHOWN_MAX),
    db.select({ total: count() }).from(contracts).where(ofPage),
  ])
  return { rows, total }
}

/** @returns whether the company has that contract */
export const writeNote = (
  tx: Database,
  { cnpj, number }: Pick<ContractRow, 'cnpj' | 'number'>,
  note: string | null,
): Promise<boolean> => writeNoteOf(tx, contracts, cnpj, eq(contracts.number, number), note)
