import { Star } from 'lucide-react'
import { redirect } from 'react-router'
import { ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Link } from '#/components/link.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { Pagination } from '#/components/pagination.tsx'
import { SearchForm } from '#/components/search-form.tsx'
import { Section } from '#/components/section.tsx'
import { StillCards } from '#/components/still-cards.tsx'
import { totalLabel } from '#/domain/pagination.ts'
import { searchFrom } from '#/domain/search.ts'
import { DEFAULT_PAGE_SIZE } from '#/features/catalogue/limits.ts'
import { categoryPath, softwaresPath } from '#/features/catalogue/links.ts'
import { bestRatedCards, searchCards } from '#/features/catalogue/service.server.ts'
import { OfferCard } from '#/features/catalogue/ui/offer-card.tsx'
import { comparisonPath } from '#/features/comparison/address.ts'
import { DEFAULT_CATEGORY } from '#/features/comparison/limits.ts'
import { countSearch } from '#/features/search/counts/service.server.ts'
import { SUGGESTIONS } from '#/features/search/suggestions/suggestions.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/softwares'

export const loader = pageLoader(
  'softwares',
  async ({ db, env, tag, still, whenSent, params, parameters, withinPages }) => {
    // The search form without a script sends its text as a parameter.
    const typed = parameters.search
    const address = softwaresPath(typed)
    if (typed && !address.includes('?')) throw redirect(address)

    tag('offers')
    const query = typed || searchFrom(params.search)
    const category = query ? '' : parameters.categoria
    const page = parameters.page
    const [best, results] = await Promise.all([
      page === 1 ? bestRatedCards(db, query, { category }) : [],
      searchCards(db, { query, category, page, limit: DEFAULT_PAGE_SIZE }),
    ])
    withinPages(results)
    whenSent(countSearch(db, { source: 'offers', query, page, total: results.total }))
    // Services are not compared.
    const isCompared = !query && results.data.some(({ tipo }) => tipo === 'Software')
    return {
      query,
      category,
      best: still(best),
      results: { ...results, data: still(results.data) },
      isCompared,
      publicUrl: env.PUBLIC_URL,
    }
  },
)

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { query, category, results, publicUrl } = loaderData
  const asked = query || category
  return pageMeta({
    title: asked ? `Softwares: ${asked}` : 'Softwares',
    description: asked
      ? `Softwares e serviços ${query ? 'encontrados para' : 'da categoria'} “${asked}”, com avaliações de quem usa.`
      : 'Todos os softwares e serviços de tecnologia da Praça, com avaliações de quem usa.',
    publicUrl,
    path: pathOfPage(category ? categoryPath(category) : softwaresPath(query), results.page),
    noIndex: asked !== '' && results.total === 0,
  })
}

/** The address of a page of a list. */
function pathOfPage(path: string, page: number) {
  if (page === 1) return path
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`
}

export default function Softwares({ loaderData }: Route.ComponentProps) {
  const { query, category, best, results, isCompared } = loaderData
  return (
    <div className="container">
      <PageHead title="Qual software você procura?">
        <SearchForm
          label="Pesquise por softwares"
          resultsFor={softwaresPath}
          value={query}
          action="/softwares"
          suggests={SUGGESTIONS}
        />
      </PageHead>

      {results.page === 1 && (
        <Section
          title="Melhores avaliados"
          lead={category ? `Na categoria “${category}”` : undefined}
        >
          {best.count > 0 ? (
            <StillCards name="best" of={best}>
              {(offer, index) => <OfferCard key={offer.id} offer={offer} eager={index < 3} />}
            </StillCards>
          ) : (
            <EmptyState
              title="Ainda não há softwares bem avaliados aqui"
              icon={<Star aria-hidden="true" strokeWidth={1.7} />}
            >
              Se você usa um software assim, conte como é: a sua avaliação ajuda quem está
              escolhendo.
            </EmptyState>
          )}
        </Section>
      )}

      <Section
        title="Todos os resultados"
        id="resultados"
        lead={<Lead total={results.total} query={query} category={category} />}
        action={
          isCompared && (
            <Link to={comparisonPath(category || DEFAULT_CATEGORY)} prefetch="intent">
              {category ? 'Compare os softwares desta categoria' : 'Compare softwares lado a lado'}
            </Link>
          )
        }
      >
        {results.data.count > 0 ? (
          <StillCards name="results" of={results.data}>
            {(offer) => <OfferCard key={offer.id} offer={offer} />}
          </StillCards>
        ) : (
          <EmptyState
            title={
              query || category
                ? `Nada encontrado para “${query || category}”`
                : 'Não há resultados nesta página'
            }
            actions={<ButtonLink to="/softwares">Ver todos os softwares</ButtonLink>}
          >
            Confira a grafia ou tente uma palavra mais geral, como uma categoria: ERP, CRM, folha de
            pagamento.
          </EmptyState>
        )}
        <Pagination page={results.page} totalPages={results.totalPages} />
      </Section>
    </div>
  )
}

interface LeadProps {
  total: number
  query: string
  category: string
}

/** How much was found, of what. */
function Lead({ total, query, category }: LeadProps) {
  if (query) return `${totalLabel(total)} para “${query}”`
  if (!category) return totalLabel(total)
  return (
    <>
      {totalLabel(total)} na categoria “{category}” · <Link to="/softwares">Ver todos</Link>
    </>
  )
}
