import { clsx } from 'clsx'
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import type { JobPosting, WithContext } from 'schema-dts'
import type { ParametersOf } from '#/addresses/match.ts'
import { Button, ButtonLink } from '#/components/button.tsx'
import callouts from '#/components/callout.module.css'
import { EmptyState } from '#/components/empty-state.tsx'
import { Link } from '#/components/link.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { Pagination } from '#/components/pagination.tsx'
import { SearchForm } from '#/components/search-form.tsx'
import { pageOf } from '#/domain/pagination.ts'
import { searchFrom } from '#/domain/search.ts'
import { blockBanners } from '#/features/banners/service.server.ts'
import { BannerBlock } from '#/features/banners/ui/banner-block.tsx'
import {
  type CareerResults as Asked,
  careerResultsTitle,
  readCareerAddress,
} from '#/features/careers/results.ts'
import type { CareerCard } from '#/features/careers/schema.ts'
import { careersPage, getCareer } from '#/features/careers/service.server.ts'
import { CareerList } from '#/features/careers/ui/career-list.tsx'
import { CareersSkeleton, MatchingCareers } from '#/features/careers/ui/matching-careers.tsx'
import { ResultsBar } from '#/features/careers/ui/results-bar.tsx'
import { ARTICLE_ORDERS, ORDER_PARAMETER } from '#/features/news/order.ts'
import { plainText } from '#/features/news/sanitise.server.ts'
import { openEntry } from '#/platform/browser/entry.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import {
  ALL_CAREERS_PATH,
  careerPath,
  careerSearchPath,
  FEATURED_CAREERS_PATH,
  MATCHING_CAREERS_PATH,
} from '#/platform/links.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { idFrom, orMissing } from '#/platform/server/page-errors.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/career-results'
import styles from './careers.module.css'

/** Exactly one job, or the page of a list that the address asks for. */
async function findResults(
  db: Database,
  asked: Asked,
  { ordem, page }: ParametersOf<'career-results'>,
) {
  if (asked.kind === 'job') {
    return pageOf([await orMissing(getCareer(db, idFrom(asked.id)))], 1, 1, 1)
  }
  return careersPage(db, {
    query: asked.query,
    order: ordem,
    page,
    featured: asked.source === 'imperdiveis' ? 'only' : undefined,
  })
}

export const loader = pageLoader(
  'career-results',
  async ({ db, env, tag, params, parameters, withinPages }) => {
    const asked = readCareerAddress({ ...params, search: searchFrom(params.search) })
    tag('articles', 'vendors', 'banners', 'advertisements')
    if (asked.kind === 'job') tag(`article:${asked.id}`)
    const [results, banners] = await Promise.all([
      findResults(db, asked, parameters),
      blockBanners(db),
    ])
    withinPages(results)
    const only = results.total === 1 ? results.data[0] : undefined
    return {
      asked,
      order: parameters.ordem,
      results,
      summary: only && plainText(only.comment),
      banners,
      publicUrl: env.PUBLIC_URL,
    }
  },
)

function canonicalPath(asked: Asked) {
  if (asked.kind === 'job') return careerPath(asked.id)
  if (asked.query) return careerSearchPath(asked.query)
  return asked.source === 'imperdiveis' ? FEATURED_CAREERS_PATH : ALL_CAREERS_PATH
}

/** Of a job that says who offers it and what it is; a part of it is of no use to search engines. */
function jobPosting(job: CareerCard, publicUrl: string): WithContext<JobPosting> | undefined {
  if (!job.empresa || !job.comment) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.headline,
    description: job.comment,
    datePosted: job.date,
    hiringOrganization: { '@type': 'Organization', name: job.empresa },
    url: publicUrl + careerPath(job._id),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { asked, results, summary, publicUrl } = loaderData
  const job = asked.kind === 'job' ? results.data[0] : undefined
  const paged = results.page > 1 ? `?page=${results.page}` : ''
  return pageMeta({
    title: job
      ? [job.headline, job.empresa].filter(Boolean).join(' · ')
      : careerResultsTitle(asked),
    description:
      (job && summary) ||
      'Vagas em empresas que fazem, vendem e implantam software no Brasil, por cargo ou por empresa.',
    publicUrl,
    path: canonicalPath(asked) + paged,
    noIndex: asked.kind === 'list' && (asked.query !== '' || asked.source === 'combinam'),
    jsonLd: [job && jobPosting(job, publicUrl)].filter((thing) => thing !== undefined),
  })
}

export default function CareerResults({ loaderData }: Route.ComponentProps) {
  const { asked, order, results, banners } = loaderData
  const query = asked.kind === 'list' ? asked.query : ''
  const expanded = results.total === 1
  const list = (
    <>
      {asked.kind === 'list' && results.total > 0 && (
        <ResultsBar
          total={results.total}
          name={ORDER_PARAMETER}
          orders={ARTICLE_ORDERS}
          order={order}
        />
      )}
      {results.data.length > 0 ? (
        <CareerList careers={results.data} expanded={expanded} />
      ) : (
        <NoCareers query={query} total={results.total} />
      )}
      <Pagination totalPages={results.totalPages} />
      {expanded && (
        <p className={styles.onward}>
          <Link to={ALL_CAREERS_PATH} prefetch="intent">
            Ver todas as vagas
          </Link>
        </p>
      )}
    </>
  )
  return (
    <div className="container">
      <PageHead title={careerResultsTitle(asked)}>
        <SearchForm
          label="Pesquise por cargo ou empresa"
          resultsFor={careerSearchPath}
          value={query}
          action="/careers"
        />
      </PageHead>

      <div className={styles.results}>
        {asked.kind === 'list' && asked.source === 'combinam' ? <Matching>{list}</Matching> : list}
      </div>

      {banners.length > 0 && (
        <div className={styles.ads}>
          <BannerBlock banners={banners} />
        </div>
      )}
    </div>
  )
}

/** The jobs of who is logged in; a visitor has no profile, and sees all of them. */
function Matching({ children }: { children: ReactNode }) {
  const user = useStoredUser()
  if (user === undefined) return <CareersSkeleton />
  if (user) return <MatchingCareers userId={user._id} />
  return (
    <>
      <div className={clsx(callouts.callout, styles.notice)}>
        <Sparkles aria-hidden="true" strokeWidth={1.7} />
        <p>
          <strong>Ainda não conhecemos o seu perfil.</strong>
          Por isso mostramos aqui todas as vagas abertas.
        </p>
        <Button
          look="secondary"
          onClick={() => openEntry({ view: 'login', redirectTo: MATCHING_CAREERS_PATH })}
        >
          Entrar
        </Button>
      </div>
      {children}
    </>
  )
}

function NoCareers({ query, total }: { query: string; total: number }) {
  if (query && total === 0) {
    return (
      <EmptyState
        title={`Nenhuma vaga para “${query}”`}
        actions={<ButtonLink to={ALL_CAREERS_PATH}>Ver todas as vagas</ButtonLink>}
      >
        Confira a grafia ou tente uma palavra mais geral, como analista, suporte ou o nome da
        empresa.
      </EmptyState>
    )
  }
  return total > 0 ? (
    <EmptyState
      title="Não há vagas nesta página"
      actions={<ButtonLink to={ALL_CAREERS_PATH}>Voltar ao começo</ButtonLink>}
    >
      A lista termina antes daqui.
    </EmptyState>
  ) : (
    <EmptyState
      title="Nenhuma vaga aberta no momento"
      actions={<ButtonLink to="/suppliers">Ver fornecedores</ButtonLink>}
    >
      Assim que uma empresa publicar uma vaga, ela aparece aqui.
    </EmptyState>
  )
}
