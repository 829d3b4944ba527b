import { redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { ButtonLink } from '#/components/button.tsx'
import { EmptyCatalogue } from '#/components/empty-catalogue.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Link } from '#/components/link.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { SearchForm } from '#/components/search-form.tsx'
import { Section } from '#/components/section.tsx'
import { StillCards } from '#/components/still-cards.tsx'
import { SwipeRow } from '#/components/swipe-row.tsx'
import type { ListedKind } from '#/domain/listed.ts'
import { pageOf, pagesFor } from '#/domain/pagination.ts'
import { searchFrom } from '#/domain/search.ts'
import { BEST_RATED_MAX, DEFAULT_PAGE_SIZE } from '#/features/catalogue/limits.ts'
import { categoryPath, offerPath, softwaresPath } from '#/features/catalogue/links.ts'
import { bestCardsAmong, cardsAmong, categoryPrices } from '#/features/catalogue/service.server.ts'
import { CategoryPricesStrip } from '#/features/catalogue/ui/category-prices.tsx'
import { OfferCard } from '#/features/catalogue/ui/offer-card.tsx'
import { comparisonPath } from '#/features/comparison/address.ts'
import { DEFAULT_CATEGORY } from '#/features/comparison/limits.ts'
import { chosenSoftware } from '#/features/comparison/service.server.ts'
import { haveOneList } from '#/features/explorer/address.ts'
import { OPTIONS_MAX } from '#/features/explorer/limits.ts'
import { OFFER_ORDERS } from '#/features/explorer/orders.ts'
import { exploreOffers, offerGroups } from '#/features/explorer/software.server.ts'
import { Explorer } from '#/features/explorer/ui/explorer.tsx'
import { ByIndex } from '#/features/reviews/ui/by-index.tsx'
import { countSearch } from '#/features/search/counts/service.server.ts'
import { nearestTo } from '#/features/search/reading/nearest.server.ts'
import { tell } from '#/features/search/reading/service.server.ts'
import { NearestLinks } from '#/features/search/reading/ui/nearest-links.tsx'
import { ReadingNotice } from '#/features/search/reading/ui/reading-notice.tsx'
import { waysOn } from '#/features/search/reading/ways.server.ts'
import { SUGGESTIONS } from '#/features/search/suggestions/suggestions.ts'
import { watchPath } from '#/features/watches/links.ts'
import { listLd } from '#/platform/json-ld.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/softwares'

export const loader = pageLoader(
  'softwares',
  async ({ db, env, tag, still, whenSent, params, parameters, withinPages }) => {
    const {
      search: typed,
      page,
      ordem: order,
      comparar,
      literal,
      visual: _,
      ...choices
    } = parameters
    // The search form without a script sends its text as a parameter.
    const address = softwaresPath(typed)
    if (typed && !address.includes('?')) throw redirect(address)

    tag('offers', 'categories', 'vendors')
    const query = typed || searchFrom(params.search)
    const { categoria, ...others } = choices
    const kind = kindOf(choices.tipo)
    const isNarrowed = Object.values(others).flat().length > 0 || categoria.length > 1
    const isRefined = isNarrowed || order !== OFFER_ORDERS[0].value
    const explored = await exploreOffers(db, { query, choices, order, literal })
    const isFirst = page === 1 && !isRefined
    const isAsked = query !== '' || isNarrowed || categoria.length > 0
    const isWhole = !isAsked && !isRefined
    const best =
      isFirst || isWhole
        ? await bestCardsAmong(db, explored.ids({ limit: BEST_RATED_MAX, offset: 0 }, 'avaliacao'))
        : []
    // The whole list stands below the best rated, in the same order: it goes on after them.
    const above = isWhole && explored.total > DEFAULT_PAGE_SIZE ? best.map(({ id }) => id) : []
    const ids = idsAfter(above, page, (slice) => explored.ids(slice))
    const [groups, found, chosen] = await Promise.all([
      offerGroups(db, explored, OPTIONS_MAX),
      cardsAmong(db, ids),
      chosenSoftware(db, comparar),
    ])
    const { told, results } = await tell(
      db,
      { kind, query, isLiteral: literal, path: softwaresPath(query) },
      {
        ...pageOf(found, explored.total, page, DEFAULT_PAGE_SIZE),
        totalPages: pagesFor(explored.total - above.length, DEFAULT_PAGE_SIZE),
        reading: explored.reading,
      },
      ['titulo', 'categoria', 'descricao'],
    )
    withinPages(results)
    // What filters leave is no answer to the question.
    if (!isNarrowed && categoria.length === 0)
      whenSent(countSearch(db, { source: 'offers', query, page, total: results.total }))
    // Whatever somebody types, a page of what was guessed of it is none to be found by.
    const isGuessed = told !== null && (told.corrected !== null || told.omitted.length > 0)
    const [category = ''] = isNarrowed ? [] : (explored.choices.categoria ?? [])
    // Services are not compared.
    const isCompared = !query && results.data.some(({ tipo }) => tipo === 'Software')
    const noIndex =
      isRefined ||
      literal ||
      isGuessed ||
      comparar.length > 0 ||
      (query !== '' && categoria.length > 0)
    return {
      query,
      category,
      kind,
      isAsked,
      told,
      ways: query
        ? await waysOn(db, { query, path: softwaresPath(query), groups, total: results.total })
        : [],
      nearest: query && explored.found === 0 ? await nearestTo(db, query) : null,
      order,
      groups,
      isCut: explored.isCut,
      otherwise: explored.otherwise,
      isEmpty: explored.isEmpty,
      isFirst,
      best: still(isFirst ? best : []),
      above: above.length,
      results: { ...results, data: still(results.data) },
      listed: noIndex ? [] : [...(page === 1 ? above : []), ...results.data.map(({ id }) => id)],
      isCompared,
      prices: isCompared && category && page === 1 ? await categoryPrices(db, category) : null,
      chosen,
      noIndex,
      publicUrl: env.PUBLIC_URL,
    }
  },
)

const NONE_RATED =
  'Ainda não há softwares bem avaliados aqui. Se você usa um software assim, conte como é: a sua avaliação ajuda quem está escolhendo.'

/** A page of a list without the offers that stand above it, which are among the first of it and fewer than a page has. */
function idsAfter(
  above: string[],
  page: number,
  idsOf: (slice: { limit: number; offset: number }) => string[],
): string[] {
  const offset = (page - 1) * DEFAULT_PAGE_SIZE
  if (page > 1) return idsOf({ limit: DEFAULT_PAGE_SIZE, offset: offset + above.length })
  const first = idsOf({ limit: DEFAULT_PAGE_SIZE + above.length, offset })
  return first.filter((id) => !above.includes(id)).slice(0, DEFAULT_PAGE_SIZE)
}

/** How the list looks and what is chosen to be compared are known without asking for it again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  haveOneList(currentUrl, nextUrl) ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { query, category, results, above, listed, noIndex, publicUrl } = loaderData
  const asked = query || category
  return pageMeta({
    title: asked ? `Softwares: ${asked}` : 'Softwares',
    description: asked
      ? `Softwares e serviços ${query ? 'encontrados para' : 'da categoria'} “${asked}”, com avaliações de quem usa.`
      : 'Todos os softwares e serviços de tecnologia da Praça, com avaliações de quem usa.',
    publicUrl,
    path: pathOfPage(
      category && !query ? categoryPath(category) : softwaresPath(query),
      noIndex ? 1 : results.page,
    ),
    noIndex: noIndex || (asked !== '' && results.total === 0),
    jsonLd: listLd(
      publicUrl,
      listed.map(offerPath),
      results.page > 1 ? (results.page - 1) * DEFAULT_PAGE_SIZE + above : 0,
    ),
  })
}

/** The address of a page of a list. */
function pathOfPage(path: string, page: number) {
  if (page === 1) return path
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`
}

export default function Softwares({ loaderData }: Route.ComponentProps) {
  const {
    query,
    category,
    kind,
    isAsked,
    told,
    ways,
    nearest,
    order,
    groups,
    isCut,
    otherwise,
    isEmpty,
    isFirst,
    best,
    above,
    results,
    isCompared,
    prices,
  } = loaderData
  const asked = query || category
  const parameters = new URLSearchParams(useLocation().search)
  if (query) parameters.set('search', query)
  const watched =
    category && !query ? watchPath('categoria', category) : watchPath('busca', `${parameters}`)
  // A category is listed in the same order: they would only be repeated. Where nothing is found the list says it.
  const isNothing = asked !== '' && results.total === 0 && !otherwise?.withoutAll
  const bestRated = isFirst &&
    !isNothing &&
    !isEmpty &&
    (!isAsked || query || best.count === 0) && (
      <Section
        title="Melhores avaliados"
        lead={
          <>
            {query ? `Para “${query}”. ` : category && `Na categoria “${category}”. `}
            <ByIndex />
          </>
        }
        action={
          !isAsked &&
          isCompared && (
            <Link to={comparisonPath(DEFAULT_CATEGORY)} prefetch="intent">
              Compare softwares lado a lado
            </Link>
          )
        }
      >
        {best.count > 0 ? (
          <SwipeRow of="Melhores avaliados">
            <StillCards name="best" of={best}>
              {(offer, index) => (
                <OfferCard key={offer.id} offer={offer} eager={index < 3} isBrief />
              )}
            </StillCards>
          </SwipeRow>
        ) : (
          <p>{NONE_RATED}</p>
        )}
      </Section>
    )
  return (
    <div className="container">
      <PageHead title="Qual software você procura?" isCompact={isAsked}>
        <SearchForm
          label="Pesquise por softwares"
          resultsFor={softwaresPath}
          value={query}
          action="/softwares"
          suggests={SUGGESTIONS}
        />
      </PageHead>

      {!isAsked && bestRated}

      {prices && <CategoryPricesStrip category={category} prices={prices} />}

      <Explorer
        title="Todos os resultados"
        kind={kind}
        groups={groups}
        results={results}
        isCut={isCut}
        otherwise={otherwise}
        orders={OFFER_ORDERS}
        order={order}
        words={{ text: query, without: '/softwares' }}
        lead={
          isAsked ? (
            <>
              {!query && category && <Lead category={category} isCompared={isCompared} />}
              <Link to={watched} rel="nofollow">
                Acompanhar
              </Link>
            </>
          ) : (
            isFirst && above > 0 && <span>(os {above} primeiros estão acima)</span>
          )
        }
        notice={<ReadingNotice told={told} ways={ways} />}
        empty={
          isEmpty ? (
            <EmptyCatalogue title="O catálogo ainda está vazio" />
          ) : (
            <EmptyState
              title={asked ? `Nada encontrado para “${asked}”` : 'Não há resultados nesta página'}
              actions={
                <>
                  <ButtonLink to="/softwares">Ver todos os softwares</ButtonLink>
                  {asked && (
                    <ButtonLink to={watched} look="secondary" rel="nofollow">
                      Acompanhar esta busca
                    </ButtonLink>
                  )}
                </>
              }
              below={
                (nearest || (asked && isFirst)) && (
                  <>
                    <NearestLinks nearest={nearest} />
                    {isFirst && <p>{NONE_RATED}</p>}
                  </>
                )
              }
            >
              Confira a grafia ou tente uma palavra mais geral, como o nome de uma categoria.
            </EmptyState>
          )
        }
      >
        <StillCards name="results" of={results.data} isList>
          {(offer) => <OfferCard key={offer.id} offer={offer} />}
        </StillCards>
      </Explorer>

      {/* Who asked for something sees that first. */}
      {isAsked && bestRated}
    </div>
  )
}

interface LeadProps {
  category: string
  /** Some of it can be compared. */
  isCompared: boolean
}

const Lead = ({ category, isCompared }: LeadProps) => (
  <span>
    na categoria “{category}”
    {isCompared && (
      <>
        {' '}
        ·{' '}
        <Link to={comparisonPath(category)} prefetch="intent">
          Compare lado a lado
        </Link>
      </>
    )}
  </span>
)

/** What a list is of, by the types that are chosen. */
function kindOf(types: string[]): ListedKind {
  const [type] = types
  if (types.length !== 1) return 'offer'
  return type === 'Software' ? 'software' : 'service'
}
