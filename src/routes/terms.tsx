import { operatorOf } from '#/features/legal/operator.server.ts'
import { LegalPage } from '#/features/legal/ui/legal-page.tsx'
import { termsText } from '#/features/legal/ui/terms-sections.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/terms'

export const loader = pageLoader('terms', ({ env }) => {
  return { operator: operatorOf(env), publicUrl: env.PUBLIC_URL }
})

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
