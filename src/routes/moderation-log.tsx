import { data } from 'react-router'
import { ErrorScreen } from '#/components/error-screen.tsx'
import { Link } from '#/components/link.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { moderationLogOf } from '#/features/transparency/service.server.ts'
import { ModerationLogTables } from '#/features/transparency/ui/moderation-log.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import { idFrom, orNull } from '#/platform/server/page-errors.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/moderation-log'

export const loader = pageLoader('moderation-log', async ({ db, env, tag, params }) => {
  const id = idFrom(params.id)
  const publicUrl = env.PUBLIC_URL
  const log = await orNull(moderationLogOf(db, id))
  if (!log) return data({ id, publicUrl, log: null }, { status: 404 })
  tag('transparency', `offer:${id}`, `vendor:${id}`)
  return data({ id, publicUrl, log })
})

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.log) return []
  const { id, publicUrl, log } = loaderData
  return pageMeta({
    title: `Registro de moderação de ${log.nome}`,
    description: `Em que mês e por que a Praça ocultou avaliações de ${log.nome}, sem o conteúdo delas.`,
    publicUrl,
    path: `/transparencia/${id}`,
    noIndex: true,
  })
}

/** What was decided about reviews of a product or supplier. */
export default function ModerationLog({ loaderData: { log } }: Route.ComponentProps) {
  if (!log) return <ErrorScreen missing />
  return (
    <div className="container">
      <PageHead
        title={`Registro de moderação de ${log.nome}`}
        lead={
          <>
            Em que mês e por que ocultamos avaliações, sem o conteúdo delas.{' '}
            <Link to={log.link}>Ver a página</Link> ·{' '}
            <Link to="/transparencia">Todos os números</Link>
          </>
        }
      />
      <ModerationLogTables log={log} />
    </div>
  )
}
