import { useId } from 'react'
import { formatMoment } from '#/domain/dates.ts'
import type { ModeratedReview } from '../schema.ts'
import { REASON_TEXTS } from './report-reasons.ts'
import styles from './review-queue.module.css'

/** What people find wrong with a review, the oldest first; nothing where nobody does. */
export function ReportList({ reports }: Pick<ModeratedReview, 'reports'>) {
  const heading = useId()
  if (reports.length === 0) return null
  return (
    <div>
      <h3 id={heading}>Denúncias</h3>
      <ul className={styles.record} aria-labelledby={heading}>
        {reports.map(({ reason, details, createdAt, settled }) => (
          <li key={createdAt} data-settled={settled}>
            <strong>{REASON_TEXTS[reason]}</strong>
            {details && <p>{details}</p>}
            <span>
              <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
              {settled && ' · resolvida'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const DEEDS: Record<string, string> = {
  keep: 'manteve a avaliação',
  hide: 'ocultou a avaliação',
  restore: 'restaurou a avaliação',
  removeReply: 'excluiu a resposta',
}

/** Who did what with a review, when and why, the latest first; nothing before anybody did. */
export function DecisionHistory({ history }: Pick<ModeratedReview, 'history'>) {
  const heading = useId()
  if (history.length === 0) return null
  return (
    <div>
      <h3 id={heading}>Histórico</h3>
      <ul className={styles.record} aria-labelledby={heading}>
        {history.map(({ action, actor, reason, createdAt }) => (
          <li key={createdAt}>
            <strong>
              {actor || 'Conta removida'} {DEEDS[action] ?? action}
            </strong>
            {reason && <p>{reason}</p>}
            <span>
              <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
