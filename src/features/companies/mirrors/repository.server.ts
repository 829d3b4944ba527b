import { type SQL, sql } from 'drizzle-orm'
import { TECHNOLOGY } from '#/domain/register.ts'
import { rowsOf } from '#/platform/server/database/rows.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** Situations in which a company is in business no more, for good. */
const CLOSED = sql`('baixada', 'nula')`

const TECHNOLOGIES = sql.raw(TECHNOLOGY.map((code) => `'${code}'`).join(', '))

/** A company that was brought in for what it did, and does something else now: it is of technology no more. */
const HAS_LEFT = sql`(company.activity NOT IN (${TECHNOLOGIES}) AND EXISTS (
  SELECT FROM register_changes AS change WHERE change.cnpj = company.cnpj AND change.field = 'activity'
    AND change.before IN (${TECHNOLOGIES})))`

const among = (cnpjs: SQL) => sql`cnpj IN (${cnpjs})`

/**
 * Makes pages of active companies of the register, and brings those that nobody claimed up to date, also of a company
 * that is closed by now, or is again as a month is taken back: no page says what the register does not. Ids
 * follow the CNPJ and times the month, so that the same months make the same pages. One that its company had
 * removed stays as it is, and nobody sees it.
 * @param cnpjs a query that gives them
 * @param isUndone a month is taken back: it is now that a page changes
 */
export const writeMirrors = (tx: Database, cnpjs: SQL, isUndone: boolean) =>
  tx.execute(sql`INSERT INTO vendors
      (id, cnpj, razao_social, nome_fantasia, primary_activity, city, state, from_register, created_at, updated_at)
    SELECT overlay(overlay(md5('fornecedor ' || company.cnpj) PLACING '8' FROM 13) PLACING 'a' FROM 17)::uuid,
      company.cnpj, company.legal_name, company.trade_name, coalesce(activity.text, ''), company.city,
      company.state, true, company.month, company.month
    FROM register_companies AS company
    LEFT JOIN register_activities AS activity ON activity.code = company.activity
    WHERE company.${among(cnpjs)} AND NOT company.is_sole_trader AND (company.situation = 'ativa'
      OR EXISTS (SELECT FROM vendors AS page WHERE page.cnpj = company.cnpj))
    ON CONFLICT (cnpj) DO UPDATE SET razao_social = excluded.razao_social,
      nome_fantasia = excluded.nome_fantasia, primary_activity = excluded.primary_activity,
      city = excluded.city, state = excluded.state,
      updated_at = ${isUndone ? sql`now()` : sql`excluded.updated_at`}
    WHERE vendors.from_register AND NOT vendors.is_associated AND vendors.removed_at IS NULL
      AND (vendors.razao_social, vendors.nome_fantasia, vendors.primary_activity, vendors.city, vendors.state)
        IS DISTINCT FROM (excluded.razao_social, excluded.nome_fantasia, excluded.primary_activity,
          excluded.city, excluded.state)`)

/**
 * Takes pages out of lists whose company is closed, and puts those back whose company is open again. A page
 * that nobody keeps leaves them also while it is a sole trader's, and one that only the register keeps while its company
 * is suspended, irregular or of technology no more: a sole trader who registered a page of their own keeps it.
 * @param isUndone as above
 * @returns ids of the pages that somebody keeps, which are told
 */
export async function followSituations(
  tx: Database,
  cnpjs: SQL,
  isUndone: boolean,
): Promise<string[]> {
  const kept = await rowsOf<{ id: string; isKept: boolean }>(
    tx,
    sql`UPDATE vendors AS page
      SET is_visible = is_open, overdue_at = CASE WHEN is_open THEN overdue_at END,
        closed_on = CASE WHEN NOT is_open
          THEN coalesce(CASE WHEN NOT has_left THEN situation_since END, month) END,
        updated_at = CASE WHEN page.is_associated OR ${isUndone} THEN now() ELSE month END
      FROM (
        SELECT company.cnpj, company.situation_since, company.month, ${HAS_LEFT} AS has_left,
          NOT (company.situation IN ${CLOSED} OR (NOT page.is_associated AND (company.is_sole_trader
            OR (page.from_register AND (company.situation <> 'ativa' OR ${HAS_LEFT}))))) AS is_open
        FROM register_companies AS company JOIN vendors AS page USING (cnpj)
        WHERE company.${among(cnpjs)} AND page.suspended_at IS NULL AND page.removed_at IS NULL
          AND NOT page.is_draft
      ) AS told
      WHERE told.cnpj = page.cnpj AND (page.closed_on IS NOT NULL) = is_open
        AND (page.is_visible OR page.closed_on IS NOT NULL)
      RETURNING page.id, page.is_associated AS "isKept"`,
  )
  return kept.flatMap(({ id, isKept }) => (isKept ? [id] : []))
}

/** Deletes pages that a month made, and that nobody claimed, rated or sells anything on. */
export const deleteMirrors = (tx: Database, cnpjs: SQL) =>
  tx.execute(sql`DELETE FROM vendors AS page
    WHERE page.${among(cnpjs)} AND page.from_register AND NOT page.is_associated AND page.rating_count = 0
      AND page.removed_at IS NULL
      AND NOT EXISTS (SELECT FROM vendor_offers WHERE vendor_offers.vendor_id = page.id)
      AND NOT EXISTS (SELECT FROM vendor_admins WHERE vendor_admins.vendor_id = page.id)
      AND NOT EXISTS (SELECT FROM access_requests WHERE access_requests.vendor_id = page.id)
      AND NOT EXISTS (SELECT FROM register_companies AS company
        WHERE company.cnpj = page.cnpj AND NOT company.is_sole_trader)`)
