import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocation, useNavigation } from 'react-router'
import { pagerNumbers } from '#/domain/pagination.ts'
import { withSearch } from '#/domain/path.ts'
import { Link } from './link.tsx'
import styles from './pagination.module.css'
import { pageNumberOf } from './use-bounded-page.ts'
import { usePageSearch } from './use-page-search.ts'

/**
 * Links to the pages of a list by the address's `page`; about three numbers and the last, bounded 1..totalPages.
 * While a page is on its way they count from that one: who presses 'Próxima página' twice goes two pages on.
 */
export function Pagination({ totalPages }: { totalPages: number }) {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const search = usePageSearch()
  if (totalPages <= 1) return null
  const asked = next?.pathname === pathname ? new URLSearchParams(next.search) : search
  const page = Math.min(pageNumberOf(asked), totalPages)

  function addressOf(target: number) {
    const parameters = new URLSearchParams(search)
    if (target === 1) parameters.delete('page')
    else parameters.set('page', String(target))
    return withSearch(pathname, parameters)
  }

  const step = (target: number, label: string, icon: React.ReactNode) =>
    target < 1 || target > totalPages ? (
      <span className={clsx(styles.step, styles.off)} aria-hidden="true">
        {icon}
      </span>
    ) : (
      <Link to={addressOf(target)} prefetch="intent" className={styles.step} aria-label={label}>
        {icon}
      </Link>
    )

  return (
    <nav className={styles.pager} aria-label="Páginas">
      {step(page - 1, 'Página anterior', <ChevronLeft aria-hidden="true" />)}
      {pagerNumbers(page, totalPages).map((number) =>
        number === null ? (
          <span key="…" className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={addressOf(number)}
            prefetch="intent"
            className={clsx(styles.step, number === page && styles.current)}
            aria-current={number === page ? 'page' : undefined}
            aria-label={`Página ${number}`}
          >
            {number}
          </Link>
        ),
      )}
      {step(page + 1, 'Próxima página', <ChevronRight aria-hidden="true" />)}
    </nav>
  )
}
