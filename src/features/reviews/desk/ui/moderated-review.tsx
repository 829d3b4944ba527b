import { Tag } from '#/components/chip.tsx'
import { Begun } from '#/components/desk/begun.tsx'
import { Known, QueueCard } from '#/components/desk/queue-card.tsx'
import { EmailAddress } from '#/components/email-address.tsx'
import { Link } from '#/components/link.tsx'
import { Rating } from '#/components/rating.tsx'
import { formatDay } from '#/domain/dates.ts'
import { reviewedPath } from '../../links.ts'
import type { ModeratedReview as Case } from '../../schema.ts'
import { ReviewDetails } from '../../ui/review-details.tsx'
import { ReviewLabels } from '../../ui/review-labels.tsx'
import { ReviewReply, ReviewText } from '../../ui/review-text.tsx'
import { CaseActions } from './case-actions.tsx'
import { DecisionHistory, ReportList, SignalList, WaitList } from './case-record.tsx'
import styles from './review-queue.module.css'

const KINDS = { software: 'Software', service: 'Serviço', vendor: 'Fornecedor' }
const STATUSES: Record<Case['status'], string> = {
  visible: 'Visível',
  pending: 'Aguarda moderação',
  hidden: 'Oculta',
  withdrawn: 'Retirada',
}

interface ModeratedReviewProps {
  moderated: Case
  /** Called after a decision, and when somebody else was faster. */
  onDecided(): Promise<void>
}

/** One review: its text and target, the reports about it with their reasons, and what was decided. */
export function ModeratedReview({ moderated, onDecided }: ModeratedReviewProps) {
  const { review, target, status, waits, prazo, sinais, reports, moreReports, history } = moderated
  const author = `${review.user.firstName} ${review.user.lastName}`
  return (
    <QueueCard
      title={
        target.isVisible ? (
          <Link to={reviewedPath(target.kind, target.id)}>{target.name}</Link>
        ) : (
          target.name
        )
      }
      beside={
        <>
          <Tag>{KINDS[target.kind]}</Tag>
          {!target.isVisible && <Tag>Página fora do ar</Tag>}
          <Tag tone={status === 'visible' ? 'brand' : 'sun'}>{STATUSES[status]}</Tag>
        </>
      }
      deeds={<CaseActions moderated={moderated} onDecided={onDecided} />}
    >
      <div className={styles.review}>
        <div className={styles.meta}>
          <Author moderated={moderated} />
          <Rating rating={review.rating} />
          <time dateTime={review.createdAt}>{formatDay(review.createdAt)}</time>
        </div>
        <Begun of={`${author}, ${target.name}`}>
          <ReviewLabels labels={review.etiquetas} />
          <ReviewText review={review} />
          <ReviewDetails review={review} />
          <ReviewReply reply={review.reply} targetName={target.name} />
        </Begun>
      </div>
      {(waits.length > 0 || sinais.length > 0 || reports.length > 0 || history.length > 0) && (
        <Known>
          <Begun of={`o que se sabe da avaliação de ${author}, ${target.name}`}>
            <WaitList waits={waits} prazo={prazo} />
            <SignalList sinais={sinais} />
            <ReportList reports={reports} moreReports={moreReports} />
            <DecisionHistory history={history} />
          </Begun>
        </Known>
      )}
    </QueueCard>
  )
}

function Author({ moderated: { author, review } }: { moderated: Case }) {
  const name = `${review.user.firstName} ${review.user.lastName}`
  if (!author) return <p className={styles.author}>{name}</p>
  return (
    <p className={styles.author}>
      <Link to={`/usuario/perfil/${author._id}`}>{name}</Link>{' '}
      <EmailAddress>{author.email}</EmailAddress>
    </p>
  )
}
