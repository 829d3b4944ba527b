import { ConversationScreen } from '#/features/quotes/ui/conversation-screen.tsx'
import { QuotesSkeleton } from '#/features/quotes/ui/own-quotes-screen.tsx'
import { useWriter } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/quote-conversation'

export const meta: Route.MetaFunction = () => [{ title: 'Conversa · Meus orçamentos · Praça' }]

/** One conversation about a person's request. The server knows nobody, so it renders the wait. */
export default function QuoteConversation({ params: { id } }: Route.ComponentProps) {
  const user = useWriter()
  return user ? <ConversationScreen key={`${user._id} ${id}`} id={id} /> : <QuotesSkeleton />
}
