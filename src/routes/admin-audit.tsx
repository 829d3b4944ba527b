import { useSearchParams } from 'react-router'
import { AdminNav } from '#/components/desk/admin-nav.tsx'
import { readFilter } from '#/components/desk/desk-filter.ts'
import { DeskSkeleton } from '#/components/desk/desk-list.tsx'
import { AUDIT_FIELDS } from '#/features/audit/desk/filter.ts'
import { AuditDesk } from '#/features/audit/desk/ui/audit-desk.tsx'
import { useAdmin } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/admin-audit'

export const meta: Route.MetaFunction = () => [{ title: 'Registro · Administração · Praça' }]

/** Where Admins read who decided what. */
export default function AdminAudit() {
  const admin = useAdmin()
  const [parameters] = useSearchParams()
  return (
    <>
      <AdminNav />
      {/* The server knows nobody, so it renders the skeleton. */}
      {admin ? <AuditDesk filter={readFilter(parameters, AUDIT_FIELDS)} /> : <DeskSkeleton />}
    </>
  )
}
