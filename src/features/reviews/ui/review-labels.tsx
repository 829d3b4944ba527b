import { Link } from '#/components/link.tsx'
import { LABELS, type ReviewLabel } from '../labels.ts'
import { labelPath } from '../links.ts'
import styles from './review-labels.module.css'

/** What is known of who wrote a review; each leads to what it means. Nothing where nothing is known. */
export function ReviewLabels({ labels }: { labels: ReviewLabel[] }) {
  if (labels.length === 0) return null
  return (
    <ul className={styles.labels} aria-label="Etiquetas da avaliação">
      {labels.map((name) => (
        <li key={name}>
          <Link
            to={labelPath(name)}
            className={styles.label}
            data-declared={name === 'incentivado' || undefined}
          >
            {LABELS[name].text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
