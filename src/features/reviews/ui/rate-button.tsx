import { Star } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { useDraft } from '#/components/forms/use-draft.ts'
import { lazyPart } from '#/components/lazy-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { openEntry } from '#/platform/browser/entry.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import type { AppealProps } from '../appeals/ui/appeal.tsx'
import { byCriterion } from '../criteria.ts'
import { RELOAD_AFTER_MS } from '../limits.ts'
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
}

/** What was written, without what the form does not ask. */
function saidIn({ _id, status, ...said }: NonNullable<OwnReview['review']>): Said {
  return said
}

/** What becomes of a review that others do not see. */
const HELD = {
  visible: '',
  pending: 'Sua avaliação aguarda moderação.',
  hidden: 'Sua avaliação foi ocultada pela moderação.',
}

interface RateButtonProps {
  /** The offer or the supplier. */
  target: { id: string; name: string }
  /** Who may edit the page has that offered, and no rating. */
  mayEdit: boolean
}

/**
 * The way to rate what a page shows. Visitors log in, come back and rate; nobody rates their own
 * company, and the page says so.
 */
export function RateButton({ target, mayEdit }: RateButtonProps) {
  const user = useStoredUser()
  const { pathname } = useLocation()
  const { data: own, isError, error, refetch } = useOwnReview(target.id)
  const reload = useReviewsReload(target.id)
  // A visitor asks, logs in, and goes on where they asked.
  const rating = useDialog()
  const deletion = useDialog()
  const reviewer = useReviewer(target.id, rating.opened || deletion.opened)
  const written = reviewer?.own.review
  const draft = useDraft<Said>('rating', target.id, reviewer?.userId)
  const button = useRef<HTMLButtonElement>(null)
  useRefusal(rating.opened && reviewer ? reviewer.own.reason : '', rating.close)

  function ask() {
    rating.open()
    if (user) return
    const reason = `Entre ou cadastre-se para avaliar ${target.name}.`
    openEntry({ view: 'login', redirectTo: pathname, reason, onClose: rating.close })
  }

  function onSaved({ status }: WrittenReview, message: string) {
    draft.drop()
    rating.close()
    if (status === 'pending') showAlert('info', message)
    else showAlert('success', 'Obrigado! Sua avaliação foi publicada.')
    void reload(RELOAD_AFTER_MS)
  }

  async function remove() {
    if (!written) return
    const { message } = await deleteReview(written._id)
    draft.drop()
    rating.close()
    showAlert('success', message)
    await reload()
    // What opened the question is gone with the form.
    button.current?.focus()
  }

  const mayReview = !mayEdit && (own?.canReview ?? true)
  return (
    <>
      {mayReview && (
        <Button look="secondary" onClick={ask} ref={button}>
          <Star size={18} aria-hidden="true" /> {own?.review ? 'Atualizar avaliação' : 'Avaliar'}
        </Button>
      )}
      {own && <OwnReviewNote own={own} onDelete={() => deletion.open()} />}
      {own?.canContest && <Appeal target={target} own={own} />}
      <Dialog
        title={written ? 'Atualizar avaliação' : `Avaliar ${target.name}`}
        opened={rating.opened && (reviewer ? reviewer.own.canReview : isError)}
        onClose={rating.close}
      >
        {reviewer && (
          <ReviewForm
            key={draft.key}
            targetId={target.id}
            userId={reviewer.userId}
            initial={draft.typed ?? (written ? saidIn(written) : NOTHING)}
            onChange={draft.keep}
            onSaved={onSaved}
            onDelete={written ? () => deletion.open() : undefined}
            onCancel={rating.close}
          />
        )}
        {isError && !reviewer && (
          <EmptyState
            title="Não foi possível carregar a sua avaliação."
            actions={<Button onClick={() => refetch()}>Tentar de novo</Button>}
          >
            {error.message}
          </EmptyState>
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
  const note = [reason, review ? HELD[review.status] : ''].filter(Boolean).join(' ')
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      {review && !canReview && (
        <Button look="quiet" onClick={onDelete}>
          Excluir minha avaliação
        </Button>
      )}
    </>
  )
}
