import { ProveScreen, ProveSkeleton } from '#/features/proofs/ui/prove-screen.tsx'
import { useWriter } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/prove-use'

export const meta: Route.MetaFunction = () => [{ title: 'Comprovar o uso · Praça' }]

/** Where an author proves a review. The server knows nobody, so it renders the wait. */
export default function ProveUse({ params: { id } }: Route.ComponentProps) {
  const user = useWriter()
  return user ? (
    <ProveScreen key={`${user._id} ${id}`} reviewId={id} userId={user._id} />
  ) : (
    <ProveSkeleton />
  )
}
