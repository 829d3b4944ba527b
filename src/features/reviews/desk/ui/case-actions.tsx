import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { Dialog } from '#/components/dialog.tsx'
import type { RefusalFormProps, RefusalValues } from '#/components/forms/refusal-form.tsx'
import { useDraft } from '#/components/forms/use-draft.ts'
import { lazyPart } from '#/components/lazy-part.tsx'
import { type Alert, showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { HIDING_REASON_MAX } from '../../limits.ts'
import type { ModeratedReview as Case } from '../../schema.ts'
import { decideOnReview, hideReview } from '../queries.ts'
import { DECISION_NAMES, type Decision, decisionsOn } from './decisions.ts'

const RefusalForm = lazyPart<RefusalFormProps>(() => import('#/components/forms/refusal-form.tsx'))

const DECIDED = 409

interface CaseActionsProps {
  moderated: Case
  /** Called after a decision, and when somebody else was faster. */
  onDecided(): Promise<void>
}

/** What an Admin decides about a review, each asked twice. */
export function CaseActions({ moderated, onDecided }: CaseActionsProps) {
  const { review, target, status } = moderated
  const [asking, setAsking] = useState<Decision | null>(null)
  const draft = useDraft<RefusalValues>('hiding', review._id)
  const author = `${review.user.firstName} ${review.user.lastName}`
  const close = () => setAsking(null)

  async function decide(decision: 'keep' | 'restore') {
    try {
      const { message } = await decideOnReview(review, decision)
      showAlert('success', message)
    } finally {
      close()
      await onDecided()
    }
  }

  async function onHidden(type: Alert['type'], message: string) {
    draft.drop()
    close()
    showAlert(type, message)
    await onDecided()
  }

  /** @throws ApiError, unless another decision came before: then the queue shows that one */
  async function hide(reason: string) {
    try {
      return await hideReview(review, reason)
    } catch (error) {
      if (error instanceof ApiError && error.status === DECIDED)
        await onHidden('error', error.message)
      throw error
    }
  }

  return (
    <>
      {decisionsOn(moderated).map((decision) => (
        <Button
          key={decision}
          look={decision === 'hide' ? 'grave' : 'primary'}
          onClick={() => setAsking(decision)}
          aria-label={`${DECISION_NAMES[decision]}: ${author}, ${target.name}`}
        >
          {DECISION_NAMES[decision]}
        </Button>
      ))}
      <ConfirmDialog
        title="Manter avaliação"
        question={
          status === 'pending'
            ? `A avaliação de ${author} passa a aparecer na página de ${target.name}. Manter?`
            : `A avaliação de ${author} continua na página de ${target.name}, e as denúncias ficam resolvidas. Manter?`
        }
        look="primary"
        opened={asking === 'keep'}
        onClose={close}
        onConfirm={() => decide('keep')}
      />
      <ConfirmDialog
        title="Restaurar avaliação"
        question={`A avaliação de ${author} volta a aparecer na página de ${target.name}. Restaurar?`}
        look="primary"
        opened={asking === 'restore'}
        onClose={close}
        onConfirm={() => decide('restore')}
      />
      <Dialog title="Ocultar avaliação" opened={asking === 'hide'} onClose={close}>
        <RefusalForm
          submit="Ocultar avaliação"
          max={HIDING_REASON_MAX}
          draft={draft}
          refuse={hide}
          onRefused={(message) => onHidden('success', message)}
          onCancel={close}
        >
          A avaliação de {author} sai da página e da média de {target.name}. O autor recebe o motivo
          e pode recorrer: não diga quem denunciou.
        </RefusalForm>
      </Dialog>
    </>
  )
}
