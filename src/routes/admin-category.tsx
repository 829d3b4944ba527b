import { useSearchParams } from 'react-router'
import { AdminNav } from '#/components/desk/admin-nav.tsx'
import { readFilter } from '#/components/desk/desk-filter.ts'
import { DeskSkeleton } from '#/components/desk/desk-list.tsx'
import { CATEGORY_FIELDS } from '#/features/catalogue/categories/desk/filter.ts'
import { CategoryDesk } from '#/features/catalogue/categories/desk/ui/category-desk.tsx'
import { useAdmin } from '#/platform/browser/use-guard.ts'
import type { Route } from './+types/admin-category'

export const meta: Route.MetaFunction = () => [{ title: 'Categorias · Praça' }]

/** Where Admins keep the categories, and decide about those that people suggest. */
export default function AdminCategory() {
  const admin = useAdmin()
  const [parameters] = useSearchParams()
  return (
    <>
      <AdminNav />
      {/* The server knows nobody, so it renders the skeleton. */}
      {admin ? <CategoryDesk filter={readFilter(parameters, CATEGORY_FIELDS)} /> : <DeskSkeleton />}
    </>
  )
}
