import type { ComparedColumn, ComparedGroup } from '../results.ts'
import { SCORE_MAX, type Suggested } from './model.ts'

const asScore = (value: number) => Math.min(SCORE_MAX, Math.max(1, Math.round(value)))

/** What data say of the products: their average, and that of each criterion of reviews. */
export function suggestedScores(columns: ComparedColumn[], groups: ComparedGroup[]): Suggested {
  const rows = groups.flatMap(({ rows: all }) => all.filter(({ averages }) => averages))
  return Object.fromEntries(
    columns.map(({ id, rating, ratingCount }, index) => [
      id,
      Object.fromEntries([
        ...(ratingCount > 0 ? [['Nota', asScore(rating)]] : []),
        ...rows.flatMap(({ label, averages }) => {
          const average = averages?.[index]
          return average ? [[label, asScore(average)]] : []
        }),
      ]),
    ]),
  )
}
