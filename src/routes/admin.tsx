import { useSearchParams } from 'react-router'
import { AdminNav } from '#/components/desk/admin-nav.tsx'
import { DeskSkeleton } from '#/components/desk/desk-list.tsx'
import { periodOf } from '#/features/overview/period.ts'
import { Overview } from '#/features/overview/ui/overview.tsx'
import { useAdmin } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/admin'

export const meta: Route.MetaFunction = () => [{ title: 'Administração · Praça' }]

/** Where Admins begin: what waits for them, and what was counted. */
export default function Admin() {
  const admin = useAdmin()
  const [parameters] = useSearchParams()
  return (
    <>
      <AdminNav />
      {/* The server knows nobody, so it renders the skeleton. */}
      {admin ? <Overview days={periodOf(parameters.get('dias'))} /> : <DeskSkeleton />}
    </>
  )
}
