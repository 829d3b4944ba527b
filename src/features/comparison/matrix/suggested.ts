import { type MonthlyPrice, monthlyPriceText, pricedUnits } from '#/domain/monthly-price.ts'
import { UNITS } from '#/domain/product-facts.ts'
import { formatRating } from '#/domain/rating.ts'
import type { ComparedColumn, ComparedGroup } from '../results.ts'
import { PRICE, RATING, SCORE_MAX, type Suggested, type Suggestion } from './model.ts'

const asScore = (value: number) => Math.min(SCORE_MAX, Math.max(1, Math.round(value)))

type Prices = (MonthlyPrice | null)[]

/** Why prices give no scores, where they are known: one per user and one per company say not which is the dearer. */
export function whyNoPriceScores(columns: Pick<ComparedColumn, 'monthly'>[]): string {
  const units = pricedUnits(columns.map(({ monthly }) => monthly))
  if (units.length < 2) return ''
  const words = units.map((unit) => UNITS[unit]).join(', outro ')
  return `Sem sugestão: um preço é ${words}. Dê a nota pelo que a sua empresa pagaria.`
}

/**
 * Prices as scores: the least has the most, and twice as much a half of it. Where only one says what it costs, or
 * they are of several units, there is nothing to compare.
 * @param prices null where nobody said it
 */
function priceScores(prices: Prices): (number | undefined)[] {
  const known = prices.filter((price) => price !== null)
  if (known.length < 2 || pricedUnits(prices).length > 1) return prices.map(() => undefined)
  const least = Math.min(...known.map(({ cents }) => cents).filter((cents) => cents > 0))
  return prices.map((price) => {
    if (price === null) return undefined
    return price.cents === 0 ? SCORE_MAX : asScore((SCORE_MAX * least) / price.cents)
  })
}

/** What data say of the products: what they cost, their average, and that of each criterion of reviews. */
export function suggestedScores(
  columns: Pick<ComparedColumn, 'id' | 'rating' | 'ratingCount' | 'monthly'>[],
  groups: ComparedGroup[],
): Suggested {
  const prices = priceScores(columns.map(({ monthly }) => monthly))
  const rows = groups.flatMap(({ rows: all }) => all.filter(({ averages }) => averages))
  return Object.fromEntries(
    columns.map(({ id, rating, ratingCount, monthly }, index) => {
      const reviewed = [
        { label: RATING, average: ratingCount > 0 ? rating : null },
        ...rows.map(({ label, averages }) => ({ label, average: averages?.[index] })),
      ]
      const scores: [string, Suggestion][] = reviewed.flatMap(({ label, average }) =>
        average
          ? [[label, { score: asScore(average), from: `nota ${formatRating(average)}` }]]
          : [],
      )
      if (monthly) scores.push([PRICE, { score: prices[index], from: monthlyPriceText(monthly) }])
      return [id, Object.fromEntries(scores)]
    }),
  )
}
