import { and, asc, desc, eq, inArray, min, type SQL, sql } from 'drizzle-orm'
import { STATES } from '#/addresses/facets.ts'
import {
  marketTallies,
  registerActivities,
  registerCompanies,
  registerRuns,
  type VendorRow,
  vendorColumns,
  vendorName,
  vendors,
} from '#/db/schema/index.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { CITIES_MAX, SPELLINGS_MAX } from './limits.ts'

export type Tally = typeof marketTallies.$inferSelect
export type MarketKind = Tally['kind']

/**
 * Counts all pages by place and by activity, in one reading of the table. A city counts once somebody who is
 * known is there: what a stranger calls a city makes no page.
 * @returns how many tallies are new, other than they were, or gone
 */
export async function recount(tx: Database): Promise<number> {
  const states = JSON.stringify(Object.keys(STATES))
  const [row] = await rowsOf<{ changed: number }>(
    tx,
    sql`WITH told AS MATERIALIZED (
      SELECT CASE WHEN page.state IN (SELECT jsonb_array_elements_text(${states}::jsonb)) THEN page.state::text END AS state,
        page.city, company.activity::text AS activity,
        extract(year FROM company.opened_on)::int AS year, company.size,
        count(*)::int AS known, count(*) FILTER (WHERE page.is_visible)::int AS active,
        bool_or(page.is_visible AND page.unconfirmed_since IS NULL) AS is_sure, max(page.updated_at) AS latest
      FROM vendors AS page LEFT JOIN register_companies AS company USING (cnpj)
      WHERE page.is_visible
        -- One that is in business is of technology no more, or a person's by now: it did not close.
        OR (page.closed_on IS NOT NULL AND page.suspended_at IS NULL AND page.removed_at IS NULL
          AND company.situation IS DISTINCT FROM 'ativa')
      GROUP BY 1, 2, 3, 4, 5
    ), folded AS (
      SELECT told.*, praca_fold(city) AS fold FROM told
    ), placed AS (
      SELECT folded.*,
        state || '/' || nullif(trim(BOTH '-' FROM regexp_replace(fold, '[^a-z0-9]+', '-', 'g')), '') AS place
      FROM folded
    ), scoped AS MATERIALIZED (
      SELECT scope.kind, scope.key, placed.*
      FROM placed CROSS JOIN LATERAL (VALUES
        ('country', ''), ('state', state), ('city', place), ('activity', activity)) AS scope(kind, key)
      WHERE scope.key IS NOT NULL
    ), totals AS (
      SELECT kind, key, sum(active)::int AS total, max(latest) AS latest,
        CASE WHEN kind IN ('state', 'city') THEN min(state) END AS state,
        CASE kind WHEN 'city' THEN
          (array_agg(city ORDER BY NOT is_sure OR city = upper(city), active DESC, city))[1] ELSE '' END AS name,
        CASE kind WHEN 'city' THEN (array_agg(DISTINCT fold))[1:${sql.raw(String(SPELLINGS_MAX))}]
          ELSE '{}' END AS folds
      FROM scoped GROUP BY kind, key
      HAVING sum(active) > 0 AND (kind <> 'city' OR bool_or(is_sure))
    ), parts AS (
      SELECT kind, key, part.name AS part, part.value, sum(known)::int AS known, sum(active)::int AS active
      FROM scoped CROSS JOIN LATERAL (VALUES ('years', year::text), ('sizes', size), ('states', state),
        ('cities', place), ('activities', activity)) AS part(name, value)
      WHERE part.value IS NOT NULL
        AND (part.name <> 'states' OR kind IN ('country', 'activity'))
        AND (part.name <> 'cities' OR kind <> 'city')
        AND (part.name <> 'activities' OR kind <> 'activity')
      GROUP BY kind, key, part.name, part.value
    ), ranked AS (
      SELECT parts.*, city.name AS city_name,
        row_number() OVER (PARTITION BY parts.kind, parts.key, part ORDER BY active DESC, value) AS place
      FROM parts LEFT JOIN totals AS city ON part = 'cities' AND city.kind = 'city' AND city.key = value
      WHERE part <> 'cities' OR city.key IS NOT NULL
    ), figures AS (
      SELECT kind, key,
        coalesce(jsonb_agg(jsonb_build_array(value::int, known, active) ORDER BY value)
          FILTER (WHERE part = 'years'), '[]') AS years,
        coalesce(jsonb_agg(jsonb_build_array(value, active) ORDER BY place)
          FILTER (WHERE part = 'sizes' AND active > 0), '[]') AS sizes,
        coalesce(jsonb_agg(jsonb_build_array(value, active) ORDER BY place)
          FILTER (WHERE part = 'states' AND active > 0), '[]') AS states,
        coalesce(jsonb_agg(jsonb_build_array(value, city_name, active) ORDER BY place)
          FILTER (WHERE part = 'cities' AND active > 0 AND place <= ${CITIES_MAX}), '[]') AS cities,
        coalesce(jsonb_agg(jsonb_build_array(value, active) ORDER BY place)
          FILTER (WHERE part = 'activities' AND active > 0), '[]') AS activities
      FROM ranked GROUP BY kind, key
    ), counted AS MATERIALIZED (
      SELECT totals.*, jsonb_build_object('years', coalesce(years, '[]'), 'sizes', coalesce(sizes, '[]'),
        'states', coalesce(states, '[]'), 'cities', coalesce(cities, '[]'),
        'activities', coalesce(activities, '[]')) AS figures
      FROM totals LEFT JOIN figures USING (kind, key)
    ), written AS (
      INSERT INTO market_tallies (kind, key, name, state, folds, total, figures, latest)
      SELECT kind::market_kind, key, name, state, folds, total, figures, latest FROM counted
      ON CONFLICT (kind, key) DO UPDATE SET name = excluded.name, folds = excluded.folds,
        total = excluded.total, figures = excluded.figures, latest = excluded.latest, changed_at = now()
      WHERE (market_tallies.name, market_tallies.folds, market_tallies.total, market_tallies.figures,
          market_tallies.latest)
        IS DISTINCT FROM (excluded.name, excluded.folds, excluded.total, excluded.figures, excluded.latest)
      RETURNING 1
    ), gone AS (
      DELETE FROM market_tallies AS old
      WHERE NOT EXISTS (SELECT FROM counted WHERE counted.kind = old.kind::text AND counted.key = old.key)
      RETURNING 1
    )
    SELECT (SELECT count(*) FROM written)::int + (SELECT count(*) FROM gone)::int AS changed`,
  )
  return row?.changed ?? 0
}

