import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { filledStars, formatRating, MAX_STARS, reviewCountLabel } from '#/domain/rating.ts'
import styles from './rating.module.css'

/** Five stars: whole ones by the whole part of the rating, and the rest of the next one in part. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span
      className={styles.stars}
      style={{ '--filled': filledStars(rating) } as CSSProperties}
      role="img"
      aria-label={`${formatRating(rating)} de ${MAX_STARS}`}
    />
  )
}

interface RatingProps {
  rating: number
  /** Reviews behind the average; the spec's label is shown with it. */
  count?: number
}

/**
 * Stars, the average with one decimal and, where given, '( n ) Avaliações'. Where there is no review words say so:
 * in place of the figures where the count is given, else beside the spec's '0,0'.
 */
export function Rating({ rating, count }: RatingProps) {
  const isRated = rating > 0
  return (
    <span className={clsx(styles.rating, !isRated && styles.none)}>
      <Stars rating={rating} />
      {(isRated || count === undefined) && (
        <span className={styles.value} aria-hidden="true">
          {formatRating(rating)}
        </span>
      )}
      {isRated && count !== undefined && (
        <span className={styles.count}>{reviewCountLabel(count)}</span>
      )}
      {!isRated && <span>Ainda sem avaliações</span>}
    </span>
  )
}
