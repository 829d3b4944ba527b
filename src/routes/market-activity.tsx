import { truncate } from '#/domain/text.ts'
import { activityPath, writtenActivity } from '#/features/market/links.ts'
import { marketPage } from '#/features/market/page.server.ts'
import { CARD_DESCRIPTION_MAX } from '#/features/vendors/limits.ts'
import { breadcrumbs, listLd } from '#/platform/json-ld.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/market-activity'
import { MARKET_STEP, MarketScreen } from './market-screen.tsx'

export const loader = pageLoader('market-activity', ({ params, parameters, ...page }) => {
  // As people write it too: '6201-5/01' has a bar, which an address cannot have.
  const key = params.cnae.replace(/[.-]/g, '')
  const wanted = { kind: 'activity', key, path: activityPath(key) } as const
  return marketPage(page, { ...wanted, after: parameters.depois })
})

const leadOf = ({ total, key }: { total: number; key: string }) =>
  `${total === 1 ? '1 empresa informa' : `${total.toLocaleString('pt-BR')} empresas informam`} esta atividade principal à Receita Federal (CNAE ${writtenActivity(key)}).`

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { name, suppliers, listed, noIndex, publicUrl } = loaderData
  return pageMeta({
    title: `${name}: empresas do Brasil`,
    description: `${name}. ${leadOf(loaderData)}`,
    publicUrl,
    path: suppliers.path,
    noIndex,
    jsonLd: [
      ...listLd(publicUrl, listed, 0),
      breadcrumbs(publicUrl, [
        { name: 'Fornecedores', path: '/suppliers' },
        MARKET_STEP,
        { name, path: suppliers.path },
      ]),
    ],
  })
}

/** The companies of an activity. */
export default function MarketActivity({ loaderData }: Route.ComponentProps) {
  const { name, figures, suppliers } = loaderData
  return (
    <MarketScreen
      title={name}
      lead={leadOf(loaderData)}
      way={[MARKET_STEP]}
      here={name}
      figures={figures}
      suppliers={{
        ...suppliers,
        order: 'Em ordem de CNPJ: em geral, as mais antigas primeiro.',
        without: truncate(name, CARD_DESCRIPTION_MAX),
      }}
    />
  )
}
