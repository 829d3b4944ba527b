import { operatorOf } from '#/features/legal/operator.server.ts'
import { LegalPage } from '#/features/legal/ui/legal-page.tsx'
import { termsText } from '#/features/legal/ui/terms-sections.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageContext } from '#/platform/server/page-context.server.ts'
import type { Route } from './+types/terms'

export function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(pageContext)
  return { operator: operatorOf(env), publicUrl: env.PUBLIC_URL }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Termos de uso',
        description:
          'As regras da Praça, em português claro: conta, avaliações, páginas de fornecedor, conteúdo, publicidade e responsabilidades.',
        publicUrl: loaderData.publicUrl,
        path: '/termos',
      })
    : []

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={termsText(loaderData.operator)} pdf="/termos.pdf" />
}
