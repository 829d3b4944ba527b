import { Newspaper } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Link } from '#/components/link.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { Pagination } from '#/components/pagination.tsx'
import { SearchForm } from '#/components/search-form.tsx'
import { Section } from '#/components/section.tsx'
import { SortSelect } from '#/components/sort-select.tsx'
import { StillCards } from '#/components/still-cards.tsx'
import { totalLabel } from '#/domain/pagination.ts'
import type { BannerWire } from '#/features/banners/schema.ts'
import { blockBanners } from '#/features/banners/service.server.ts'
import { BannerBlock } from '#/features/banners/ui/banner-block.tsx'
import { LATEST_NEWS } from '#/features/news/limits.ts'
import { NEWS_FEED, newsPath } from '#/features/news/links.ts'
import { ARTICLE_ORDERS, ORDER_PARAMETER } from '#/features/news/order.ts'
import { latestNews, newsPage } from '#/features/news/service.server.ts'
import { LatestNews } from '#/features/news/ui/latest-news.tsx'
import { NewsCard } from '#/features/news/ui/news-card.tsx'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/news'
import styles from './news.module.css'

export const loader = pageLoader(
  'news',
  async ({ db, env, tag, still, parameters, withinPages }) => {
    tag('articles', 'banners', 'advertisements')
    const query = parameters.search
    const order = parameters.ordem
    const page = parameters.page
    // The newest stand above the list: it goes on after them.
    const without = order === 'recentes' && !query ? LATEST_NEWS : 0
    const [latest, results, banners] = await Promise.all([
      page === 1 && !query ? latestNews(db) : [],
      newsPage(db, { query, order, page, without }),
      blockBanners(db),
    ])
    withinPages(results)
    return {
      query,
      order,
      latest,
      results: { ...results, data: still(results.data) },
      banners,
      publicUrl: env.PUBLIC_URL,
    }
  },
)

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { query, results, publicUrl } = loaderData
  const paged = results.page > 1 ? `?page=${results.page}` : ''
  return pageMeta({
    title: query ? `Notícias: ${query}` : 'Notícias',
    description:
      'Notícias e artigos sobre software empresarial, serviços de tecnologia e quem trabalha com eles no Brasil.',
    publicUrl,
    path: query ? newsPath(query, 'recentes') : `/news${paged}`,
    noIndex: query !== '',
    feed: NEWS_FEED,
  })
}

export default function News({ loaderData }: Route.ComponentProps) {
  const { query, order, latest, results, banners } = loaderData
  // What was searched for, or turned to, comes before any advertisement.
  const isFront = latest.length > 0
  const goesOn = order === 'recentes' && !query
  // All there are stand above.
  const isWhole = goesOn && isFront && results.total === 0
  return (
    <div className="container">
      <PageHead title="Notícias">
        <SearchForm
          label="Pesquise por notícias"
          resultsFor={(text) => newsPath(text, order)}
          value={query}
          action="/news"
        />
      </PageHead>

      {isFront && (
        <Section title="Últimas notícias">
          <LatestNews items={latest} />
        </Section>
      )}

      {isFront && <Advertisements banners={banners} />}

      {isWhole ? null : (
        <Section
          title={query ? 'Resultado da pesquisa' : goesOn ? 'Mais notícias' : 'Todas as notícias'}
          lead={
            query && results.total > 0 ? `${totalLabel(results.total)} para “${query}”` : undefined
          }
          action={
            results.total + (goesOn ? latest.length : 0) > 1 && (
              <SortSelect name={ORDER_PARAMETER} options={ARTICLE_ORDERS} value={order} />
            )
          }
        >
          {results.data.count > 0 ? (
            <div className={styles.results}>
              <StillCards name="results" of={results.data} isList>
                {(item) => <NewsCard key={item._id} item={item} look="listed" />}
              </StillCards>
            </div>
          ) : (
            <NoNews query={query} total={results.total} />
          )}
          {query && results.data.count > 0 && (
            <p className={styles.all}>
              <Link to={newsPath('', order)}>Ver todas as notícias</Link>
            </p>
          )}
          <Pagination totalPages={results.totalPages} />
        </Section>
      )}

      {!isFront && <Advertisements banners={banners} />}
    </div>
  )
}

function Advertisements({ banners }: { banners: BannerWire[] }) {
  if (banners.length === 0) return null
  return (
    <div className={styles.ads}>
      <BannerBlock banners={banners} />
    </div>
  )
}

function NoNews({ query, total }: { query: string; total: number }) {
  if (query && total === 0) {
    return (
      <EmptyState
        title={`Nenhuma notícia para “${query}”`}
        actions={<ButtonLink to="/news">Ver todas as notícias</ButtonLink>}
      >
        Confira a grafia ou tente uma palavra mais geral, como uma tecnologia ou o nome da empresa.
      </EmptyState>
    )
  }
  const beyond = total > 0
  return (
    <EmptyState
      title={beyond ? 'Não há notícias nesta página' : 'Ainda não há notícias'}
      icon={<Newspaper aria-hidden="true" strokeWidth={1.7} />}
      actions={
        beyond ? (
          <ButtonLink to="/news">Voltar ao começo</ButtonLink>
        ) : (
          <ButtonLink to="/softwares">Ver softwares</ButtonLink>
        )
      }
    >
      {beyond
        ? 'A lista termina antes daqui.'
        : 'Assim que a primeira for publicada, ela aparece aqui. Enquanto isso, conheça o catálogo.'}
    </EmptyState>
  )
}
