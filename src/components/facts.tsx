import styles from './facts.module.css'
import { Link } from './link.tsx'

interface FactsProps {
  /** A fact without a value is left out; one may lead to a page of its own. */
  facts: { term: string; value: string; to?: string | undefined }[]
  /** An external site; '' where there is none. */
  site: string
}

/** What is known of the subject of a page, in a few words each. */
export function Facts({ facts, site }: FactsProps) {
  const known = facts.filter(({ value }) => value)
  if (known.length === 0 && !site) return null
  return (
    <dl className={styles.facts}>
      {known.map(({ term, value, to }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{to ? <Link to={to}>{value}</Link> : value}</dd>
        </div>
      ))}
      {site && (
        <div>
          <dt>Site</dt>
          <dd>
            <a href={site} target="_blank" rel="noopener nofollow">
              {new URL(site).host}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}
