import { StopLanding } from '#/features/watches/ui/stop-landing.tsx'
import type { Route } from './+types/watches-stop'

export const meta: Route.MetaFunction = () => [{ title: 'Resumos por e-mail · Praça' }]

export default function WatchesStop({ params: { token } }: Route.ComponentProps) {
  return <StopLanding key={token} token={token} />
}
