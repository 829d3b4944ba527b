import { clsx } from 'clsx'
import { redirect } from 'react-router'
import crumbs from '#/components/crumbs.module.css'
import { Link } from '#/components/link.tsx'
import { Section, SeeAll } from '#/components/section.tsx'
import type { BannerWire } from '#/features/banners/schema.ts'
import { bannersByType } from '#/features/banners/service.server.ts'
import { BannerLink } from '#/features/banners/ui/banner-link.tsx'
import { articlePath } from '#/features/news/links.ts'
import { plainText } from '#/features/news/sanitise.server.ts'
import { furtherReading, getArticle } from '#/features/news/service.server.ts'
import { ArticleView } from '#/features/news/ui/article-view.tsx'
import { NewsCard } from '#/features/news/ui/news-card.tsx'
import { previewPath } from '#/features/previews/links.ts'
import { careerPath } from '#/platform/links.ts'
import { pageMeta } from '#/platform/page-meta.ts'
import { idFrom, orMissing } from '#/platform/server/page-errors.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import type { Route } from './+types/article'
import styles from './article.module.css'

export const loader = pageLoader('article', async ({ db, env, tag, params }) => {
  const id = idFrom(params.id)
  tag('articles', `article:${id}`, 'banners')
  const article = await orMissing(getArticle(db, id))
  if (article.type === 'Career') throw redirect(careerPath(id))
  const [more, banners] = await Promise.all([
    furtherReading(db, id),
    bannersByType(db, ['vertical', 'Mobile']),
  ])
  return {
    article,
    summary: plainText(article.comment),
    more,
    sideAds: banners.vertical.slice(0, 2),
    // The strip above the header begins with the first of them.
    smallAd: banners.Mobile.at(-1),
    publicUrl: env.PUBLIC_URL,
  }
})

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { article, summary, publicUrl } = loaderData
  const path = articlePath(article._id)
  return pageMeta({
    title: article.headline,
    description: summary || article.headline,
    publicUrl,
    path,
    preview: previewPath(path),
    type: 'article',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: article.headline,
        datePublished: article.date,
        url: publicUrl + path,
        mainEntityOfPage: publicUrl + path,
        inLanguage: 'pt-BR',
        ...(article.banner && { image: publicUrl + article.banner }),
        ...(article.company && { author: { '@type': 'Organization', name: article.company } }),
      },
    ],
  })
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { article, more, sideAds, smallAd } = loaderData
  return (
    <div className="container">
      <div className={styles.columns}>
        <SideAd banner={sideAds[0]} label="Publicidade à esquerda" />
        <div className={styles.middle}>
          <nav className={clsx(crumbs.crumbs, styles.crumbs)} aria-label="Você está em">
            <Link to="/news">Notícias</Link>
            <span aria-hidden="true">/</span>
            <span aria-current="page">{article.headline}</span>
          </nav>
          <ArticleView article={article} />
        </div>
        <SideAd banner={sideAds[1]} label="Publicidade à direita" />
      </div>

      {smallAd && (
        <aside className={styles.smallAd} aria-label="Publicidade">
          <p className={styles.note}>Publicidade</p>
          <BannerLink banner={smallAd}>
            <img src={smallAd.url} alt={smallAd.description} width={700} height={100} />
          </BannerLink>
        </aside>
      )}

      {more.length > 0 && (
        <Section title="Leia também" action={<SeeAll to="/news" text="Ver todas" />}>
          <ul className={styles.further}>
            {more.map((item) => (
              <li key={item._id}>
                <NewsCard item={item} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

/** A vertical advertisement, another one on each side of the text; it stays in view while one reads. */
function SideAd({ banner, label }: { banner: BannerWire | undefined; label: string }) {
  return (
    <div className={styles.side}>
      {banner && (
        <aside className={styles.sideAd} aria-label={label}>
          <p className={styles.note}>Publicidade</p>
          <BannerLink banner={banner}>
            <img src={banner.url} alt={banner.description} width={120} height={840} />
          </BannerLink>
        </aside>
      )}
    </div>
  )
}
