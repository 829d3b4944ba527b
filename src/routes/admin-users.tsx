import { useSearchParams } from 'react-router'
import { AdminNav } from '#/components/desk/admin-nav.tsx'
import { readFilter } from '#/components/desk/desk-filter.ts'
import { DeskSkeleton } from '#/components/desk/desk-list.tsx'
import { USER_FIELDS } from '#/features/accounts/desk/filter.ts'
import { UserDesk } from '#/features/accounts/desk/ui/user-desk.tsx'
import { useAdmin } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/admin-users'

export const meta: Route.MetaFunction = () => [{ title: 'Usuários · Administração · Praça' }]

/** Where Admins find accounts, block them, and give or take the role of Admin. */
export default function AdminUsers() {
  const admin = useAdmin()
  const [parameters] = useSearchParams()
  return (
    <>
      <AdminNav />
      {/* The server knows nobody, so it renders the skeleton. */}
      {admin ? (
        <UserDesk filter={readFilter(parameters, USER_FIELDS)} ownId={admin._id} />
      ) : (
        <DeskSkeleton />
      )}
    </>
  )
}
