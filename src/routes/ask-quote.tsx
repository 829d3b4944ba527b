import { AskScreen } from '#/features/quotes/ui/ask-screen.tsx'
import type { Route } from './+types/ask-quote'

export const meta: Route.MetaFunction = () => [{ title: 'Pedir orçamento · Praça' }]

export default AskScreen
