import { ButtonLink } from '#/components/button.tsx'
import { EmptyCatalogue } from '#/components/empty-catalogue.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Link } from '#/components/link.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { SearchForm } from '#/components/search-form.tsx'
import { StillCards } from '#/components/still-cards.tsx'
import { pageOf } from '#/domain/pagination.ts'
import { OPTIONS_MAX } from '#/features/explorer/limits.ts'
import { VENDOR_ORDERS } from '#/features/explorer/orders.ts'
import { exploreVendors, vendorGroups } from '#/features/explorer/suppliers.server.ts'
import { Explorer } from '#/features/explorer/ui/explorer.tsx'
import { MARKET } from '#/features/market/links.ts'
import { countSearch } from '#/features/search/counts/service.server.ts'
import { nearestTo } from '#/features/search/reading/nearest.server.ts'
import { tell } from '#/features/search/reading/service.server.ts'
import { NearestLinks } from '#/features/search/reading/ui/nearest-links.tsx'
import { ReadingNotice } from '#/features/search/reading/ui/reading-notice.tsx'
import { SUPPLIER_SUGGESTIONS } from '#/features/search/suggestions/suggestions.ts'
import { LISTING_PAGE_SIZE } from '#/features/vendors/limits.ts'
import { cardsAmong } from '#/features/vendors/service.server.ts'
import { VendorCard } from '#/features/vendors/ui/vendor-card.tsx'
import { listLd } from '#/platform/json-ld.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/suppliers'

const suppliersPath = (text = '') =>
  text ? `/suppliers?${new URLSearchParams({ search: text })}` : '/suppliers'

export const loader = pageLoader(
  'suppliers',
  async ({ db, env, tag, still, whenSent, parameters, withinPages }) => {
    tag('vendors', 'offers', 'categories')
    const { search: query, page, ordem: order, literal, visual: _, ...choices } = parameters
    const explored = await exploreVendors(db, { query, choices, order, literal })
    const ids = explored.ids({ limit: LISTING_PAGE_SIZE, offset: (page - 1) * LISTING_PAGE_SIZE })
    const [groups, cards] = await Promise.all([
      vendorGroups(explored, OPTIONS_MAX),
      cardsAmong(db, ids),
    ])
    const { told, results } = await tell(
      db,
      { kind: 'vendor', query, isLiteral: literal, path: suppliersPath(query) },
      { ...pageOf(cards, explored.total, page, LISTING_PAGE_SIZE), reading: explored.reading },
      ['titulo', 'cidade', 'descricao'],
    )
    withinPages(results)
    const isNarrowed = Object.values(choices).flat().length > 0
    // What filters leave is no answer to the question.
    if (!isNarrowed)
      whenSent(countSearch(db, { source: 'vendors', query, page, total: results.total }))
    const noIndex = query !== '' || order !== VENDOR_ORDERS[0].value || isNarrowed
    return {
      query,
      told,
      nearest: query && explored.found === 0 ? await nearestTo(db, query) : null,
      order,
      groups,
      isCut: explored.isCut,
      otherwise: explored.otherwise,
      isEmpty: explored.isEmpty,
      isAsked: query !== '' || isNarrowed,
      results: { ...results, data: still(results.data) },
      listed: noIndex ? [] : results.data.map(({ id }) => id),
      noIndex,
      publicUrl: env.PUBLIC_URL,
    }
  },
)

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { query, results, listed, noIndex, publicUrl } = loaderData
  const paged = results.page > 1 ? `?page=${results.page}` : ''
  return pageMeta({
    title: query ? `Fornecedores: ${query}` : 'Fornecedores',
    description:
      'Fornecedores de software e de serviços de tecnologia no Brasil, com avaliações de clientes.',
    publicUrl,
    path: query ? suppliersPath(query) : `/suppliers${noIndex ? '' : paged}`,
    noIndex,
    jsonLd: listLd(
      publicUrl,
      listed.map((id) => `/supplier/details/${id}`),
      (results.page - 1) * LISTING_PAGE_SIZE,
    ),
  })
}

export default function Suppliers({ loaderData }: Route.ComponentProps) {
  const { query, told, nearest, order, groups, isCut, otherwise, isEmpty, isAsked, results } =
    loaderData
  return (
    <div className="container">
      <PageHead title="Qual fornecedor você procura?" isCompact={isAsked}>
        <SearchForm
          label="Pesquise por fornecedores"
          resultsFor={suppliersPath}
          value={query}
          action="/suppliers"
          suggests={SUPPLIER_SUGGESTIONS}
        />
      </PageHead>
      <Explorer
        title="Todos os resultados"
        kind="vendor"
        groups={groups}
        results={results}
        isCut={isCut}
        otherwise={otherwise}
        orders={VENDOR_ORDERS}
        order={order}
        words={{ text: query, without: '/suppliers' }}
        lead={<Link to={MARKET}>Por estado, cidade e atividade</Link>}
        notice={<ReadingNotice told={told} />}
        empty={
          isEmpty ? (
            <EmptyCatalogue title="Ainda não há fornecedores" />
          ) : (
            <EmptyState
              title={
                query ? `Nenhum fornecedor para “${query}”` : 'Não há fornecedores nesta página'
              }
              actions={
                <>
                  <ButtonLink to="/suppliers">Ver todos os fornecedores</ButtonLink>
                  <ButtonLink to={MARKET} look="secondary">
                    Por estado, cidade e atividade
                  </ButtonLink>
                </>
              }
              below={nearest && <NearestLinks nearest={nearest} />}
            >
              Procure pelo nome fantasia, pela razão social ou pelo CNPJ, com ou sem pontos.
            </EmptyState>
          )
        }
      >
        <StillCards name="results" of={results.data} isList>
          {(vendor) => <VendorCard key={vendor.id} vendor={vendor} leadsTo="site" />}
        </StillCards>
      </Explorer>
    </div>
  )
}
