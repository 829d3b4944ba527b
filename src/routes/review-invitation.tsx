import { InvitedScreen } from '#/features/review-invitations/ui/invited-screen.tsx'
import { RateButton, useRating } from '#/features/reviews/ui/rate-button.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/review-invitation'

export const loader = pageLoader('review-invitation', ({ env }) => ({
  publicUrl: env.PUBLIC_URL,
}))

// The address is somebody's invitation: it is no canonical one.
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Convite para avaliar',
        description: 'Avalie na Praça um software ou serviço que você usa.',
        publicUrl: loaderData.publicUrl,
        path: '/convite',
      })
    : []

export default function ReviewInvitation({ params: { token } }: Route.ComponentProps) {
  const rating = useRating(false)
  return (
    <InvitedScreen
      key={token}
      token={token}
      rate={(target) => <RateButton target={target} rating={rating} />}
    />
  )
}
