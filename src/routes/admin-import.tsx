import { useSearchParams } from 'react-router'
import { pageNumberOf } from '#/components/use-bounded-page.ts'
import { ImportScreen } from '#/features/imports/desk/ui/import-screen.tsx'
import type { Route } from './+types/admin-import'

export const meta: Route.MetaFunction = () => [{ title: 'Importação · Administração · Praça' }]

/** What came of one import. */
export default function AdminImport({ params }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  return <ImportScreen id={params.id} page={pageNumberOf(parameters)} />
}
