import { Flag, MessageSquareReply, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Tag } from '#/components/chip.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { type MenuOption, OptionsMenu } from '#/components/options-menu.tsx'
import { showAlert } from '#/platform/alerts.ts'
import { openEntry } from '#/platform/entry.ts'
import { useStoredUser } from '#/platform/stored-user.ts'
import { deleteReply } from '../queries.ts'
import type { ReviewWire } from '../schema.ts'
import type { ReplyFormProps } from './reply-form.tsx'
import type { ReportFormProps } from './report-form.tsx'
import { useOwnReview } from './use-own-review.ts'
import { useReviewsReload } from './use-reviews-reload.ts'

const ReportForm = lazyPart<ReportFormProps>(() => import('./report-form.tsx'))
const ReplyForm = lazyPart<ReplyFormProps>(() => import('./reply-form.tsx'))

interface ReviewOptionsProps {
  review: ReviewWire
  target: { id: string; name: string }
}

/** What can be done with a review: anybody else's is reported, whoever it is about answers. */
export function ReviewOptions({ review, target }: ReviewOptionsProps) {
  const user = useStoredUser()
  const { data: own } = useOwnReview(target.id)
  const reload = useReviewsReload(target.id)
  const [doing, setDoing] = useState<'report' | 'reply' | 'removeReply' | null>(null)
  const close = () => setDoing(null)
  const author = `${review.user.firstName} ${review.user.lastName}`
  const isOwn = own?.review?._id === review._id
  const mayRemoveReply = own?.canReply || user?.type === 'Admin'

  /** A visitor asks, logs in, and goes on where they asked. */
  function report() {
    setDoing('report')
    if (user) return
    const reason = 'Entre ou cadastre-se para denunciar uma avaliação.'
    openEntry({ view: 'login', reason, onClose: close })
  }

  /** @param message of the server */
  function onDone(message: string) {
    close()
    showAlert('success', message)
    void reload()
  }

  const options: MenuOption[] = []
  if (!isOwn)
    options.push({ text: 'Denunciar', icon: <Flag aria-hidden="true" />, onChoose: report })
  if (!isOwn && own?.canReply && !review.reply)
    options.push({
      text: 'Responder',
      icon: <MessageSquareReply aria-hidden="true" />,
      onChoose: () => setDoing('reply'),
    })
  if (review.reply && mayRemoveReply)
    options.push({
      text: 'Excluir resposta',
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onChoose: () => setDoing('removeReply'),
    })

  // Until it is known whose review it is, nothing is offered.
  const isKnown = user === null || Boolean(own)
  return (
    <>
      {isKnown && options.length > 0 && (
        <OptionsMenu label={`Opções da avaliação de ${author}`} options={options} />
      )}
      {isOwn && options.length === 0 && <Tag>Sua avaliação</Tag>}
      <Dialog
        title="Denunciar avaliação"
        opened={doing === 'report' && Boolean(own) && !isOwn}
        onClose={close}
      >
        <ReportForm reviewId={review._id} author={author} onSent={onDone} onCancel={close} />
      </Dialog>
      <Dialog title="Responder avaliação" opened={doing === 'reply'} onClose={close}>
        <ReplyForm
          reviewId={review._id}
          author={author}
          targetName={target.name}
          onSent={onDone}
          onAnswered={() => void reload()}
          onCancel={close}
        />
      </Dialog>
      <ConfirmDialog
        title="Excluir resposta"
        question={`Tem certeza que deseja excluir a resposta à avaliação de ${author}?`}
        opened={doing === 'removeReply'}
        onClose={close}
        onConfirm={async () => onDone((await deleteReply(review._id)).message)}
      />
    </>
  )
}
