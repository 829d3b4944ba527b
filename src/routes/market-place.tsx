import { redirect } from 'react-router'
import { placePath } from '#/features/market/links.ts'
import { marketPage } from '#/features/market/page.server.ts'
import { isKnownPlace, stateName } from '#/features/market/service.server.ts'
import { breadcrumbs, listLd } from '#/platform/json-ld.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/market-place'
import { MARKET_STEP, MarketScreen } from './market-screen.tsx'

export const loader = pageLoader('market-place', async ({ params, parameters, ...page }) => {
  const state = params.uf.toUpperCase()
  const city = params.cidade?.toLowerCase() ?? ''
  const key = city ? `${state}/${city}` : state
  const above = placePath(state)
  // A city that lost its last company, or was only just written somewhere, is looked for in its state.
  if (city && !(await isKnownPlace(page.db, key)) && (await isKnownPlace(page.db, state)))
    throw redirect(above)
  const wanted = { kind: city ? 'city' : 'state', key, path: placePath(key) } as const
  return {
    ...(await marketPage(page, { ...wanted, after: parameters.depois })),
    way: [MARKET_STEP, ...(city ? [{ name: stateName(state), path: above }] : [])],
  }
})

const leadOf = ({ total, name }: { total: number; name: string }) =>
  `${total === 1 ? '1 empresa' : `${total.toLocaleString('pt-BR')} empresas`} de software e de serviços de tecnologia em ${name}: o que fazem, quando abriram e de que porte são.`

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { name, way, suppliers, listed, noIndex, publicUrl } = loaderData
  return pageMeta({
    title: `Empresas de tecnologia: ${name}`,
    description: leadOf(loaderData),
    publicUrl,
    path: suppliers.path,
    noIndex,
    jsonLd: [
      ...listLd(publicUrl, listed, 0),
      breadcrumbs(publicUrl, [
        { name: 'Fornecedores', path: '/suppliers' },
        ...way,
        { name, path: suppliers.path },
      ]),
    ],
  })
}

/** The companies of a state or a city. */
export default function MarketPlace({ loaderData }: Route.ComponentProps) {
  const { name, way, figures, suppliers } = loaderData
  return (
    <MarketScreen
      title={`Empresas de tecnologia: ${name}`}
      lead={leadOf(loaderData)}
      way={way}
      here={name}
      figures={figures}
      suppliers={{ ...suppliers, order: 'Primeiro quem se cadastrou na Praça, depois pelo nome.' }}
    />
  )
}
