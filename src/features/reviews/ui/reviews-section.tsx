import { MessageSquareText } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { CardGrid } from '#/components/card-grid.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { FullListDialog } from '#/components/full-list-dialog.tsx'
import { Section } from '#/components/section.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import type { Page } from '#/domain/pagination.ts'
import { openEntry } from '#/platform/browser/entry.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { REVIEWS_SHOWN } from '../limits.ts'
import { reviewsOf } from '../queries.ts'
import type { ReviewWire } from '../schema.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewOptions } from './review-options.tsx'
import { type ReviewDeed, type ReviewTask, ReviewTasks } from './review-tasks.tsx'

interface ReviewsSectionProps {
  /** Id of the offer or the supplier. */
  targetId: string
  targetName: string
  /** The first reviews and how many there are. */
  reviews: Page<ReviewWire>
}

/** The first six reviews of a page, and the way to all of them. */
export function ReviewsSection({ targetId, targetName, reviews }: ReviewsSectionProps) {
  const user = useStoredUser()
  const all = useDialog()
  const task = useDialog<ReviewTask>()
  const more = reviews.total > REVIEWS_SHOWN

  /** A visitor, who can only report, logs in and goes on where they asked. */
  function begin(deed: ReviewDeed, review: ReviewWire) {
    task.open({ deed, review })
    if (user) return
    const reason = 'Entre ou cadastre-se para denunciar uma avaliação.'
    openEntry({ view: 'login', reason, onClose: task.close })
  }

  const card = (review: ReviewWire) => (
    <ReviewCard
      key={review._id}
      review={review}
      targetName={targetName}
      options={
        <ReviewOptions
          review={review}
          targetId={targetId}
          isBusy={task.opened && task.about?.review._id === review._id}
          onChoose={(deed) => begin(deed, review)}
        />
      }
    />
  )
  return (
    <Section
      title="Avaliações"
      action={
        more && (
          <Button look="quiet" onClick={() => all.open()}>
            Visualizar todas as avaliações
          </Button>
        )
      }
    >
      {reviews.data.length === 0 ? (
        <EmptyState
          title="Ainda não há avaliações"
          icon={<MessageSquareText aria-hidden="true" strokeWidth={1.7} />}
        >
          Quem usa {targetName} ainda não contou como é.
        </EmptyState>
      ) : (
        <CardGrid>{reviews.data.slice(0, REVIEWS_SHOWN).map(card)}</CardGrid>
      )}
      {more && (
        <FullListDialog
          title={`Avaliações de ${targetName}`}
          {...all.props}
          list={reviewsOf(targetId)}
        >
          {(items) => <CardGrid width="dialog">{items.map(card)}</CardGrid>}
        </FullListDialog>
      )}
      {task.about && (
        <ReviewTasks
          target={{ id: targetId, name: targetName }}
          task={task.about}
          isOpen={task.opened}
          onClose={task.close}
        />
      )}
    </Section>
  )
}
