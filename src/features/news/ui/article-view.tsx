import { ExternalLink } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { RichText } from '#/components/rich-text.tsx'
import { formatDay } from '#/domain/dates.ts'
import { isLongHeading } from '#/domain/text.ts'
import type { NewsWire } from '../schema.ts'
import styles from './article-view.module.css'

interface ArticleViewProps {
  article: Omit<NewsWire, '_id' | 'type'>
  /** The headline's level: that of its page, or of something within one. */
  heading?: 'h1' | 'h2'
}

/** An article: its picture, headline and text, and the way to its source. */
export function ArticleView({ article, heading = 'h1' }: ArticleViewProps) {
  const { banner, headline, date, company, comment, url } = article
  const Heading = heading
  return (
    <article>
      {banner && (
        <img
          className={styles.banner}
          src={banner}
          alt=""
          width={800}
          height={450}
          fetchPriority="high"
        />
      )}
      <Heading className={styles.headline} data-long={isLongHeading(headline) || undefined}>
        {headline}
      </Heading>
      <p className={styles.meta}>
        <time dateTime={date}>{formatDay(date)}</time>
        {company && (
          <>
            <span aria-hidden="true"> · </span>
            {company}
          </>
        )}
      </p>
      {comment ? (
        <RichText html={comment} />
      ) : (
        !url && <p className={styles.silent}>Este artigo ainda não tem texto.</p>
      )}
      {url && (
        <p className={styles.more}>
          <ButtonLink to={url} target="_blank" rel="noopener" size="large">
            Saiba mais
            <ExternalLink role="img" aria-label="(abre em nova aba)" size={18} />
          </ButtonLink>
        </p>
      )}
    </article>
  )
}
