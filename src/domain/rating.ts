export const MAX_STARS = 5

const oneDecimal = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** A mean as answers carry it: two decimals. */
export const roundRating = (rating: number) => Math.round(rating * 100) / 100

/** '4,8'; '0,0' where there is no review. */
export const formatRating = (rating: number) => oneDecimal.format(rating)

/** Stars are filled by the whole part of the average: 4,8 fills four. */
export const filledStars = (rating: number) => Math.min(MAX_STARS, Math.max(0, Math.floor(rating)))

/** The spec's label: '( 12 ) Avaliações'. */
export const reviewCountLabel = (count: number) => `( ${count.toLocaleString('pt-BR')} ) Avaliações`
