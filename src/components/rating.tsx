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

/** Stars, the average with one decimal and, where given, '( n ) Avaliações': also of what nobody rated, with the spec's zeros. */
export function Rating({ rating, count }: RatingProps) {
  return (
    <span className={clsx(styles.rating, rating === 0 && styles.none)}>
      <Stars rating={rating} />
      <span className={styles.value} aria-hidden="true">
        {formatRating(rating)}
      </span>
      {count !== undefined && <span className={styles.count}>{reviewCountLabel(count)}</span>}
    </span>
  )
}
