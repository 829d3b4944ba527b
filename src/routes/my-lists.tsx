import { ListsScreen } from '#/features/lists/ui/lists-screen.tsx'
import type { Route } from './+types/my-lists'

export const meta: Route.MetaFunction = () => [{ title: 'Minhas listas · Praça' }]

export default ListsScreen
