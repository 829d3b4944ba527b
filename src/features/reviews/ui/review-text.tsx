import { clsx } from 'clsx'
import { formatDay } from '#/domain/dates.ts'
import { EMPTY_COMMENT } from '../limits.ts'
import type { ReviewWire } from '../schema.ts'
import styles from './review-text.module.css'

/** What a review says in words. */
export function ReviewText({
  review: { comment, pontosFortes, pontosFracos },
}: {
  review: Pick<ReviewWire, 'comment' | 'pontosFortes' | 'pontosFracos'>
}) {
  const isSilent = !comment && !pontosFortes && !pontosFracos
  return (
    <>
      {(comment || isSilent) && (
        <p className={clsx(styles.comment, isSilent && styles.silent)}>
          {comment || EMPTY_COMMENT}
        </p>
      )}
      {(pontosFortes || pontosFracos) && (
        <div className={styles.both}>
          {pontosFortes && <Points title="Pontos fortes" text={pontosFortes} look={styles.pros} />}
          {pontosFracos && <Points title="Pontos fracos" text={pontosFracos} look={styles.cons} />}
        </div>
      )}
    </>
  )
}

interface ReviewReplyProps {
  reply: ReviewWire['reply']
  /** Of what the review is. */
  targetName: string
}

/** What was answered to a review: after all that its author said. */
export const ReviewReply = ({ reply, targetName }: ReviewReplyProps) =>
  reply && (
    <div className={styles.reply}>
      <p className={styles.replier}>
        <strong>Resposta de {reply.company || `quem oferece ${targetName}`}</strong>
        <time dateTime={reply.createdAt}>{formatDay(reply.createdAt)}</time>
      </p>
      <p className={styles.comment}>{reply.text}</p>
    </div>
  )

function Points({ title, text, look }: { title: string; text: string; look?: string }) {
  return (
    <div className={clsx(styles.points, look)}>
      <p className={styles.title}>{title}</p>
      <p className={styles.comment}>{text}</p>
    </div>
  )
}
