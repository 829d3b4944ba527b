import { Briefcase } from 'lucide-react'
import { redirect } from 'react-router'
import { ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { PageHead } from '#/components/page-head.tsx'
import { SearchForm } from '#/components/search-form.tsx'
import { Section, SeeAll } from '#/components/section.tsx'
import { blockBanners } from '#/features/banners/service.server.ts'
import { BannerBlock } from '#/features/banners/ui/banner-block.tsx'
import { featuredCareers } from '#/features/careers/service.server.ts'
import { CareerCard } from '#/features/careers/ui/career-card.tsx'
import { MatchingLink } from '#/features/careers/ui/matching-link.tsx'
import { CAREERS_FEED } from '#/features/news/links.ts'
import { careerSearchPath, FEATURED_CAREERS_PATH } from '#/platform/links.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/careers'
import styles from './careers.module.css'

export const loader = pageLoader('careers', async ({ db, env, tag, parameters }) => {
  // The search form without a script sends its text as a parameter.
  const typed = parameters.search
  if (typed) throw redirect(careerSearchPath(typed))

  tag('articles', 'vendors', 'banners', 'advertisements')
  const [careers, banners] = await Promise.all([featuredCareers(db), blockBanners(db)])
  return { careers, banners, publicUrl: env.PUBLIC_URL }
})

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Vagas',
        description:
          'Vagas em empresas que fazem, vendem e implantam software no Brasil. Pesquise por cargo ou por empresa.',
        publicUrl: loaderData.publicUrl,
        path: '/careers',
        feed: CAREERS_FEED,
      })
    : []

export default function Careers({ loaderData }: Route.ComponentProps) {
  const { careers, banners } = loaderData
  return (
    <div className="container">
      <PageHead
        title="Encontre vagas"
        lead="Oportunidades em empresas que fazem, vendem e implantam software."
      >
        <SearchForm
          label="Pesquise por cargo ou empresa"
          resultsFor={careerSearchPath}
          action="/careers"
        />
      </PageHead>

      <Section
        title="Vagas imperdíveis"
        action={careers.length > 0 && <SeeAll to={FEATURED_CAREERS_PATH} text="Ver tudo" />}
      >
        {careers.length > 0 ? (
          <ul className={styles.featured}>
            {careers.map((career) => (
              <li key={career._id}>
                <CareerCard career={career} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title="Nenhuma vaga aberta no momento"
            icon={<Briefcase aria-hidden="true" strokeWidth={1.7} />}
            actions={<ButtonLink to="/suppliers">Ver fornecedores</ButtonLink>}
          >
            Assim que uma empresa publicar uma vaga, ela aparece aqui. Enquanto isso, conheça as
            empresas da Praça.
          </EmptyState>
        )}
        <MatchingLink className={styles.onward} />
      </Section>

      {banners.length > 0 && (
        <div className={`${styles.ads} ${styles.wideOnly}`}>
          <BannerBlock banners={banners} />
        </div>
      )}
    </div>
  )
}
