import type { MarketFigures } from '#/db/schema/market.ts'

/** Years of the drawing; those that were opened before are its first column. */
export const YEARS_SHOWN = 40
/** Fewer would be slabs and no drawing: years without any stand before the first. */
const YEARS_MIN = 12

export interface YearColumn {
  year: number
  /** Whether it stands for all the years before as well. */
  isOlder: boolean
  active: number
}

/** Companies in business by the year in which they were opened, without gaps, the oldest first. */
export function yearColumns(years: MarketFigures['years']): YearColumn[] {
  const last = years.at(-1)?.[0]
  const first = years[0]?.[0]
  if (last === undefined || first === undefined) return []
  const from = Math.min(Math.max(first, last - YEARS_SHOWN + 1), last - YEARS_MIN + 1)
  return Array.from({ length: last - from + 1 }, (_, index) => {
    const year = from + index
    const isOlder = index === 0 && first < from
    const active = years
      .filter(([of]) => (isOlder ? of <= year : of === year))
      .reduce((sum, [, , count]) => sum + count, 0)
    return { year, isOlder, active }
  })
}

export interface Survival {
  /** Ten years: 2010 stands for 2010 to 2019. */
  decade: number
  known: number
  /** How many of a hundred are in business, with one decimal. */
  share: number
}

/** Of the companies that were opened in each decade and are known, how many are still in business. */
export function survival(years: MarketFigures['years']): Survival[] {
  const decades = new Map<number, { known: number; active: number }>()
  for (const [year, known, active] of years) {
    const decade = Math.floor(year / 10) * 10
    const sum = decades.get(decade) ?? { known: 0, active: 0 }
    decades.set(decade, { known: sum.known + known, active: sum.active + active })
  }
  return [...decades].map(([decade, { known, active }]) => ({
    decade,
    known,
    share: Math.round((active * 1000) / known) / 10,
  }))
}
