import { Outlet, useMatches } from 'react-router'
import { AdminNav } from '#/components/desk/admin-nav.tsx'
import { DeskSkeleton } from '#/components/desk/desk-list.tsx'
import { SetUpFirst } from '#/features/accounts/second-factor/ui/set-up-first.tsx'
import { DESKS } from '#/features/desks.ts'
import { lacksSecondFactor } from '#/platform/browser/confirmation.ts'
import { useStore } from '#/platform/browser/store.ts'
import { useAdmin, WRITING } from '#/platform/browser/use-guard.ts'

/** Around the screens of Admins: who may see them, and the ways between them. */
export default function AdminLayout() {
  const admin = useAdmin(useMatches().at(-1)?.handle === WRITING)
  const setsUpFirst = useStore(lacksSecondFactor)
  if (setsUpFirst) return <SetUpFirst />
  return (
    <>
      <AdminNav desks={DESKS} />
      {/* The server knows nobody, so it renders the skeleton. */}
      {admin ? <Outlet context={admin} /> : <DeskSkeleton />}
    </>
  )
}
