import { useSearchParams } from 'react-router'
import { AdminNav } from '#/components/desk/admin-nav.tsx'
import { DeskSkeleton } from '#/components/desk/desk-list.tsx'
import { pageNumberOf } from '#/components/use-bounded-page.ts'
import { ImportDesk } from '#/features/imports/desk/ui/import-desk.tsx'
import { useAdmin } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/admin-imports'

export const meta: Route.MetaFunction = () => [{ title: 'Importações · Administração · Praça' }]

/** Where Admins import software from files. */
export default function AdminImports() {
  const admin = useAdmin()
  const [parameters] = useSearchParams()
  return (
    <>
      <AdminNav />
      {/* The server knows nobody, so it renders the skeleton. */}
      {admin ? <ImportDesk page={pageNumberOf(parameters)} /> : <DeskSkeleton />}
    </>
  )
}
