import { type MonthlyPrice, pricedUnits } from '#/domain/monthly-price.ts'

/**
 * Which column has more than every other; -1 where two have as much, or fewer than two say it.
 * @param values null where nothing is known
 */
export function mostOf(values: (number | null)[]): number {
  const known = values.filter((value) => value !== null)
  const most = Math.max(...known)
  const isAlone = known.filter((value) => value === most).length === 1
  return known.length > 1 && isAlone ? values.indexOf(most) : -1
}

/** The same of averages of stars, as they are shown: with one decimal. */
export const bestRated = (averages: (number | null)[]) =>
  mostOf(averages.map((average) => (average ? Math.round(average * 10) : null)))

/** Which column costs the least; -1 also where one says no price, which may be less, or they are of several units. */
export const cheapest = (prices: (MonthlyPrice | null)[]) =>
  prices.includes(null) || pricedUnits(prices).length > 1
    ? -1
    : mostOf(prices.map((price) => price && -price.cents))
