import { Overview } from '#/features/overview/ui/overview.tsx'
import type { Route } from './+types/admin-overview'

export const meta: Route.MetaFunction = () => [{ title: 'Administração · Praça' }]

/** Where Admins begin: what waits for them, and what was counted. */
export default Overview
