import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { useDraft } from '#/components/forms/use-draft.ts'
import { lazyPart } from '#/components/lazy-part.tsx'
import { showAlert } from '#/platform/browser/alerts.ts'
import { OWN_REPORT } from '../limits.ts'
import { deleteReply } from '../queries.ts'
import type { ReviewWire } from '../schema.ts'
import type { ReplyFormProps, ReplyValues } from './reply-form.tsx'
import type { ReportFormProps, ReportValues } from './report-form.tsx'
import { useOwnReview, useReviewer } from './use-own-review.ts'
import { useRefusal } from './use-refusal.ts'
import { useReviewsReload } from './use-reviews-reload.ts'

const ReportForm = lazyPart<ReportFormProps>(() => import('./report-form.tsx'))
const ReplyForm = lazyPart<ReplyFormProps>(() => import('./reply-form.tsx'))

export type ReviewDeed = 'report' | 'reply' | 'removeReply'

/** What somebody does with a review. */
export interface ReviewTask {
  deed: ReviewDeed
  review: ReviewWire
}

export interface ReviewTasksProps {
  target: { id: string; name: string }
  task: ReviewTask
  isOpen: boolean
  onClose(): void
}

/** The dialogs in which a review is reported and answered, and its answer taken away. */
export default function ReviewTasks({ target, task, isOpen, onClose }: ReviewTasksProps) {
  const { deed, review } = task
  const { isError } = useOwnReview(target.id)
  const reviewer = useReviewer(target.id, isOpen)
  const reload = useReviewsReload(target.id)
  const reportDraft = useDraft<ReportValues>('report', review._id, reviewer?.userId)
  const replyDraft = useDraft<ReplyValues>('reply', review._id, reviewer?.userId)
  const author = `${review.user.firstName} ${review.user.lastName}`
  const isOwn = reviewer?.own.review?._id === review._id
  useRefusal(isOpen && deed === 'report' && isOwn ? OWN_REPORT : '', onClose)

  /** @param message of the server */
  function onDone(message: string) {
    onClose()
    showAlert('success', message)
    void reload()
  }

  return (
    <>
      <Dialog
        title="Denunciar avaliação"
        opened={isOpen && deed === 'report' && !isOwn && (isError || Boolean(reviewer))}
        onClose={onClose}
      >
        <ReportForm
          key={reportDraft.key}
          reviewId={review._id}
          author={author}
          initial={reportDraft.typed}
          onChange={reportDraft.keep}
          onSent={(message) => {
            reportDraft.drop()
            onDone(message)
          }}
          onCancel={onClose}
        />
      </Dialog>
      <Dialog
        title="Responder avaliação"
        opened={isOpen && deed === 'reply' && Boolean(reviewer)}
        onClose={onClose}
      >
        <ReplyForm
          key={replyDraft.key}
          reviewId={review._id}
          author={author}
          initial={replyDraft.typed}
          onChange={replyDraft.keep}
          onSent={(message) => {
            replyDraft.drop()
            onDone(message)
          }}
          onAnswered={() => void reload()}
          onCancel={onClose}
        />
      </Dialog>
      <ConfirmDialog
        title="Excluir resposta"
        question={`Tem certeza que deseja excluir a resposta à avaliação de ${author}?`}
        opened={isOpen && deed === 'removeReply'}
        onClose={onClose}
        onConfirm={async () => onDone((await deleteReply(review._id)).message)}
      />
    </>
  )
}
