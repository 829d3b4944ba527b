import { clsx } from 'clsx'
import { withSearch } from '#/domain/path.ts'
import { Link } from './link.tsx'
import styles from './periods.module.css'
import { usePageSearch } from './use-page-search.ts'

const PARAMETER = 'dias'

/** The days to look back, as the address names them; a month where it does not. */
export function usePeriod<const Days extends number>(periods: readonly Days[]): Days | 30 {
  const asked = usePageSearch().get(PARAMETER)
  return periods.find((days) => String(days) === asked) ?? 30
}

interface PeriodsProps {
  /** Days to look back. */
  periods: readonly number[]
  chosen: number
  /** Whether the address takes the place of the one before it in the history. */
  replace?: boolean
}

/** The way from one period to another. */
export function Periods({ periods, chosen, replace }: PeriodsProps) {
  const search = usePageSearch()
  const searchFor = (days: number) => {
    const parameters = new URLSearchParams(search)
    parameters.set(PARAMETER, String(days))
    return withSearch('', parameters)
  }
  return (
    <nav className={styles.periods} aria-label="Período">
      {periods.map((days) => (
        <Link
          key={days}
          to={searchFor(days)}
          replaces={replace}
          keepsScroll
          className={clsx(styles.period, days === chosen && styles.chosen)}
          aria-current={days === chosen ? 'true' : undefined}
        >
          {days} dias
        </Link>
      ))}
    </nav>
  )
}
