import { type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router'
import { AccountSettings } from '#/features/accounts/settings/ui/account-settings.tsx'
import { getPublicProfile } from '#/features/profile/service.server.ts'
import { ProfileScreen } from '#/features/profile/ui/profile-screen.tsx'
import { useOwnProfile } from '#/features/profile/ui/use-own-profile.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { idFrom, orMissing } from '#/platform/server/page-errors.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/user-public-profile'

export const loader = pageLoader('user-public-profile', async ({ db, env, tag, params }) => {
  const id = idFrom(params.id)
  // 'offers': software that was hidden comes back too, of which the page does not know now.
  tag(`user:${id}`, 'offers')
  const profile = await orMissing(getPublicProfile(db, id))
  return { profile, publicUrl: env.PUBLIC_URL }
})

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { profile, publicUrl } = loaderData
  const { _id, firstName, lastName, position, company, photo } = profile
  const name = `${firstName} ${lastName}`
  const work = [position, company].filter(Boolean).join(', ')
  return pageMeta({
    title: name,
    description: `Perfil profissional de ${name}${work && `: ${work}`}. Experiência, formação, certificados e softwares.`,
    publicUrl,
    path: `/usuario/perfil/${_id}`,
    image: photo,
  })
}

/** Another tab of the same person is no other data. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentParams.id === nextParams.id ? false : defaultShouldRevalidate

/** The profile that everyone sees; for the person themselves, with what changes it. */
export default function UserPublicProfile({ loaderData, params }: Route.ComponentProps) {
  const { profile } = loaderData
  const viewer = useStoredUser()
  const navigate = useNavigate()
  const { own } = useOwnProfile(viewer?._id === profile._id ? profile._id : undefined)

  return (
    <ProfileScreen
      // Another person's profile starts again, with no dialog of this one.
      key={profile._id}
      profile={own ?? profile}
      own={own}
      ownTabs={own && [{ title: 'Conta', content: <AccountSettings own={own} /> }]}
      tab={Number(params.idx ?? 0)}
      onTab={(index) =>
        navigate(`/usuario/perfil/${profile._id}/${index}`, {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  )
}
