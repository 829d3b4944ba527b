import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lazyPart } from '#/components/lazy-part.tsx'
import { isOfSettings } from '#/features/accounts/settings/links.ts'
import { AccountSettings } from '#/features/accounts/settings/ui/account-settings.tsx'
import { ReceivedInvitations } from '#/features/administrators/invitations/ui/received-invitations.tsx'
import { ProfileScreen } from '#/features/profile/ui/profile-screen.tsx'
import { ProfileSkeleton, SectionsSkeleton } from '#/features/profile/ui/profile-skeleton.tsx'
import { ProfileUnavailable } from '#/features/profile/ui/profile-unavailable.tsx'
import { useOwnProfile } from '#/features/profile/ui/use-own-profile.ts'
import { hasSessionToken, useLoggedIn } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/user-profile'

export const meta: Route.MetaFunction = () => [{ title: 'Meu perfil · Praça' }]

/** What the address says of each tab. */
const TABS = ['', '#atividade', '#conta']
/** What of 'Atividade' has an address of its own. */
const ACTIVITY = ['#atividade', '#minhas-avaliacoes', '#meus-pedidos']

const ProfileActivity = lazyPart<{ userId: string }>(
  () => import('./profile-activity.tsx'),
  <SectionsSkeleton />,
)

/** One's own profile. The server knows nobody, so it renders the skeleton. */
export default function UserProfile() {
  const user = useLoggedIn()
  const navigate = useNavigate()
  const { hash } = useLocation()
  // The specification's rule: a profile is asked for with a token that can be one of ours.
  const asks = user !== undefined && hasSessionToken()
  const { profile, own, isError, refetch } = useOwnProfile(asks ? user._id : undefined)

  useEffect(() => {
    if (user && !asks) navigate('/supplier', { replace: true })
  }, [user, asks, navigate])

  if (profile) {
    return (
      <>
        <ReceivedInvitations />
        <ProfileScreen
          profile={profile}
          own={own}
          tab={isOfSettings(hash) ? 2 : ACTIVITY.includes(hash) ? 1 : 0}
          onTab={(index) =>
            navigate({ hash: TABS[index] }, { replace: true, preventScrollReset: true })
          }
          ownTabs={
            own && [
              { title: 'Atividade', content: <ProfileActivity userId={own._id} /> },
              { title: 'Conta', content: <AccountSettings own={own} /> },
            ]
          }
        />
      </>
    )
  }
  if (!asks || !isError) return <ProfileSkeleton />
  return <ProfileUnavailable onRetry={refetch} />
}
