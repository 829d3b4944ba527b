import { useSearchParams } from 'react-router'
import { AdminNav } from '#/components/desk/admin-nav.tsx'
import { readFilter } from '#/components/desk/desk-filter.ts'
import { DeskSkeleton } from '#/components/desk/desk-list.tsx'
import { NEWS_FIELDS } from '#/features/news/desk/filter.ts'
import { NewsDesk } from '#/features/news/desk/ui/news-desk.tsx'
import { useAdmin } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/admin-news'

export const meta: Route.MetaFunction = () => [{ title: 'Conteúdo · Praça' }]

/** Where Admins keep news, articles and jobs. */
export default function AdminNews() {
  const admin = useAdmin()
  const [parameters] = useSearchParams()
  return (
    <>
      <AdminNav />
      {/* The server knows nobody, so it renders the skeleton. */}
      {admin ? <NewsDesk filter={readFilter(parameters, NEWS_FIELDS)} /> : <DeskSkeleton />}
    </>
  )
}
