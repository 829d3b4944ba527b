import { useSearchParams } from 'react-router'
import { AdminNav } from '#/components/desk/admin-nav.tsx'
import { pageNumberOf } from '#/components/use-bounded-page.ts'
import { RequestQueue } from '#/features/claims/desk/ui/request-queue.tsx'
import { RequestQueueSkeleton } from '#/features/claims/desk/ui/request-queue-skeleton.tsx'
import { useAdmin } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/admin-access-requests'

export const meta: Route.MetaFunction = () => [{ title: 'Pedidos de acesso · Praça' }]

/** What waits for an Admin: people who ask for the control of a supplier's page. */
export default function AdminAccessRequests() {
  const admin = useAdmin()
  const [parameters] = useSearchParams()
  return (
    <>
      <AdminNav />
      {/* The server knows nobody, so it renders the skeleton. */}
      {admin ? <RequestQueue page={pageNumberOf(parameters)} /> : <RequestQueueSkeleton />}
    </>
  )
}
