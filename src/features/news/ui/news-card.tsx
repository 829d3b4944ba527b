import { clsx } from 'clsx'
import { ExternalLink, Newspaper } from 'lucide-react'
import cards from '#/components/card.module.css'
import { Link } from '#/components/link.tsx'
import { formatDay } from '#/domain/dates.ts'
import { newsLink } from '../links.ts'
import type { NewsCard as Card } from '../schema.ts'
import styles from './news-card.module.css'

interface NewsCardProps {
  item: Card
  /**
   * `lead` fills the height it is given; `row` has its picture at the side where there is room; `brief` is a line
   * of a list where there is room, `listed` one where there is little.
   */
  look?: 'lead' | 'row' | 'brief' | 'listed'
  /** Fetches the picture with the page instead of when near the screen. */
  eager?: boolean
}

/** A news item in a list; it leads to the article here, or to its source in a new tab. */
export function NewsCard({ item, look, eager = false }: NewsCardProps) {
  const { href, external } = newsLink(item)
  return (
    <article className={clsx(cards.card, styles.card, look && styles[look])}>
      <div className={styles.picture}>
        {item.banner ? (
          <img
            src={item.banner}
            alt=""
            width={800}
            height={450}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        ) : (
          <Newspaper aria-hidden="true" strokeWidth={1.3} />
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.meta}>
          <time dateTime={item.date}>{formatDay(item.date)}</time>
          {item.company && ` · ${item.company}`}
        </p>
        <h3 className={styles.title}>
          {external ? (
            <a href={href} target="_blank" rel="noopener" className={cards.cover}>
              {item.headline}
              <ExternalLink className={styles.outside} role="img" aria-label="(abre em nova aba)" />
            </a>
          ) : (
            <Link to={href} prefetch="intent" className={cards.cover}>
              {item.headline}
            </Link>
          )}
        </h3>
      </div>
    </article>
  )
}
