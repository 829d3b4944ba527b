import { useSearchParams } from 'react-router'
import { AdminNav } from '#/components/desk/admin-nav.tsx'
import { readFilter } from '#/components/desk/desk-filter.ts'
import { DeskSkeleton } from '#/components/desk/desk-list.tsx'
import { VENDOR_FIELDS } from '#/features/vendors/desk/filter.ts'
import { VendorDesk } from '#/features/vendors/desk/ui/vendor-desk.tsx'
import { useAdmin } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/admin-suppliers'

export const meta: Route.MetaFunction = () => [{ title: 'Fornecedores · Administração · Praça' }]

/** Where Admins find suppliers, and hide their pages. */
export default function AdminSuppliers() {
  const admin = useAdmin()
  const [parameters] = useSearchParams()
  return (
    <>
      <AdminNav />
      {/* The server knows nobody, so it renders the skeleton. */}
      {admin ? <VendorDesk filter={readFilter(parameters, VENDOR_FIELDS)} /> : <DeskSkeleton />}
    </>
  )
}
