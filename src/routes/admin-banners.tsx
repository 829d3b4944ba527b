import { useSearchParams } from 'react-router'
import { AdminNav } from '#/components/desk/admin-nav.tsx'
import { readFilter } from '#/components/desk/desk-filter.ts'
import { DeskSkeleton } from '#/components/desk/desk-list.tsx'
import { BANNER_FIELDS } from '#/features/banners/desk/filter.ts'
import { BannerDesk } from '#/features/banners/desk/ui/banner-desk.tsx'
import { useAdmin } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/admin-banners'

export const meta: Route.MetaFunction = () => [{ title: 'Banners · Administração · Praça' }]

/** Where Admins keep the banners. */
export default function AdminBanners() {
  const admin = useAdmin()
  const [parameters] = useSearchParams()
  return (
    <>
      <AdminNav />
      {/* The server knows nobody, so it renders the skeleton. */}
      {admin ? <BannerDesk filter={readFilter(parameters, BANNER_FIELDS)} /> : <DeskSkeleton />}
    </>
  )
}
