import { OwnQuotesScreen, QuotesSkeleton } from '#/features/quotes/ui/own-quotes-screen.tsx'
import { useLoggedIn } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/own-quotes'

export const meta: Route.MetaFunction = () => [{ title: 'Meus orçamentos · Praça' }]

/** A person's own requests. The server knows nobody, so it renders the wait. */
export default function OwnQuotes() {
  const user = useLoggedIn()
  return user ? <OwnQuotesScreen key={user._id} userId={user._id} /> : <QuotesSkeleton />
}
