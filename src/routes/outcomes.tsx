import { OutcomesScreen, OutcomesSkeleton } from '#/features/outcomes/ui/outcomes-screen.tsx'
import { useLoggedIn } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/outcomes'

export const meta: Route.MetaFunction = () => [{ title: 'Resolvido? · Praça' }]

/** What a person was asked. The server knows nobody, so it renders the wait. */
export default function Outcomes() {
  const user = useLoggedIn()
  return user ? <OutcomesScreen key={user._id} userId={user._id} /> : <OutcomesSkeleton />
}
