import { isDeepStrictEqual } from 'node:util'
import { lockOffer } from '#/features/catalogue/offers/record.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { type CacheTag, dropPages } from '#/platform/server/page-cache.server.ts'
import { writeSheet } from './change.server.ts'
import type { ImportedSheet } from './columns.ts'
import { valuesOf } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { Plan } from './values.ts'

interface ImportedRow {
  offerId: string
  sheet: ImportedSheet
}

/**
 * Writes what a file says of software: only what differs from what is known, so that the same file again
 * changes no date. What a plan includes stays where the file does not say it.
 * @param tx a transaction: half of this must never be seen
 * @param rows at most one of each software
 * @returns ids of the software of which anything changed
 */
export async function writeSheets(tx: Database, rows: ImportedRow[]): Promise<string[]> {
  const changed: string[] = []
  // In the order in which everybody else locks several offers.
  for (const { offerId, sheet } of rows.toSorted((a, b) => (a.offerId < b.offerId ? -1 : 1))) {
    const known = valuesOf(await repository.factsOf(tx, offerId))
    const change = Object.fromEntries(
      Object.entries({ ...sheet, ...(await merged(tx, offerId, sheet, known)) }).filter(
        ([name, value]) =>
          value !== undefined && !isDeepStrictEqual(value, known[name as keyof typeof known]),
      ),
    )
    if (Object.keys(change).length === 0) continue
    await lockOffer(tx, offerId)
    const touched = await writeSheet(tx, offerId, change, 'import')
    await dropPages(tx, ['offers', `offer:${offerId}` satisfies CacheTag, ...touched])
    changed.push(offerId)
  }
  return changed
}

type Known = ReturnType<typeof valuesOf>

/** What of a fact a file does not say, or cannot, from what is known. */
async function merged(tx: Database, offerId: string, sheet: ImportedSheet, known: Known) {
  const plans = (sheet.planos as Plan[] | null | undefined)?.map((plan) => {
    const before = known.planos?.find(({ nome }) => nome === plan.nome)
    return {
      ...plan,
      inclui: plan.inclui || (before?.inclui ?? ''),
      limites: plan.limites || (before?.limites ?? ''),
    }
  })
  const parts = (['suporte', 'exportacao'] as const).flatMap((name) =>
    // Every part, also those that nobody said yet: a fact is read whole.
    sheet[name]
      ? [[name, { ...(sheet[name] as object), ...known[name], ...said(sheet[name]) }]]
      : [],
  )
  const listed = sheet.integracoes as string[] | null | undefined
  const integrations =
    listed && !isDeepStrictEqual(listed, known.integracoes)
      ? [...listed, ...(await repository.namedBy(tx, offerId))]
      : known.integracoes
  return {
    planos: plans,
    ...Object.fromEntries(parts),
    integracoes: listed ? integrations : undefined,
  }
}

/** Parts of a fact that a file has. */
const said = (parts: unknown) =>
  Object.fromEntries(
    Object.entries(parts as Record<string, unknown>).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )
