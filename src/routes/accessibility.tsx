import { accessibilityFactsOf } from '#/features/legal/operator.server.ts'
import {
  ACCESSIBILITY_VERSION,
  accessibilityText,
} from '#/features/legal/ui/accessibility-sections.tsx'
import { LegalPage } from '#/features/legal/ui/legal-page.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/accessibility'

export const loader = pageLoader('accessibility', ({ env }) => {
  return { facts: accessibilityFactsOf(env), publicUrl: env.PUBLIC_URL }
})

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Acessibilidade',
        description:
          'O que a Praça faz para que qualquer pessoa a use, o que ainda não atende, e como avisar de uma barreira.',
        publicUrl: loaderData.publicUrl,
        path: '/acessibilidade',
      })
    : []

export default function Accessibility({ loaderData: { facts } }: Route.ComponentProps) {
  return <LegalPage text={accessibilityText(facts)} version={ACCESSIBILITY_VERSION} />
}
