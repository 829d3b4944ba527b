import { MessageSquareText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CardGrid } from '#/components/card-grid.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { queryPart } from '#/components/query-part.tsx'
import { Section, SeeAllButton } from '#/components/section.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { openEntry } from '#/platform/browser/entry.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { useOnceLoggedIn } from '#/platform/browser/use-once-logged-in.ts'
import type { ShownReviews } from '../listing.server.ts'
import type { ReviewWire } from '../schema.ts'
import type { AllReviewsProps } from './all-reviews.tsx'
import type { KnownOwnReview, OwnReviewWatchProps } from './own-review-watch.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewOptions } from './review-options.tsx'
import { ReviewSummary } from './review-summary.tsx'
import type { ReviewDeed, ReviewTask, ReviewTasksProps } from './review-tasks.tsx'
import { useLinkedReview } from './use-linked-review.ts'

const AllReviews = queryPart<AllReviewsProps>(() => import('./all-reviews.tsx'))
const ReviewTasks = queryPart<ReviewTasksProps>(() => import('./review-tasks.tsx'), null)
const OwnReviewWatch = queryPart<OwnReviewWatchProps>(() => import('./own-review-watch.tsx'), null)

interface ReviewsSectionProps {
  /** Id of the offer or the supplier. */
  targetId: string
  targetName: string
  /** The average of all. */
  rating: number
  /** The first reviews that say something, how many there are, and what all come to. */
  reviews: ShownReviews
  /** The way to the first one, where there is none. */
  rate: ReactNode
}

/** What the reviews of a page come to, the first six that say something, and the way to all of them. */
export function ReviewsSection(props: ReviewsSectionProps) {
  const { targetId, targetName, rating, reviews, rate } = props
  const user = useStoredUser()
  const isPerson = useOnceLoggedIn()
  const [known, setKnown] = useState<KnownOwnReview>({ isPending: true })
  const all = useDialog<Record<string, string>>()
  const task = useDialog<ReviewTask>()
  useLinkedReview(all.open)
  const more = reviews.total > reviews.data.length

  /** A visitor, who can only report, logs in and goes on where they asked. */
  function begin(deed: ReviewDeed, review: ReviewWire) {
    task.open({ deed, review })
    if (user) return
    const reason = 'Entre ou cadastre-se para denunciar uma avaliação.'
    openEntry({ view: 'login', reason, onClose: task.close })
  }

  const cardOf = (isAnchor: boolean) => (review: ReviewWire) => (
    <ReviewCard
      key={review._id}
      review={review}
      targetName={targetName}
      isAnchor={isAnchor}
      options={
        <ReviewOptions
          review={review}
          known={known}
          isBusy={task.opened && task.about?.review._id === review._id}
          onChoose={(deed) => begin(deed, review)}
        />
      }
    />
  )
  return (
    <Section
      title="Avaliações"
      lead={reviews.data.length > 1 && 'Primeiro as que têm texto, da mais nova à mais antiga.'}
      action={
        more && (
          <SeeAllButton onClick={() => all.open({})}>Visualizar todas as avaliações</SeeAllButton>
        )
      }
    >
      {reviews.total === 0 ? (
        <EmptyState
          title="Ainda não há avaliações"
          icon={<MessageSquareText aria-hidden="true" strokeWidth={1.7} />}
          actions={rate}
        >
          Quem usa {targetName} ainda não contou como é.
        </EmptyState>
      ) : (
        <>
          {reviews.resumo.total > 0 && (
            <ReviewSummary
              rating={rating}
              summary={reviews.resumo}
              onStars={(stars) => all.open({ nota: String(stars) })}
            />
          )}
          <CardGrid isRows isCut={more}>
            {reviews.data.map(cardOf(true))}
          </CardGrid>
        </>
      )}
      {isPerson && <OwnReviewWatch targetId={targetId} onKnown={setKnown} />}
      {all.about && (
        <Dialog title={`Avaliações de ${targetName}`} {...all.props}>
          <AllReviews
            key={JSON.stringify(all.about)}
            targetId={targetId}
            start={all.about}
            card={cardOf(false)}
          />
        </Dialog>
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
