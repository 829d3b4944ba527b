import { useSearchParams } from 'react-router'
import { RequestQueue } from '#/features/claims/ui/request-queue.tsx'
import { RequestQueueSkeleton } from '#/features/claims/ui/request-queue-skeleton.tsx'
import { useAdmin } from '#/platform/use-guard.ts'
import type { Route } from './+types/admin-access-requests'

export const meta: Route.MetaFunction = () => [
  { title: 'Pedidos de acesso · Praça' },
  { name: 'robots', content: 'noindex' },
]

/** What waits for an Admin: people who ask for the control of a supplier's page. */
export default function AdminAccessRequests() {
  const admin = useAdmin()
  const [parameters] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  // The server knows nobody, so it renders the skeleton.
  return admin ? <RequestQueue page={page} /> : <RequestQueueSkeleton />
}
