import { clsx } from 'clsx'
import { formatDay } from '#/domain/dates.ts'
import { EMPTY_COMMENT } from '../limits.ts'
import type { ReviewWire } from '../schema.ts'
import styles from './review-text.module.css'

interface ReviewTextProps {
  review: Pick<ReviewWire, 'comment' | 'reply'>
  /** Of what the review is. */
  targetName: string
}

/** What a review says, and what was answered to it. */
export function ReviewText({ review: { comment, reply }, targetName }: ReviewTextProps) {
  return (
    <>
      <p className={clsx(styles.comment, !comment && styles.silent)}>{comment || EMPTY_COMMENT}</p>
      {reply && (
        <div className={styles.reply}>
          <p className={styles.replier}>
            <strong>Resposta de {reply.company || `quem oferece ${targetName}`}</strong>
            <time dateTime={reply.createdAt}>{formatDay(reply.createdAt)}</time>
          </p>
          <p className={styles.comment}>{reply.text}</p>
        </div>
      )}
    </>
  )
}
