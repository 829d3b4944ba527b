import { ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { Pagination } from '#/components/pagination.tsx'
import { SearchForm } from '#/components/search-form.tsx'
import { Section } from '#/components/section.tsx'
import { StillCards } from '#/components/still-cards.tsx'
import { totalLabel } from '#/domain/pagination.ts'
import { countSearch } from '#/features/search/counts/service.server.ts'
import { SUPPLIER_SUGGESTIONS } from '#/features/search/suggestions/suggestions.ts'
import { LISTING_PAGE_SIZE } from '#/features/vendors/limits.ts'
import { searchVendorCards } from '#/features/vendors/service.server.ts'
import { VendorCard } from '#/features/vendors/ui/vendor-card.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/suppliers'

const suppliersPath = (text = '') =>
  text ? `/suppliers?${new URLSearchParams({ search: text })}` : '/suppliers'

export const loader = pageLoader(
  'suppliers',
  async ({ db, env, tag, still, whenSent, parameters, withinPages }) => {
    tag('vendors')
    const query = parameters.search
    const page = parameters.page
    const results = await searchVendorCards(db, { query, page, limit: LISTING_PAGE_SIZE })
    withinPages(results)
    whenSent(countSearch(db, { source: 'vendors', query, page, total: results.total }))
    return {
      query,
      results: { ...results, data: still(results.data) },
      publicUrl: env.PUBLIC_URL,
    }
  },
)

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { query, results, publicUrl } = loaderData
  const paged = results.page > 1 ? `?page=${results.page}` : ''
  return pageMeta({
    title: query ? `Fornecedores: ${query}` : 'Fornecedores',
    description:
      'Fornecedores de software e de serviços de tecnologia no Brasil, com avaliações de clientes.',
    publicUrl,
    path: query ? suppliersPath(query) : `/suppliers${paged}`,
    noIndex: query !== '',
  })
}

export default function Suppliers({ loaderData }: Route.ComponentProps) {
  const { query, results } = loaderData
  return (
    <div className="container">
      <PageHead title="Qual fornecedor você procura?">
        <SearchForm
          label="Pesquise por fornecedores"
          resultsFor={suppliersPath}
          value={query}
          action="/suppliers"
          suggests={SUPPLIER_SUGGESTIONS}
        />
      </PageHead>
      <Section
        title="Todos os resultados"
        lead={query ? `${totalLabel(results.total)} para “${query}”` : totalLabel(results.total)}
      >
        {results.data.count > 0 ? (
          <StillCards name="results" of={results.data}>
            {(vendor) => <VendorCard key={vendor.id} vendor={vendor} leadsTo="site" />}
          </StillCards>
        ) : (
          <EmptyState
            title={query ? `Nenhum fornecedor para “${query}”` : 'Não há fornecedores nesta página'}
            actions={<ButtonLink to="/suppliers">Ver todos os fornecedores</ButtonLink>}
          >
            Procure pelo nome fantasia, pela razão social ou pelo CNPJ, com ou sem pontos.
          </EmptyState>
        )}
        <Pagination page={results.page} totalPages={results.totalPages} />
      </Section>
    </div>
  )
}
