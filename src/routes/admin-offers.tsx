import { useSearchParams } from 'react-router'
import { AdminNav } from '#/components/desk/admin-nav.tsx'
import { readFilter } from '#/components/desk/desk-filter.ts'
import { DeskSkeleton } from '#/components/desk/desk-list.tsx'
import { OFFER_FIELDS } from '#/features/catalogue/desk/filter.ts'
import { OfferDesk } from '#/features/catalogue/desk/ui/offer-desk.tsx'
import { useAdmin } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/admin-offers'

export const meta: Route.MetaFunction = () => [
  { title: 'Softwares e serviços · Administração · Praça' },
]

/** Where Admins find software and services, and hide what is wrong. */
export default function AdminOffers() {
  const admin = useAdmin()
  const [parameters] = useSearchParams()
  return (
    <>
      <AdminNav />
      {/* The server knows nobody, so it renders the skeleton. */}
      {admin ? <OfferDesk filter={readFilter(parameters, OFFER_FIELDS)} /> : <DeskSkeleton />}
    </>
  )
}
