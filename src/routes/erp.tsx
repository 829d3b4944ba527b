import { FolderSearch } from 'lucide-react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ButtonLink } from '#/components/button.tsx'
import { ChipLinks } from '#/components/chip.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { SearchForm } from '#/components/search-form.tsx'
import { LISTED } from '#/domain/listed.ts'
import { totalLabel } from '#/domain/pagination.ts'
import { categoryPath, offerPath, softwaresPath } from '#/features/catalogue/links.ts'
import { categoryPrices } from '#/features/catalogue/service.server.ts'
import { CategoryPricesStrip } from '#/features/catalogue/ui/category-prices.tsx'
import {
  CATEGORY_PARAMETER,
  comparisonPath,
  isRefined,
  LIST_PATH,
} from '#/features/comparison/address.ts'
import { PAGE_SIZE } from '#/features/comparison/limits.ts'
import {
  categoriesAlike,
  chosenSoftware,
  compareCategory,
  mainCategories,
} from '#/features/comparison/service.server.ts'
import { CategoryNav } from '#/features/comparison/ui/category-nav.tsx'
import { SoftwareItem } from '#/features/comparison/ui/software-item.tsx'
import { haveOneList } from '#/features/explorer/address.ts'
import { COMPARISON_ORDERS, OFFER_ORDERS } from '#/features/explorer/orders.ts'
import { Explorer } from '#/features/explorer/ui/explorer.tsx'
import { countSearch } from '#/features/search/counts/service.server.ts'
import { type Nearest, nearestTo, offeredAmong } from '#/features/search/reading/nearest.server.ts'
import { tell } from '#/features/search/reading/service.server.ts'
import { NearestLinks } from '#/features/search/reading/ui/nearest-links.tsx'
import { ReadingNotice } from '#/features/search/reading/ui/reading-notice.tsx'
import { listLd } from '#/platform/json-ld.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/erp'
import styles from './erp.module.css'

export const loader = pageLoader(
  'erp',
  async ({ db, env, tag, whenSent, parameters, withinPages }) => {
    tag('offers', 'categories', 'vendors', 'advertisements')
    const main = await mainCategories(db)
    const asked = parameters.categoria || (main[0] ?? '')
    const { comparar, ordem, visual: _, ...others } = parameters
    const { search: query, literal, page, categoria: __, ...choices } = others
    // Without words there is nothing to be relevant for.
    const order = ordem === 'relevancia' && !query ? COMPARISON_ORDERS[0].value : ordem
    const [comparison, chosen] = await Promise.all([
      compareCategory(db, { ...others, categoria: asked, order }),
      chosenSoftware(db, comparar),
    ])
    const common = { asked, main, query, order, chosen, publicUrl: env.PUBLIC_URL }
    if (!comparison) {
      const alike = asked ? await offeredAmong(db, await categoriesAlike(db, asked)) : []
      return data({ ...common, comparison, alike, noIndex: true }, { status: asked ? 404 : 200 })
    }
    const { reading, found, ...compared } = comparison
    const { told, results } = await tell(
      db,
      {
        kind: 'software',
        query,
        isLiteral: literal,
        path: comparisonPath(comparison.category, [], query),
      },
      { ...compared.results, reading },
      ['name', 'description'],
    )
    withinPages(results)
    // Each shows its latest review.
    tag(...results.data.map(({ id }) => `offer:${id}` as const))
    const isNarrowed = Object.values(choices).flat().length > 0
    // What a category leaves is no answer to the question: all that it finds is.
    if (!isNarrowed) whenSent(countSearch(db, { source: 'offers', query, page, total: found }))
    return data({
      ...common,
      comparison: { ...compared, results },
      isNarrowed,
      prices:
        page === 1 && !query && !isNarrowed ? await categoryPrices(db, comparison.category) : null,
      told,
      found,
      nearest: query && found === 0 ? await nearestTo(db, query) : null,
      noIndex: isRefined(parameters),
    })
  },
)

