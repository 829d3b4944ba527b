import { clsx } from 'clsx'
import { Rating } from '#/components/rating.tsx'
import { formatDay } from '#/domain/dates.ts'
import { initials } from '#/domain/text.ts'
import { EMPTY_COMMENT } from '../limits.ts'
import type { ReviewWire } from '../schema.ts'
import styles from './review-card.module.css'

/** One person's rating and what they wrote. */
export function ReviewCard({ review }: { review: ReviewWire }) {
  const { user, rating, comment, createdAt } = review
  return (
    <article className={styles.card}>
      <div className={styles.author}>
        <span className={styles.photo} aria-hidden="true">
          {user.photo ? (
            <img src={user.photo} alt="" width={44} height={44} loading="lazy" />
          ) : (
            initials(user.firstName, user.lastName)
          )}
        </span>
        <div>
          <h3 className={styles.name}>
            {user.firstName} {user.lastName}
          </h3>
          {user.position && <p className={styles.role}>{user.position}</p>}
        </div>
      </div>
      <div className={styles.meta}>
        <Rating rating={rating} />
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </div>
      <p className={clsx(styles.comment, !comment && styles.silent)}>{comment || EMPTY_COMMENT}</p>
    </article>
  )
}
