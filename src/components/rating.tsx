import { filledStars, formatRating, MAX_STARS, reviewCountLabel } from '#/domain/rating.ts'
import styles from './rating.module.css'

const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'

/** Five stars, filled by the whole part of the rating. */
export function Stars({ rating }: { rating: number }) {
  const filled = filledStars(rating)
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={`${formatRating(rating)} de ${MAX_STARS}`}
    >
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: five stars in a fixed order
          key={index}
          viewBox="0 0 24 24"
          aria-hidden="true"
          className={index < filled ? styles.filled : undefined}
        >
          <path d={STAR} fill="currentColor" />
        </svg>
      ))}
    </span>
  )
}

interface RatingProps {
  rating: number
  /** Reviews behind the average; the spec's label is shown with it. */
  count?: number
}

/** Stars, the average with one decimal and, where given, '( n ) Avaliações'. */
export function Rating({ rating, count }: RatingProps) {
  return (
    <span className={styles.rating}>
      <Stars rating={rating} />
      <span className={styles.value} aria-hidden="true">
        {formatRating(rating)}
      </span>
      {count !== undefined && <span className={styles.count}>{reviewCountLabel(count)}</span>}
    </span>
  )
}
