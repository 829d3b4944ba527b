import { data } from 'react-router'
import { ErrorScreen } from '#/components/error-screen.tsx'
import { Link } from '#/components/link.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { badgesPath } from '#/features/badges/links.ts'
import { badgeSubject } from '#/features/badges/service.server.ts'
import { BadgeSheet } from '#/features/badges/ui/badge-sheet.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import { idFrom } from '#/platform/server/page-errors.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/badges'

export const loader = pageLoader('badges', async ({ db, env, tag, params }) => {
  const found = await badgeSubject(db, idFrom(params.id))
  const publicUrl = env.PUBLIC_URL
  if (!found) return data({ publicUrl, subject: null }, { status: 404 })
  tag(...found.tags)
  return data({ publicUrl, subject: found.subject })
})

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.subject) return []
  const { id, name } = loaderData.subject
  return pageMeta({
    title: `Selos de ${name}`,
    description: `Os selos que ${name} tem na Praça agora, como cada um é conquistado e o código para mostrar.`,
    publicUrl: loaderData.publicUrl,
    path: badgesPath(id),
    noIndex: true,
  })
}

/** Which badges something has now: what verifies each, and what its supplier copies. */
export default function Badges({ loaderData: { subject, publicUrl } }: Route.ComponentProps) {
  if (!subject) return <ErrorScreen missing />
  return (
    <div className="container">
      <PageHead
        title={`Selos de ${subject.name}`}
        lead={
          <>
            O que vale agora, conferido neste endereço. Selos são grátis e nenhum está à venda.{' '}
            <Link to={subject.page}>Ver a página</Link> · <Link to="/selos">Como funcionam</Link>
          </>
        }
      />
      <BadgeSheet subject={subject} publicUrl={publicUrl} />
    </div>
  )
}
