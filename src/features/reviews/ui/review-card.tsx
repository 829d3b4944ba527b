import type { ReactNode } from 'react'
import { Fold } from '#/components/fold.tsx'
import { Rating } from '#/components/rating.tsx'
import { formatDay } from '#/domain/dates.ts'
import { initials } from '#/domain/text.ts'
import type { ReviewWire } from '../schema.ts'
import styles from './review-card.module.css'
import { hasDetails, ReviewDetails } from './review-details.tsx'
import { ReviewLabels } from './review-labels.tsx'
import { ReviewReply, ReviewText } from './review-text.tsx'

interface ReviewCardProps {
  review: ReviewWire
  /** Of what it is. */
  targetName: string
  /** What can be done with it. */
  options: ReactNode
  /** Whether links lead to it. */
  isAnchor?: boolean
}

/** One person's rating, what they wrote and what was answered. */
export function ReviewCard({ review, targetName, options, isAnchor }: ReviewCardProps) {
  const { user, rating, createdAt } = review
  const more = [hasDetails(review) && 'detalhes', review.reply && 'resposta']
    .filter(Boolean)
    .join(' e ')
  return (
    <article
      id={isAnchor ? `avaliacao-${review._id}` : undefined}
      // Focus follows a link to it.
      tabIndex={isAnchor ? -1 : undefined}
      className={styles.frame}
    >
      <div className={styles.card}>
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
          <div className={styles.end}>{options}</div>
        </div>
        <div className={styles.meta}>
          <Rating rating={rating} />
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </div>
        <div className={styles.said}>
          <ReviewLabels labels={review.etiquetas} />
          <ReviewText review={review} />
          {more && (
            <Fold summary={`Ver ${more}`} isAlways>
              <div className={styles.more}>
                <ReviewDetails review={review} />
                <ReviewReply reply={review.reply} targetName={targetName} />
              </div>
            </Fold>
          )}
        </div>
      </div>
    </article>
  )
}
