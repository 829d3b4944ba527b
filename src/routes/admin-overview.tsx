import { useSearchParams } from 'react-router'
import { periodOf } from '#/features/overview/period.ts'
import { Overview } from '#/features/overview/ui/overview.tsx'
import type { Route } from './+types/admin-overview'

export const meta: Route.MetaFunction = () => [{ title: 'Administração · Praça' }]

/** Where Admins begin: what waits for them, and what was counted. */
export default function AdminOverview() {
  const [parameters] = useSearchParams()
  return <Overview days={periodOf(parameters.get('dias'))} />
}
