import { Flag, MessageSquareReply, Trash2 } from 'lucide-react'
import { Tag } from '#/components/chip.tsx'
import { type MenuOption, OptionsMenu } from '#/components/options-menu.tsx'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import type { ReviewWire } from '../schema.ts'
import type { KnownOwnReview } from './own-review-watch.tsx'
import type { ReviewDeed } from './review-tasks.tsx'

interface ReviewOptionsProps {
  review: ReviewWire
  /** What the person who is logged in wrote about the same. */
  known: KnownOwnReview
  /** Whether something is being done with it: the menu stays, since focus returns to it. */
  isBusy: boolean
  onChoose(deed: ReviewDeed): void
}

/** What can be done with a review: anybody else's is reported, the company that it is about answers. */
export function ReviewOptions({ review, known, isBusy, onChoose }: ReviewOptionsProps) {
  const user = useStoredUser()
  const { own, isPending } = known
  const author = `${review.user.firstName} ${review.user.lastName}`
  const isOwn = own?.review?._id === review._id
  const mayRemoveReply = own?.canReply || user?.type === 'Admin'

  const options: MenuOption[] = []
  if (!isOwn)
    options.push({
      text: 'Denunciar',
      icon: <Flag aria-hidden="true" />,
      onChoose: () => onChoose('report'),
    })
  if (!isOwn && own?.canReply && !review.reply)
    options.push({
      text: 'Responder',
      icon: <MessageSquareReply aria-hidden="true" />,
      onChoose: () => onChoose('reply'),
    })
  if (review.reply && mayRemoveReply)
    options.push({
      text: 'Excluir resposta',
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onChoose: () => onChoose('removeReply'),
    })

  // Nothing is offered while it is asked whose review it is. Where no answer comes, anybody may
  // report: the server knows.
  const isKnown = user === null || !isPending || isBusy
  if (isOwn && options.length === 0) return <Tag>Sua avaliação</Tag>
  if (!isKnown || options.length === 0) return null
  return <OptionsMenu label={`Opções da avaliação de ${author}`} options={options} />
}
