import { foldText } from '#/domain/text.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { dropPages, kept, type OnSent } from '#/platform/server/page-cache.server.ts'
import { networkKey } from '#/platform/server/rate-limit.server.ts'
import { spelledAs, writtenIn } from '#/platform/server/search/reading.ts'
import { isPerson } from '#/platform/server/visitors.server.ts'
import { countable } from './countable.ts'
import { COUNT_DAYS, FREQUENT_MAX } from './limits.ts'
import * as repository from './repository.server.ts'
import { type CountedSearch, tallyOf } from './tally.server.ts'

interface Search {
  source: CountedSearch['source']
  query: string
  /** Of what was found; only who asks for the first one searches. */
  page?: number
  /** How much was found. */
  total: number
}

/**
 * What counts a search each time that its answer is sent: a visitor once a day for a text, without
 * keeping who it is. Nothing where the text is none that is counted.
 */
export function countSearch(
  db: Database,
  { source, query, page = 1, total }: Search,
): OnSent | undefined {
  const text = page === 1 ? countable(query) : undefined
  if (!text) return undefined
  const search = { source, text, found: total > 0 }
  return ({ ip, headers }) => {
    if (isAsked(headers)) tallyOf(db).add(search, networkKey(ip))
  }
}

/**
 * Whether somebody asked who was here: not where a page of another site leads, or has browsers load a
 * search without a word to their owners; not what a browser fetches in case it is wanted; no crawler, no program.
 */
function isAsked(headers: Parameters<OnSent>[0]['headers']): boolean {
  const { host, referer, 'sec-fetch-site': site } = headers
  // Browsers of before 2023 say only where they come from.
  const isFromHere = site
    ? site === 'same-origin' || site === 'none'
    : !referer || (URL.canParse(referer) && new URL(referer).host === host)
  if (!isFromHere) return false
  return headers['sec-purpose'] === undefined && isPerson(headers['user-agent'])
}

/** Writes what was counted and waits. */
export const writeSearches = (db: Database) => tallyOf(db).write()

/**
 * Finds what many search for and everybody may see. Anyone can have a text searched for from many places:
 * so it has to be words of the field, by several of them on several days.
 */
export async function findFrequentSearches(db: Database) {
  const often = await repository.oftenSearched(db)
  const known = new Set(
    await repository.ofTheField(
      db,
      often.map(({ text }) => text),
    ),
  )
  const some = often.filter(({ text }) => known.has(text)).slice(0, FREQUENT_MAX)
  const products = await repository.productTexts(
    db,
    some.map(({ text }) => text),
  )
  const field = writtenIn(await repository.fieldText(db))
  const shown = some.map((each) => ({
    ...each,
    spelling: spelledAs(each.text, writtenIn(products.get(each.text) ?? ''), field),
  }))
  await db.transaction(async (tx) => {
    await repository.replaceFrequent(tx, shown)
    await dropPages(tx, ['searches'])
  })
}

/**
 * What many search for and everybody may see, the most frequent first.
 * @param beginning of the text or of one of its words
 */
export async function frequentSearches(
  db: Database,
  beginning: string,
  limit: number,
): Promise<{ text: string; spelling: string }[]> {
  const all = await kept(db, { key: 'frequent searches', tags: ['searches', 'terms'] }, () =>
    repository.readFrequent(db),
  )
  const typed = foldText(beginning).trim()
  return all.filter(({ text }) => ` ${text}`.includes(` ${typed}`)).slice(0, limit)
}

/** What people searched for in the last days, today included, and what is suggested of it. @param limit of each list of the former */
export async function searchTotals(db: Database, days: number, limit: number) {
  const [byDay, found, missed, suggested] = await Promise.all([
    repository.searchesByDay(db, days),
    repository.mostSearched(db, days, true, limit),
    repository.mostSearched(db, days, false, limit),
    repository.readFrequent(db),
  ])
  return { byDay, found, missed, suggested }
}

/** Forgets what was searched for long ago. */
export async function forgetSearches(db: Database) {
  await repository.deleteCounts(db, COUNT_DAYS)
  await repository.forgetSecrets(db)
}
