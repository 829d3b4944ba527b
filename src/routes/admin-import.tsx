import { useSearchParams } from 'react-router'
import { AdminNav } from '#/components/desk/admin-nav.tsx'
import { DeskSkeleton } from '#/components/desk/desk-list.tsx'
import { pageNumberOf } from '#/components/use-bounded-page.ts'
import { ImportScreen } from '#/features/imports/desk/ui/import-screen.tsx'
import { useAdmin } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/admin-import'

export const meta: Route.MetaFunction = () => [{ title: 'Importação · Administração · Praça' }]

/** What came of one import. */
export default function AdminImport({ params }: Route.ComponentProps) {
  const admin = useAdmin()
  const [parameters] = useSearchParams()
  return (
    <>
      <AdminNav />
      {/* The server knows nobody, so it renders the skeleton. */}
      {admin ? <ImportScreen id={params.id} page={pageNumberOf(parameters)} /> : <DeskSkeleton />}
    </>
  )
}
