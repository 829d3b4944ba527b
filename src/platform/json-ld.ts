import type { AggregateRating, BreadcrumbList, ItemList, Thing, WithContext } from 'schema-dts'
import { MAX_STARS } from '#/domain/rating.ts'

/** Something in the words of schema.org, as a page has it. */
export type JsonLd = WithContext<Thing>

export const CONTEXT = 'https://schema.org'
const WORST = 1

/** How well something is rated; nothing where nobody has: https://developers.google.com/search/docs/appearance/structured-data/review-snippet */
export function ratingOf({ rating, ratingCount }: { rating: number; ratingCount: number }) {
  if (ratingCount === 0) return {}
  const aggregateRating: AggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: rating,
    reviewCount: ratingCount,
    bestRating: MAX_STARS,
    worstRating: WORST,
  }
  return { aggregateRating }
}

/**
 * The way to a page, from the first list to itself.
 * @param publicUrl without a slash at the end
 */
export const breadcrumbs = (
  publicUrl: string,
  steps: { name: string; path: string }[],
): WithContext<BreadcrumbList> => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
})

/**
 * What a page of a list leads to; nothing of an empty one.
 * @param before how many of the list stand on the pages before
 */
export function listLd(
  publicUrl: string,
  paths: string[],
  before: number,
): WithContext<ItemList>[] {
  if (paths.length === 0) return []
  const itemListElement = paths.map(
    (path, index) =>
      ({ '@type': 'ListItem', position: before + index + 1, url: publicUrl + path }) as const,
  )
  return [{ '@context': CONTEXT, '@type': 'ItemList', itemListElement }]
}
