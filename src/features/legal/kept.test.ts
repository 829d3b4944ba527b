import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import * as schema from '#/db/schema/index.ts'
import { EXPORTED } from '#/features/accounts/export/service.server.ts'
import { JOBS } from '#/server/jobs.server.ts'
import { KEPT } from './kept.ts'

const TABLES = Object.values(schema).filter((value) => is(value, PgTable))

/** What becomes of a person's rows when the account is removed, by their tables. */
const REFERENCES = TABLES.flatMap((table) =>
  getTableConfig(table)
    .foreignKeys.filter((key) => key.reference().foreignTable === schema.users)
    .map((key) => ({ table: getTableName(table), onDelete: key.onDelete })),
)

/** Tables that hold nothing of people, so that the privacy notice has no word for them. */
const OF_NO_PERSON = [
  'article_pictures',
  'articles',
  'banners',
  'builds',
  'categories',
  'contract_offers',
  'contract_prices',
  'contracts',
  'frequent_searches',
  'import_problems',
  'law_dates',
  'market_tallies',
  'offer_categories',
  'offer_facts',
  'integration_refusals',
  'offer_integrations',
  'offer_names',
  'offer_photos',
  'offer_prices',
  'offer_traits',
  'offers',
  'offline_checkouts',
  'quote_templates',
  'open_data_dumps',
  'outcome_figures',
  'register_activities',
  'register_choices',
  'register_runs',
  'sanctions',
  'review_alerts',
  'search_changes',
  'search_sales',
  'search_words',
  'source_runs',
  'success_stories',
  'success_story_offers',
  'term_groups',
  'testimony_offers',
  'transparency_reports',
  'vendor_domains',
  'vendor_offers',
]

/** Not in a person's export, though a row names the person; each with its reason. */
const NOT_EXPORTED: Record<string, string> = {
  verifications: 'Secrets of links, which nobody may read, and when they end.',
  quote_letters: 'A hash of what a letter is called: what it said is among the messages.',
}

describe('every table with something of people', () => {
  it('is in the privacy notice: what is kept, why and until when', () => {
    const named = new Set(KEPT.flatMap(({ tables }) => tables))
    const known = TABLES.map(getTableName)
    expect([...named, ...OF_NO_PERSON].sort()).toEqual(known.sort())
  })

  it('goes with the account, or stays without the name, as the notice says', () => {
    expect(REFERENCES.length).toBeGreaterThan(15)
    const says = (table: string, onDelete: string | undefined) =>
      onDelete === 'cascade' ||
      (onDelete === 'set null' &&
        KEPT.some(({ tables, what }) => tables.includes(table) && /conta excluída/.test(what)))
    expect(REFERENCES.filter(({ table, onDelete }) => !says(table, onDelete))).toEqual([])
  })

  it('is in the export of the person, or has a reason not to be', () => {
    const exported = new Set(Object.values(EXPORTED).flat().map(getTableName))
    const missing = REFERENCES.map(({ table }) => table).filter(
      (table) => !exported.has(table) && !NOT_EXPORTED[table],
    )
    expect(missing).toEqual([])
    expect(Object.keys(NOT_EXPORTED).filter((table) => exported.has(table))).toEqual([])
  })
})

it('what ends by the clock has a job that runs by the clock', () => {
  for (const { job } of KEPT)
    if (job) expect(JOBS.find(({ name }) => name === job)?.cron, job).toBeDefined()
})
