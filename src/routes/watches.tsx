import { WatchesScreen } from '#/features/watches/ui/watches-screen.tsx'
import type { Route } from './+types/watches'

export const meta: Route.MetaFunction = () => [{ title: 'O que você acompanha · Praça' }]

export default WatchesScreen
