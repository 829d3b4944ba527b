import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Pagination } from '#/components/pagination.tsx'
import { SortSelect } from '#/components/sort-select.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { totalLabel } from '#/domain/pagination.ts'
import { withSearch } from '#/domain/path.ts'
import { ORDER_PARAMETER, withoutFilters } from '../address.ts'
import type { FacetGroup } from '../schema.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import styles from './explorer.module.css'
import { Filters } from './filters.tsx'
import { useRefinement } from './use-refinement.ts'
import { ViewSwitch } from './view-switch.tsx'

interface ExplorerProps {
  title: string
  groups: FacetGroup[]
  results: { page: number; totalPages: number; total: number }
  /** There may be more than was looked at. */
  isCut: boolean
  orders: readonly { value: string; label: string; how: string }[]
  order: string
  /** What is said of the results, beside how many there are. */
  lead?: ReactNode
  action?: ReactNode
  /** How the question was read, above the list. */
  notice?: ReactNode
  /** What is listed, in the plural: 'softwares'. */
  of: string
  /** The list. */
  children: ReactNode
  /** Stands for a list of nothing where nothing is filtered. */
  empty: ReactNode
}

/** A list with its filters, its orders and its looks. What it shows is in the address. */
export function Explorer(props: ExplorerProps) {
  const {
    title,
    groups,
    results,
    isCut,
    orders,
    order,
    lead,
    action,
    notice,
    of,
    children,
    empty,
  } = props
  const { pathname } = useLocation()
  const refinement = useRefinement()
  const { parameters, isPending } = refinement
  const heading = useRef<HTMLHeadingElement>(null)
  const filters = useDialog()
  const names = groups.map(({ grupo }) => grupo)
  const filterCount = names.flatMap((name) => parameters.getAll(name)).length
  const found = totalLabel(results.total, isCut ? undefined : Number.POSITIVE_INFINITY)
  // What leads to fewer filters goes with them, and would take the focus along.
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  const { how } = orders.find(({ value }) => value === order) ?? { how: '' }
  const panel = <Filters groups={groups} isCut={isCut} refinement={refinement} />

  return (
    <section className={styles.columns} aria-labelledby="resultados">
      <aside className={styles.aside} aria-label="Filtros">
        {panel}
      </aside>
      <div className={styles.main}>
        <div className={styles.head}>
          <div className={styles.title}>
            <h2 ref={heading} tabIndex={-1} id="resultados">
              {title}
            </h2>
            {action}
            <p className={styles.total}>
              <span role="status">{isPending ? 'Atualizando a lista…' : found}</span>
              {lead}
            </p>
          </div>
          <Button look="secondary" className={styles.open} onClick={() => filters.open()}>
            <SlidersHorizontal aria-hidden="true" size={18} />
            Filtros
            {filterCount > 0 && (
              <span className={styles.badge}>
                {filterCount}
                <span className="visually-hidden"> escolhidos</span>
              </span>
            )}
          </Button>
          {results.total > 1 && (
            <>
              <SortSelect name={ORDER_PARAMETER} options={orders} value={order} />
              <ViewSwitch />
            </>
          )}
        </div>
        {notice}
        <ChosenFilters groups={groups} parameters={parameters} onRemove={focusHeading} />
        {results.total > 1 && <p className={styles.how}>Como ordenamos: {how}</p>}
        <div className={clsx(styles.list, isPending && styles.pending)} aria-busy={isPending}>
          {results.total > 0 && children}
          {results.total === 0 &&
            (filterCount === 0 ? (
              empty
            ) : (
              <EmptyState
                title={`Nenhum ${of} com estes filtros`}
                actions={
                  <ButtonLink
                    to={withSearch(pathname, withoutFilters(parameters, names))}
                    keepsScroll
                    onClick={focusHeading}
                  >
                    Limpar filtros
                  </ButtonLink>
                }
              >
                Tire um dos filtros acima, ou escolha uma opção que ainda tem resultados.
              </EmptyState>
            ))}
        </div>
        <Pagination page={results.page} totalPages={results.totalPages} />
      </div>

      <Dialog title="Filtros" asSheet {...filters.props}>
        {panel}
        <div className={styles.end}>
          <Button onClick={filters.close}>{isPending ? 'Atualizando…' : `Ver ${found}`}</Button>
        </div>
      </Dialog>
    </section>
  )
}
