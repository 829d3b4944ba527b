import { ConsentPreferences } from '#/features/analytics/ui/consent-preferences.tsx'
import { privacyFactsOf } from '#/features/legal/operator.server.ts'
import { LegalPage } from '#/features/legal/ui/legal-page.tsx'
import { privacyText } from '#/features/legal/ui/privacy-sections.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/privacy'

export const loader = pageLoader('privacy', ({ env }) => {
  return { facts: privacyFactsOf(env), publicUrl: env.PUBLIC_URL }
})

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Privacidade',
        description:
          'Que dados pessoais a Praça usa, para quê, por quanto tempo, com quem compartilha e como você decide sobre eles.',
        publicUrl: loaderData.publicUrl,
        path: '/privacidade',
      })
    : []

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { facts } = loaderData
  return (
    <LegalPage text={privacyText(facts)} pdf="/privacidade.pdf">
      <ConsentPreferences google={facts.googleAnalytics} />
    </LegalPage>
  )
}
