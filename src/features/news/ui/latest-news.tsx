import type { NewsCard as Card } from '../schema.ts'
import styles from './latest-news.module.css'
import { NewsCard } from './news-card.tsx'

/** The latest items: the first one large, the others beside it. */
export function LatestNews({ items }: { items: Card[] }) {
  return (
    <ul className={styles.block}>
      {items.map((item, index) => (
        <li key={item._id}>
          <NewsCard item={item} look={index === 0 ? 'lead' : 'row'} eager />
        </li>
      ))}
    </ul>
  )
}
