import { LetterScreen } from '#/features/outcomes/ui/letter-screen.tsx'
import type { Route } from './+types/outcome-letter'

export const meta: Route.MetaFunction = () => [{ title: 'Resolvido? · Praça' }]

export default function OutcomeLetter({ params: { token } }: Route.ComponentProps) {
  return <LetterScreen key={token} token={token} />
}
