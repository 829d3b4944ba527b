import { type RefObject, useEffect } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { useDraft } from '#/components/forms/use-draft.ts'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { formatDay } from '#/domain/dates.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { AppealProps } from '../appeals/ui/appeal.tsx'
import { byCriterion } from '../criteria.ts'
import { RELOAD_AFTER_MS } from '../limits.ts'
import { provePath } from '../links.ts'
import { deleteReview } from '../queries.ts'
import type { OwnReview, Said, WrittenReview } from '../schema.ts'
import styles from './rate-button.module.css'
import type { ReviewFormProps } from './review-form.tsx'
import { useOwnReview, useReviewer } from './use-own-review.ts'
import { useRefusal } from './use-refusal.ts'
import { useReviewsReload } from './use-reviews-reload.ts'

const Appeal = lazyPart<AppealProps>(() => import('../appeals/ui/appeal.tsx'), null)
const ReviewForm = lazyPart<ReviewFormProps>(() => import('./review-form.tsx'))

const NOTHING: Said = {
  rating: 0,
  comment: '',
  pontosFortes: '',
  pontosFracos: '',
  criterios: byCriterion(() => null),
  recomendaria: null,
  porte: null,
  setor: null,
  funcao: null,
  tempoDeUso: null,
  produtoAnterior: '',
  incentivado: false,
}

/** What was written, without what the form does not ask. */
function saidIn({ _id, status, prazo, ...said }: NonNullable<OwnReview['review']>): Said {
  return said
}

/** What becomes of a review that others do not see. */
const HELD = {
  visible: '',
  pending: 'Sua avaliação aguarda moderação.',
  hidden: 'Sua avaliação foi ocultada pela moderação.',
}

const heldText = ({ status, prazo }: NonNullable<OwnReview['review']>) =>
  prazo && new Date(prazo) > new Date()
    ? `${HELD[status]} Nossa equipe decide até ${formatDay(prazo)}.`
    : HELD[status]

export interface RatingDialogsProps {
  /** The offer or the supplier. */
  target: { id: string; name: string }
  /** Whether rating was asked for. */
  isAsked: boolean
  onClose(): void
  /** Told what the person who is logged in wrote; undefined while that is not known, and of a visitor. */
  onOwn(own: OwnReview | undefined): void
  /** Focused once a review is gone. */
  button: RefObject<HTMLButtonElement | null>
}

/** What a person who is logged in rates by, and what became of what they wrote. */
export default function RatingDialogs(props: RatingDialogsProps) {
  const { target, isAsked, onClose, onOwn, button } = props
  const { data: own, isError, error, refetch } = useOwnReview(target.id)
  const reload = useReviewsReload(target.id)
  const deletion = useDialog()
  const reviewer = useReviewer(target.id, isAsked || deletion.opened)
  const written = reviewer?.own.review
  const draft = useDraft<Said>('rating', target.id, reviewer?.userId)
  useRefusal(isAsked && reviewer ? reviewer.own.reason : '', onClose)
  useEffect(() => onOwn(own), [own, onOwn])

  function onSaved({ status }: WrittenReview, message: string) {
    draft.drop()
    onClose()
    if (status === 'pending') showAlert('info', message)
    else showAlert('success', 'Obrigado! Sua avaliação foi publicada.')
    void reload(RELOAD_AFTER_MS)
  }

  async function remove() {
    if (!written) return
    const { message } = await deleteReview(written._id)
    draft.drop()
    onClose()
    showAlert('success', message)
    await reload()
    // What opened the question is gone with the form.
    button.current?.focus()
  }

  return (
    <>
      {own && <OwnReviewNote own={own} onDelete={() => deletion.open()} />}
      {own?.canContest && <Appeal target={target} own={own} />}
      <Dialog
        title={written ? 'Atualizar avaliação' : `Avaliar ${target.name}`}
        opened={isAsked && (reviewer ? reviewer.own.canReview : isError)}
        onClose={onClose}
      >
        {reviewer && (
          <ReviewForm
            key={draft.key}
            targetId={target.id}
            userId={reviewer.userId}
            initial={draft.typed ?? (written ? saidIn(written) : NOTHING)}
            isIncentivized={written?.incentivado ?? false}
            onChange={draft.keep}
            onSaved={onSaved}
            onDelete={written ? () => deletion.open() : undefined}
            onCancel={onClose}
          />
        )}
        {isError && !reviewer && (
          <LoadFailed
            title="Não foi possível carregar a sua avaliação."
            why={error.message}
            onRetry={refetch}
          />
        )}
      </Dialog>
      <ConfirmDialog
        title="Excluir avaliação"
        question={`Tem certeza que deseja excluir a sua avaliação de ${target.name}?`}
        {...deletion.props}
        onConfirm={remove}
      />
    </>
  )
}

/** Why one's review is not public, or why one may not write one. */
function OwnReviewNote({ own, onDelete }: { own: OwnReview; onDelete(): void }) {
  const { canReview, canContest, review } = own
  // Who acts for the page knows that.
  const reason = canContest ? own.reason : ''
  const note = [reason, review ? heldText(review) : ''].filter(Boolean).join(' ')
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      {review && canReview && review.status !== 'hidden' && (
        <p className={styles.note}>
          <Link to={provePath(review._id)}>Comprovar o uso</Link>
        </p>
      )}
      {review && !canReview && (
        <Button look="grave" onClick={onDelete}>
          Excluir minha avaliação
        </Button>
      )}
    </>
  )
}
