import {
  RecourseScreen,
  RecourseSkeleton,
} from '#/features/reviews/recourses/ui/recourse-screen.tsx'
import { useWriter } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/appeal-decision'

export const meta: Route.MetaFunction = () => [{ title: 'Recorrer de uma decisão · Praça' }]

/** Where one side of a review appeals. The server knows nobody, so it renders the wait. */
export default function AppealDecision({ params: { id } }: Route.ComponentProps) {
  const user = useWriter()
  return user ? (
    <RecourseScreen key={`${user._id} ${id}`} reviewId={id} userId={user._id} />
  ) : (
    <RecourseSkeleton />
  )
}
