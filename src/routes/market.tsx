import { EmptyState } from '#/components/empty-state.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { MARKET } from '#/features/market/links.ts'
import { findMarket } from '#/features/market/service.server.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/market'
import { MarketScreen } from './market-screen.tsx'

const TITLE = 'Empresas de tecnologia no Brasil'
const LEAD =
  'Quantas empresas há em cada estado, cidade e atividade, quando abriram e de que porte são.'

export const loader = pageLoader('market', async ({ db, env, tag, still }) => {
  tag('market')
  const market = await findMarket(db, 'country', '')
  return { figures: still(market ? [market] : []), publicUrl: env.PUBLIC_URL }
})

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: TITLE,
        description: LEAD,
        publicUrl: loaderData.publicUrl,
        path: MARKET,
      })
    : []

/** The market of the country. */
export default function MarketOfBrazil({ loaderData }: Route.ComponentProps) {
  const { figures } = loaderData
  if (figures.count === 0)
    return (
      <div className="container">
        <PageHead title={TITLE} lead={LEAD} />
        <EmptyState title="Nenhuma empresa por enquanto">Volte em alguns dias.</EmptyState>
      </div>
    )
  return <MarketScreen title={TITLE} lead={LEAD} way={[]} here="Mercado" figures={figures} />
}
