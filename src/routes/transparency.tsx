import { Link } from '#/components/link.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { formatDate } from '#/domain/dates.ts'
import { transparencyReportOf } from '#/features/transparency/service.server.ts'
import { Report } from '#/features/transparency/ui/report.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/transparency'

export const loader = pageLoader('transparency', async ({ db, env, tag }) => {
  tag('transparency')
  return { publicUrl: env.PUBLIC_URL, report: await transparencyReportOf(db) }
})

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Transparência',
        description:
          'Quantas avaliações a Praça recebe, publica e oculta, por que motivo, quanto demora para decidir denúncias e o que empresas pedem.',
        publicUrl: loaderData.publicUrl,
        path: '/transparencia',
      })
    : []

/** What moderation does, in figures that are counted every night. */
export default function Transparency({ loaderData: { report } }: Route.ComponentProps) {
  return (
    <div className="container">
      <PageHead
        title="Transparência"
        lead={
          <>
            O que a nossa moderação faz, contado dos dados toda noite. Este relatório é de{' '}
            {formatDate(report.dia)}. Em dados: <a href="/v1/transparencia">/v1/transparencia</a>.
            Veja também <Link to="/indice">como as notas são calculadas</Link>.
          </>
        }
      />
      <Report report={report} />
    </div>
  )
}
