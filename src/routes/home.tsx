import { Star } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { ChipLinks } from '#/components/chip.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Link } from '#/components/link.tsx'
import { SearchForm } from '#/components/search-form.tsx'
import { Section, SeeAll } from '#/components/section.tsx'
import { StillCards } from '#/components/still-cards.tsx'
import {
  isPasswordRecovery,
  usePasswordRecovery,
} from '#/features/accounts/ui/use-password-recovery.ts'
import { blockBanners } from '#/features/banners/service.server.ts'
import { BannerBlock } from '#/features/banners/ui/banner-block.tsx'
import { popularCategoryNames } from '#/features/catalogue/categories/service.server.ts'
import { DEFAULT_PAGE_SIZE } from '#/features/catalogue/limits.ts'
import { categoryPath, softwaresPath } from '#/features/catalogue/links.ts'
import { bestRatedCards, searchCards } from '#/features/catalogue/service.server.ts'
import { OfferCard } from '#/features/catalogue/ui/offer-card.tsx'
import { LATEST_ARTICLE_PATH } from '#/features/news/links.ts'
import { latestNews } from '#/features/news/service.server.ts'
import { NewsCard } from '#/features/news/ui/news-card.tsx'
import { quotableReview } from '#/features/reviews/service.server.ts'
import { ByIndex } from '#/features/reviews/ui/by-index.tsx'
import { SUGGESTIONS } from '#/features/search/suggestions/suggestions.ts'
import { bestRatedVendorCards } from '#/features/vendors/service.server.ts'
import { VendorCard } from '#/features/vendors/ui/vendor-card.tsx'
import { SUPPLIER_LANDING } from '#/platform/links.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/home'
import styles from './home.module.css'
import { HomeVoice } from './home-voice.tsx'

/** As many as stand in one line beside what a customer says. */
const SHORTCUTS = 5
const NEWS = 9
/** Of the news, those whose picture stands over their title: the latest, and the two beside it. */
const NEWS_WITH_COVER = 3

/** How an item of the news looks, by its place. */
const newsLook = (index: number) =>
  index === 0 ? 'lead' : index < NEWS_WITH_COVER ? undefined : 'brief'

/** The best rated, or, while nothing is, the first page of the catalogue. */
async function softwareToShow(db: Database) {
  const best = await bestRatedCards(db, '', { kind: 'software' })
  if (best.length > 0) return { title: 'Softwares mais bem avaliados', isBest: true, offers: best }
  const first = { query: '', page: 1, limit: DEFAULT_PAGE_SIZE, kind: 'software' as const }
  const { data } = await searchCards(db, first)
  return { title: 'Conheça os softwares', isBest: false, offers: data }
}

export const loader = pageLoader('home', async ({ db, env, tag, still }) => {
  tag('offers', 'vendors', 'articles', 'banners', 'advertisements', 'categories')
  const [software, vendors, news, banners, categories] = await Promise.all([
    softwareToShow(db),
    bestRatedVendorCards(db),
    latestNews(db, NEWS),
    blockBanners(db),
    popularCategoryNames(db, SHORTCUTS),
  ])
  const [first] = software.offers
  if (first) tag(`offer:${first.id}`)
  const review = first && (await quotableReview(db, first.id))
  return {
    title: software.title,
    isBest: software.isBest,
    voice: first && review && { offer: first, review },
    offers: still(software.offers),
    vendors: still(vendors),
    news: still(news),
    banners,
    categories,
    publicUrl: env.PUBLIC_URL,
  }
})

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData
    ? pageMeta({
        title: isPasswordRecovery(location.pathname)
          ? 'Recuperar senha'
          : 'Software e fornecedores, na voz de quem usa',
        description:
          'Descubra e compare software empresarial e serviços de tecnologia com avaliações de profissionais brasileiros.',
        publicUrl: loaderData.publicUrl,
        path: '/',
        jsonLd: [
          {
            '@context': 'https://schema.org',
            '@type': 'WebSite',
            name: 'Praça',
            url: loaderData.publicUrl,
            inLanguage: 'pt-BR',
          },
        ],
      })
    : []

export default function Home({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { title, isBest, voice, offers, vendors, news, banners, categories } = loaderData
  usePasswordRecovery()
  return (
    <>
      <div className={styles.hero}>
        <div className={`container ${styles.heroRow}`}>
          <div>
            <h1>O software certo para a sua empresa, na voz de quem usa.</h1>
            <p className={styles.lead}>
              Compare sistemas e serviços de tecnologia com avaliações de profissionais brasileiros
              e chegue direto ao fornecedor.
            </p>
            <SearchForm
              label="Qual software você procura?"
              resultsFor={softwaresPath}
              action="/softwares"
              suggests={SUGGESTIONS}
            />
            <div className={styles.chips}>
              <ChipLinks
                label="Categorias mais procuradas"
                chips={categories.map((name) => ({ text: name, to: categoryPath(name) }))}
              />
            </div>
          </div>
          {voice && <HomeVoice {...voice} />}
        </div>
      </div>

      <div className="container">
        <Section
          title={title}
          lead={isBest && <ByIndex />}
          action={<SeeAll to="/softwares" text="Ver todos" />}
        >
          {offers.count > 0 ? (
            <StillCards name="offers" of={offers} isPodium={isBest}>
              {(offer) => <OfferCard key={offer.id} offer={offer} />}
            </StillCards>
          ) : (
            <EmptyState title="O catálogo ainda está vazio" icon={<Star aria-hidden="true" />}>
              Assim que houver softwares cadastrados, os mais bem avaliados aparecem aqui.
            </EmptyState>
          )}
        </Section>

        {banners.length > 0 && (
          <div className={styles.ads}>
            <BannerBlock banners={banners} />
          </div>
        )}

        {vendors.count > 0 && (
          <Section
            title="Fornecedores mais bem avaliados"
            lead={<ByIndex />}
            action={<SeeAll to="/suppliers" text="Ver todos" />}
          >
            <StillCards name="vendors" of={vendors} isOpen>
              {(vendor) => <VendorCard key={vendor.id} vendor={vendor} leadsTo="page" />}
            </StillCards>
          </Section>
        )}

        <div className={styles.bands}>
          <section className={styles.band}>
            <h2>A sua empresa já está na Praça?</h2>
            <p>
              Veja pelo nome ou pelo CNPJ como ela aparece para quem está escolhendo um fornecedor.
            </p>
            <ButtonLink to={SUPPLIER_LANDING} look="sun" size="large">
              Procurar minha empresa
            </ButtonLink>
          </section>
          <section className={`${styles.band} ${styles.light}`}>
            <h2>Vagas em empresas de tecnologia</h2>
            <p>Oportunidades de quem faz e de quem implanta os sistemas que você conhece.</p>
            <ButtonLink to="/careers" look="secondary" size="large">
              Encontrar vagas
            </ButtonLink>
          </section>
        </div>

        {news.count > 0 && (
          <Section title="Últimas notícias" action={<SeeAll to="/news" text="Ver todas" />}>
            <div className={styles.news}>
              <StillCards name="news" of={news}>
                {(item, index) => <NewsCard key={item._id} item={item} look={newsLook(index)} />}
              </StillCards>
            </div>
            <p className={styles.onward}>
              <Link to={LATEST_ARTICLE_PATH}>Ler o artigo mais recente</Link>
            </p>
          </Section>
        )}
      </div>
    </>
  )
}
