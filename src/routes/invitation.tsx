import { InvitationScreen } from '#/features/administrators/invitations/ui/invitation-screen.tsx'
import { useLoggedIn } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/invitation'

export const meta: Route.MetaFunction = () => [{ title: 'Convite · Praça' }]

/** Where somebody answers an invitation. The server knows nobody, so it renders the wait. */
export default function Invitation({ params: { id } }: Route.ComponentProps) {
  const user = useLoggedIn(
    'Entre com a conta do e-mail que recebeu o convite, ou cadastre-se com ele.',
  )
  return <InvitationScreen key={id} id={id} user={user} />
}
