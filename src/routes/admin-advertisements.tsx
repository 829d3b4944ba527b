import { useSearchParams } from 'react-router'
import { AdminNav } from '#/components/desk/admin-nav.tsx'
import { readFilter } from '#/components/desk/desk-filter.ts'
import { DeskSkeleton } from '#/components/desk/desk-list.tsx'
import { ADVERTISEMENT_FIELDS } from '#/features/advertising/desk/filter.ts'
import { AdvertisementDesk } from '#/features/advertising/desk/ui/advertisement-desk.tsx'
import { useAdmin } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/admin-advertisements'

export const meta: Route.MetaFunction = () => [{ title: 'Publicidades · Administração · Praça' }]

/** Where Admins decide about advertisements. */
export default function AdminAdvertisements() {
  const admin = useAdmin()
  const [parameters] = useSearchParams()
  return (
    <>
      <AdminNav />
      {/* The server knows nobody, so it renders the skeleton. */}
      {admin ? (
        <AdvertisementDesk filter={readFilter(parameters, ADVERTISEMENT_FIELDS)} />
      ) : (
        <DeskSkeleton />
      )}
    </>
  )
}
