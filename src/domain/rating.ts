export const MAX_STARS = 5

const oneDecimal = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** A mean as answers carry it: two decimals. */
export const roundRating = (rating: number) => Math.round(rating * 100) / 100

/** '4,8'; '0,0' where there is no review. */
export const formatRating = (rating: number) => oneDecimal.format(rating)

/** Where a star begins and ends within its fifth of the five, whose drawing leaves room at its sides. */
const STAR = { from: 0.11, to: 0.89 }

/**
 * How far five stars are filled, in fifths: whole ones by the whole part of the average, and of the next
 * one as much as is left: 4,8 fills four, and most of the fifth.
 */
export function filledStars(rating: number): number {
  const within = Math.min(MAX_STARS, Math.max(0, rating))
  const whole = Math.floor(within)
  const rest = within - whole
  return rest === 0 ? whole : whole + STAR.from + rest * (STAR.to - STAR.from)
}

/** The spec's label: '( 12 ) Avaliações'. */
export const reviewCountLabel = (count: number) => `( ${count.toLocaleString('pt-BR')} ) Avaliações`
