import { useSearchParams } from 'react-router'
import { pageNumberOf } from '#/components/use-bounded-page.ts'
import { RequestQueue } from '#/features/claims/desk/ui/request-queue.tsx'
import type { Route } from './+types/admin-access-requests'

export const meta: Route.MetaFunction = () => [{ title: 'Pedidos de acesso · Praça' }]

/** Where Admins decide who administers a page. */
export default function AdminAccessRequests() {
  const [parameters] = useSearchParams()
  return <RequestQueue page={pageNumberOf(parameters)} />
}