export async function findTally(db: Database, kind: MarketKind, key: string) {
  const [tally] = await db
    .select()
    .from(marketTallies)
    .where(and(eq(marketTallies.kind, kind), eq(marketTallies.key, key)))
  return tally
}

/** Totals of all states, for the map. */
export const stateTotals = (db: Database) =>
  db
    .select({ state: marketTallies.key, total: marketTallies.total })
    .from(marketTallies)
    .where(eq(marketTallies.kind, 'state'))
    .orderBy(desc(marketTallies.total), asc(marketTallies.key))

/** The first and the latest month of the register that were brought in; null where there is none. */
export async function monthsRead(db: Database) {
  const [row] = await db
    .select({
      first: min(registerRuns.month),
      last: sql<string | null>`max(${registerRuns.month})`,
    })
    .from(registerRuns)
    .where(eq(registerRuns.state, 'done'))
  return row?.first && row.last ? { first: row.first, last: row.last } : null
}

export const activityTexts = (db: Database, codes: string[]) =>
  db
    .select({ code: registerActivities.code, text: registerActivities.text })
    .from(registerActivities)
    .where(inArray(registerActivities.code, codes))

/** What readers see. Written out: a plan for any parameter knows no index of visible rows. */
const shown = sql`${vendors.isVisible}`

/** The supplier after whom a page of a list goes on; undefined where it is not seen. */
export async function findAnchor(db: Database, id: string) {
  const [anchor] = await db
    .select({ ...vendorColumns, vendorName })
    .from(vendors)
    .where(and(eq(vendors.id, id), shown))
  return anchor
}
type Anchor = NonNullable<Awaited<ReturnType<typeof findAnchor>>>

/** Suppliers of a place: who registered, then those that only the register knows, by name. */
export function suppliersOfPlace(
  db: Database,
  { state, folds }: { state: string; folds: string[] },
  after: Anchor | undefined,
  limit: number,
): Promise<VendorRow[]> {
  const fold = sql`praca_fold(${vendors.city})`
  const [only, ...others] = folds
  const inCity: SQL | undefined =
    only === undefined
      ? undefined
      : others.length > 0
        ? sql`${fold} IN ${folds}`
        : sql`${fold} = ${only}`
  return db
    .select(vendorColumns)
    .from(vendors)
    .where(
      and(
        shown,
        eq(vendors.state, state),
        inCity,
        after &&
          sql`(${vendors.fromRegister}, ${vendorName} COLLATE "und-x-icu", ${vendors.id})
            > (${after.fromRegister}, ${after.vendorName}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(
      // Written as the index has them: the state and the city have one value.
      asc(vendors.fromRegister),
      sql`${vendorName} COLLATE "und-x-icu"`,
      asc(vendors.id),
    )
    .limit(limit)
}

/**
 * Suppliers of an activity, by CNPJ: about as they were opened. Each page is looked up by its CNPJ: merged in that
 * order, all that are of other activities would be passed over, the more the later the page.
 */
export async function suppliersOfActivity(
  db: Database,
  code: string,
  after: Anchor | undefined,
  limit: number,
): Promise<VendorRow[]> {
  const { cnpj, activity } = registerCompanies
  const found = db
    .select({ cnpj })
    .from(registerCompanies)
    .where(and(eq(activity, code), after && sql`${cnpj} > ${after.cnpj}`))
    .as('found')
  const page = db
    .select(vendorColumns)
    .from(vendors)
    .where(and(eq(vendors.cnpj, found.cnpj), shown))
    // There is one at most. Said here, it is looked up as it is written.
    .limit(1)
    .as('page')
  const rows = await db
    .select()
    .from(found)
    .innerJoinLateral(page, sql`true`)
    .orderBy(asc(found.cnpj))
    .limit(limit)
  return rows.map((row) => row.page)
}
