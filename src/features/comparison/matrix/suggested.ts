import { formatReais } from '#/domain/money.ts'
import { formatRating } from '#/domain/rating.ts'
import type { ComparedColumn, ComparedGroup } from '../results.ts'
import { PRICE, RATING, SCORE_MAX, type Suggested, type Suggestion } from './model.ts'

const costText = (cents: number | null) => (cents ? `${formatReais(cents)} por mês` : 'grátis')

const asScore = (value: number) => Math.min(SCORE_MAX, Math.max(1, Math.round(value)))

/**
 * Prices as scores: the least has the most, and twice as much a half of it. Where only one says what it costs there
 * is nothing to compare.
 * @param prices centavos a month; null where nobody said it
 */
function priceScores(prices: (number | null)[]): (number | undefined)[] {
  const paid = prices.filter((price) => price !== null && price > 0) as number[]
  if (prices.filter((price) => price !== null).length < 2) return prices.map(() => undefined)
  const least = Math.min(...paid)
  return prices.map((price) => {
    if (price === null) return undefined
    return price === 0 ? SCORE_MAX : asScore((SCORE_MAX * least) / price)
  })
}

/** What data say of the products: what they cost, their average, and that of each criterion of reviews. */
export function suggestedScores(
  columns: Pick<ComparedColumn, 'id' | 'rating' | 'ratingCount' | 'monthlyFromCents'>[],
  groups: ComparedGroup[],
): Suggested {
  const prices = priceScores(columns.map(({ monthlyFromCents }) => monthlyFromCents))
  const rows = groups.flatMap(({ rows: all }) => all.filter(({ averages }) => averages))
  return Object.fromEntries(
    columns.map(({ id, rating, ratingCount, monthlyFromCents }, index) => {
      const reviewed = [
        { label: RATING, average: ratingCount > 0 ? rating : null },
        ...rows.map(({ label, averages }) => ({ label, average: averages?.[index] })),
      ]
      const scores: [string, Suggestion][] = reviewed.flatMap(({ label, average }) =>
        average
          ? [[label, { score: asScore(average), from: `nota ${formatRating(average)}` }]]
          : [],
      )
      const price = prices[index]
      if (price !== undefined)
        scores.push([PRICE, { score: price, from: costText(monthlyFromCents) }])
      return [id, Object.fromEntries(scores)]
    }),
  )
}
