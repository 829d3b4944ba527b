import { useId } from 'react'
import { Link } from '#/components/link.tsx'
import { formatDay, formatMoment } from '#/domain/dates.ts'
import { nobodysName } from '#/features/audit/names.ts'
import { SIGNALS } from '../../integrity/signals.ts'
import { REASON_TEXTS } from '../../report-reasons.ts'
import type { ModeratedReview } from '../../schema.ts'
import styles from './review-queue.module.css'

const WAIT_TEXTS: Record<ModeratedReview['waits'][number], string> = {
  target_burst: 'Muitas avaliações desta página em pouco tempo',
  author_burst: 'Muitas avaliações desta pessoa em pouco tempo',
  signals: 'Sinais em como a avaliação surgiu',
  rewritten: 'Reescrita depois de retida pela moderação, denunciada ou retirada com incentivo',
}

/** Why a review waits; nothing where it does not, or that was not kept. */
export function WaitList({ waits, prazo }: Pick<ModeratedReview, 'waits' | 'prazo'>) {
  const heading = useId()
  if (waits.length === 0) return null
  return (
    <div>
      <h3 id={heading} className={styles.heading}>
        Por que aguarda
      </h3>
      <ul className={styles.record} aria-labelledby={heading}>
        {waits.map((wait) => (
          <li key={wait}>{WAIT_TEXTS[wait]}</li>
        ))}
      </ul>
      {prazo && (
        <p className={styles.more}>
          {new Date(prazo) < new Date()
            ? `O prazo passou em ${formatDay(prazo)}: decida esta primeiro.`
            : `Decida até ${formatDay(prazo)}: o autor sabe do prazo.`}
        </p>
      )}
    </div>
  )
}

/** What signals found, with their reasons: a moderator judges by the review, not by these. */
export function SignalList({ sinais }: Pick<ModeratedReview, 'sinais'>) {
  const heading = useId()
  if (sinais.length === 0) return null
  return (
    <div>
      <h3 id={heading} className={styles.heading}>
        O que os sinais encontraram
      </h3>
      <ul className={styles.record} aria-labelledby={heading}>
        {sinais.map(({ sinal, forca, motivo }) => (
          <li key={sinal}>
            <strong>{SIGNALS[sinal].title}</strong>
            <p>{motivo}</p>
            <span>Força: {forca.toLocaleString('pt-BR')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Who finds what wrong with a review: what waits first; nothing where nobody does. */
export function ReportList({
  reports,
  moreReports,
}: Pick<ModeratedReview, 'reports' | 'moreReports'>) {
  const heading = useId()
  if (reports.length === 0) return null
  return (
    <div>
      <h3 id={heading} className={styles.heading}>
        Denúncias
      </h3>
      <ul className={styles.record} aria-labelledby={heading}>
        {reports.map(({ by, reason, details, createdAt, settled }) => (
          <li key={by._id} data-settled={settled}>
            <strong>{REASON_TEXTS[reason]}</strong>
            {details && <p>{details}</p>}
            <span>
              <Link to={`/usuario/perfil/${by._id}`}>
                {by.firstName} {by.lastName}
              </Link>
              {' · '}
              <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
              {settled && ' · resolvida'}
            </span>
          </li>
        ))}
      </ul>
      {moreReports > 0 && (
        <p className={styles.more}>
          {moreReports === 1 ? 'E mais 1 denúncia.' : `E mais ${moreReports} denúncias.`}
        </p>
      )}
    </div>
  )
}

const DEEDS: Record<string, string> = {
  keep: 'manteve a avaliação',
  hide: 'ocultou a avaliação',
  restore: 'restaurou a avaliação',
  removeReply: 'excluiu a resposta',
  lapse: 'publicou a avaliação: ninguém decidiu no prazo',
}

/** Who did what with a review, when and why, the latest first; nothing before anybody did. */
export function DecisionHistory({ history }: Pick<ModeratedReview, 'history'>) {
  const heading = useId()
  if (history.length === 0) return null
  return (
    <div>
      <h3 id={heading} className={styles.heading}>
        Histórico
      </h3>
      <ul className={styles.record} aria-labelledby={heading}>
        {history.map(({ action, actor, reason, removedText, createdAt }) => (
          <li key={createdAt}>
            <strong>
              {actor || nobodysName(action)} {DEEDS[action] ?? action}
            </strong>
            {(reason || removedText) && <p>{reason || `“${removedText}”`}</p>}
            <span>
              <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
