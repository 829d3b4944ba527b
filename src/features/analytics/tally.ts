import { groupOf } from '#/addresses/match.ts'
import type { CountedEvent } from './schema.ts'

/** What an address that the product does not have is counted as. */
const OTHER_PAGES = 'outras'

interface Tally {
  /** Views by kind of page. */
  views: Map<string, number>
  /** Impressions by banner. */
  impressions: Map<string, number>
  /** Suppliers whose pages were opened by somebody who does not manage them. */
  visited: Set<string>
  /** Software that was seen side by side. */
  compared: string[][]
}

const addOne = (counts: Map<string, number>, key: string) =>
  counts.set(key, (counts.get(key) ?? 0) + 1)

/** Sums events up; a banner is seen once in a page view. @param events oldest first */
export function tally(events: CountedEvent[]): Tally {
  const views = new Map<string, number>()
  const impressions = new Map<string, number>()
  const visited = new Set<string>()
  const compared: string[][] = []
  const seen = new Set<string>()
  for (const event of events) {
    if (event.event === 'page_view') {
      addOne(views, groupOf(event.page_path) ?? OTHER_PAGES)
      seen.clear()
    } else if (event.event === 'supplier_visit') {
      visited.add(event.vendor_id)
    } else if (event.event === 'software_comparison') {
      compared.push(event.software_ids)
    } else if (!seen.has(event.banner_id)) {
      addOne(impressions, event.banner_id)
      seen.add(event.banner_id)
    }
  }
  return { views, impressions, visited, compared }
}