/** How the list looks and what is chosen to be compared are known without asking for it again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  haveOneList(currentUrl, nextUrl) ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { asked, comparison, noIndex, publicUrl } = loaderData
  const category = comparison?.category ?? asked
  const page = comparison?.results.page ?? 1
  const path = category ? comparisonPath(category) : LIST_PATH
  const software = category ? `softwares de ${category}` : 'softwares'
  return pageMeta({
    title: `Compare ${software}`,
    description: `Compare os ${software} por nota, empresa e fornecedor, com avaliações de quem usa, e veja até quatro lado a lado.`,
    publicUrl,
    path: page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path,
    noIndex: noIndex || !comparison,
    jsonLd: listLd(
      publicUrl,
      noIndex || !comparison ? [] : comparison.results.data.map(({ id }) => offerPath(id)),
      (page - 1) * PAGE_SIZE,
    ),
  })
}

export default function Erp({ loaderData }: Route.ComponentProps) {
  const { asked, main, comparison, query } = loaderData
  if (!comparison) return <NoCategory asked={asked} main={main} alike={loaderData.alike} />
  const { order, isNarrowed, prices, told, found, nearest } = loaderData
  const { category, groups, results, isCut, otherwise } = comparison
  const others = groups.find(({ grupo }) => grupo === 'subcategoria')
  const isAsked = query !== '' || isNarrowed
  return (
    <div className="container">
      <PageHead
        title={`Compare softwares de ${category}`}
        lead={
          !isAsked && 'Filtre a lista, escolha de 2 a 4 e veja lado a lado o que cada um oferece.'
        }
        isCompact={isAsked}
      >
        <SearchForm
          label={`Pesquise em ${category}`}
          resultsFor={(text) => comparisonPath(category, [], text)}
          value={query}
          action={LIST_PATH}
          keeps={[[CATEGORY_PARAMETER, category]]}
        />
      </PageHead>
      <CategoryNav
        category={category}
        main={main}
        related={others?.valores.map(({ texto }) => texto) ?? []}
      />
      {prices && <CategoryPricesStrip category={category} prices={prices} />}
      <Explorer
        title="Softwares"
        kind="software"
        groups={groups}
        results={results}
        isCut={isCut}
        otherwise={otherwise}
        orders={query ? OFFER_ORDERS : COMPARISON_ORDERS}
        order={order}
        words={{ text: query, without: LIST_PATH }}
        notice={<ReadingNotice told={told} />}
        empty={
          query ? (
            <NothingFound
              query={query}
              category={category}
              inCategory={otherwise?.inCategory ?? 0}
              found={found}
              nearest={nearest}
            />
          ) : (
            <NoSoftware category={category} inCatalogue={otherwise?.inCatalogue ?? 0} />
          )
        }
      >
        <ol className={styles.list}>
          {results.data.map((software, index) => (
            <li key={software.id}>
              <SoftwareItem
                software={software}
                place={(results.page - 1) * PAGE_SIZE + index + 1}
              />
            </li>
          ))}
        </ol>
      </Explorer>
    </div>
  )
}

interface NoCategoryProps {
  asked: string
  /** None where there is no software in any. */
  main: string[]
  alike: string[]
}

const NoCategory = ({ asked, main, alike }: NoCategoryProps) => (
  <div className="container">
    <PageHead title="Compare softwares" />
    <CategoryNav category="" main={main} related={[]} />
    <div className={styles.missing}>
      <EmptyState
        title={asked ? `Não há a categoria “${asked}”` : 'Ainda não há softwares para comparar'}
        icon={<FolderSearch aria-hidden="true" strokeWidth={1.7} />}
        actions={
          <>
            <ChipLinks
              label="Categorias parecidas"
              chips={alike.map((name) => ({ text: name, to: comparisonPath(name) }))}
            />
            {main.slice(0, 1).map((name) => (
              <ButtonLink key={name} to={LIST_PATH}>
                Comparar softwares de {name}
              </ButtonLink>
            ))}
            <ButtonLink to="/softwares" look="secondary">
              Ver todos os softwares
            </ButtonLink>
          </>
        }
      >
        {asked && noCategoryHint(alike)}
      </EmptyState>
    </div>
  </div>
)

const noCategoryHint = (alike: string[]) =>
  alike.length > 0
    ? 'Você quis dizer uma destas?'
    : 'Ela pode ter mudado de nome. Confira a grafia, ou escolha outra acima.'

interface NothingFoundProps {
  query: string
  category: string
  /** Software of the category. */
  inCategory: number
  /** What the words find in the whole catalogue. */
  found: number
  nearest: Nearest | null
}

const NothingFound = ({ query, category, inCategory, found, nearest }: NothingFoundProps) => (
  <EmptyState
    title={`Nada encontrado em ${category} para “${query}”`}
    actions={
      <>
        {found > 0 && (
          <ButtonLink to={softwaresPath(query)}>
            Ver em todo o catálogo: {totalLabel(found)}
          </ButtonLink>
        )}
        {inCategory > 0 && (
          <ButtonLink to={comparisonPath(category)} look={found > 0 ? 'secondary' : 'primary'}>
            Ver todos de {category}: {totalLabel(inCategory, undefined, LISTED.software)}
          </ButtonLink>
        )}
      </>
    }
    below={nearest && <NearestLinks nearest={nearest} />}
  >
    {found > 0
      ? 'Há resultados em outras categorias.'
      : 'Confira a grafia ou tente uma palavra mais geral.'}
  </EmptyState>
)

interface NoSoftwareProps {
  category: string
  /** What else is in the category. */
  inCatalogue: number
}

const NoSoftware = ({ category, inCatalogue }: NoSoftwareProps) => (
  <EmptyState
    title={`Ainda não há softwares de ${category}`}
    actions={
      <>
        {inCatalogue > 0 && (
          <ButtonLink to={categoryPath(category)}>
            Ver a categoria no catálogo: {totalLabel(inCatalogue)}
          </ButtonLink>
        )}
        <ButtonLink to="/softwares" look={inCatalogue > 0 ? 'secondary' : 'primary'}>
          Ver todos os softwares
        </ButtonLink>
      </>
    }
  >
    Escolha outra categoria acima, ou veja o catálogo inteiro.
  </EmptyState>
)
