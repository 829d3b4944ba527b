import {
  INVITED_ACCOUNT,
  InvitationScreen,
} from '#/features/administrators/invitations/ui/invitation-screen.tsx'
import { useLoggedIn } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/invitation'

export const meta: Route.MetaFunction = () => [{ title: 'Convite · Praça' }]

/** Where somebody answers an invitation. The server knows nobody, so it renders the wait. */
export default function Invitation({ params: { id } }: Route.ComponentProps) {
  const user = useLoggedIn(INVITED_ACCOUNT)
  return <InvitationScreen key={id} id={id} user={user} />
}
