import { Star } from 'lucide-react'
import { redirect } from 'react-router'
import { ButtonLink } from '#/components/button.tsx'
import { CardGrid } from '#/components/card-grid.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { Pagination } from '#/components/pagination.tsx'
import { SearchForm } from '#/components/search-form.tsx'
import { Section } from '#/components/section.tsx'
import { totalLabel } from '#/domain/pagination.ts'
import { DEFAULT_PAGE_SIZE } from '#/features/catalogue/limits.ts'
import { softwaresPath } from '#/features/catalogue/links.ts'
import { bestRatedCards, searchCards } from '#/features/catalogue/service.server.ts'
import { OfferCard } from '#/features/catalogue/ui/offer-card.tsx'
import { pageContext } from '#/platform/page-context.server.ts'
import { pageFrom, searchFrom, withinPages } from '#/platform/page-errors.server.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import type { Route } from './+types/softwares'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  // The search form without a script sends its text as a parameter.
  const typed = searchFrom(new URL(request.url).searchParams.get('search'))
  const address = softwaresPath(typed)
  if (typed && !address.includes('?')) throw redirect(address)

  const { db, env, tag } = context.get(pageContext)
  tag('offers')
  const query = typed || searchFrom(params.search)
  const page = pageFrom(request.url)
  const [best, results] = await Promise.all([
    page === 1 ? bestRatedCards(db, query) : [],
    searchCards(db, { query, page, limit: DEFAULT_PAGE_SIZE }),
  ])
  withinPages(results, request.url)
  return { query, best, results, publicUrl: env.PUBLIC_URL }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { query, results, publicUrl } = loaderData
  const path = softwaresPath(query) + (results.page > 1 ? `?page=${results.page}` : '')
  return pageMeta({
    title: query ? `Softwares: ${query}` : 'Softwares',
    description: query
      ? `Softwares e serviços encontrados para “${query}”, com avaliações de quem usa.`
      : 'Todos os softwares e serviços de tecnologia da Praça, com avaliações de quem usa.',
    publicUrl,
    path,
    noIndex: query !== '' && results.total === 0,
  })
}

export default function Softwares({ loaderData }: Route.ComponentProps) {
  const { query, best, results } = loaderData
  return (
    <div className="container">
      <PageHead title="Qual software você procura?">
        <SearchForm
          label="Pesquise por softwares"
          resultsFor={softwaresPath}
          value={query}
          action="/softwares"
        />
      </PageHead>

      {results.page === 1 && (
        <Section title="Melhores avaliados">
          {best.length > 0 ? (
            <CardGrid>
              {best.map((offer, index) => (
                <OfferCard key={offer.id} offer={offer} eager={index < 3} />
              ))}
            </CardGrid>
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
        lead={query ? `${totalLabel(results.total)} para “${query}”` : totalLabel(results.total)}
      >
        {results.data.length > 0 ? (
          <CardGrid>
            {results.data.map((offer) => (
              <OfferCard key={offer.id} offer={offer} />
            ))}
          </CardGrid>
        ) : (
          <EmptyState
            title={query ? `Nada encontrado para “${query}”` : 'Não há resultados nesta página'}
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
