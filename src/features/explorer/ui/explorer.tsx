import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { Link } from '#/components/link.tsx'
import { Pagination } from '#/components/pagination.tsx'
import { SortSelect } from '#/components/sort-select.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { LISTED, type ListedKind } from '#/domain/listed.ts'
import { totalLabel } from '#/domain/pagination.ts'
import { withSearch } from '#/domain/path.ts'
import type { Otherwise } from '#/platform/server/facets/shelf.ts'
import { ORDER_PARAMETER, withoutWords } from '../address.ts'
import type { Order } from '../orders.ts'
import type { FacetGroup } from '../schema.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import styles from './explorer.module.css'
import { Filters } from './filters.tsx'
import { NoneFits } from './none-fits.tsx'
import { useRefinement } from './use-refinement.ts'
import { areRows, ViewSwitch } from './view-switch.tsx'

interface ExplorerProps {
  title: string
  groups: FacetGroup[]
  results: { page: number; totalPages: number; total: number }
  /** There may be more than was looked at. */
  isCut: boolean
  orders: readonly Order[]
  order: string
  /** What was searched for, and the address of the list without it. */
  words?: { text: string; without: string }
  /** What is said of the results, beside how many there are and what was searched for. */
  lead?: ReactNode
  /** How the question was read, above the list. */
  notice?: ReactNode
  /** What is listed. */
  kind: ListedKind
  /** Where nothing fits what is chosen. */
  otherwise?: Otherwise
  /** The list. */
  children: ReactNode
  /** Stands for a list of nothing where no other choice of filters would find anything. */
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
    words,
    lead,
    notice,
    kind,
    otherwise,
    children,
    empty,
  } = props
  const refinement = useRefinement()
  const { parameters, isPending } = refinement
  const heading = useRef<HTMLHeadingElement>(null)
  const filters = useDialog()
  const names = groups.map(({ grupo }) => grupo)
  const filterCount = names.flatMap((name) => parameters.getAll(name)).length
  const found = totalLabel(
    results.total,
    isCut ? undefined : Number.POSITIVE_INFINITY,
    LISTED[kind],
  )
  // What leads out of a list of nothing goes with it, and would take the focus along.
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  const ordered: Partial<Order> = orders.find(({ value }) => value === order) ?? {}
  const { how = '', howWithoutWords = how, more } = ordered
  const isNone = results.total === 0
  // Where nothing is found without a filter, none finds anything.
  const hasFilters = !isNone || filterCount > 0
  const leftByFilters = isNone && filterCount > 0 && otherwise ? otherwise.withoutAll : 0
  // What stands for the list says it, and what can be done: above it is said to those who hear the page.
  const isNothing = isNone && leftByFilters === 0
  const panel = <Filters groups={groups} isCut={isCut} refinement={refinement} />

  return (
    <section
      className={clsx(styles.columns, !hasFilters && styles.alone)}
      aria-labelledby="resultados"
    >
      {hasFilters && (
        <aside className={styles.aside} id="filtros" aria-label="Filtros">
          <a href="#resultados" className="skip-link">
            Pular para os resultados
          </a>
          {panel}
        </aside>
      )}
      <div className={styles.main}>
        <div className={styles.head}>
          <div className={isNothing ? 'visually-hidden' : styles.title}>
            <h2 ref={heading} tabIndex={-1} id="resultados">
              {title}
            </h2>
            <p className={styles.total}>
              <span role="status" className={clsx(isNone && !isPending && 'visually-hidden')}>
                {isPending ? 'Atualizando a lista…' : found}
              </span>
              {words?.text && !isNothing && (
                <>
                  <span className={styles.words}>para “{words.text}”</span>
                  <Link to={withSearch(words.without, withoutWords(parameters))}>Limpar busca</Link>
                </>
              )}
              {!isNothing && lead}
            </p>
          </div>
          {hasFilters && (
            <>
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
              <noscript>
                <a href="#filtros" className={styles.jump}>
                  Filtros
                </a>
              </noscript>
            </>
          )}
          {results.total > 1 && (
            <>
              <SortSelect name={ORDER_PARAMETER} options={orders} value={order} />
              <ViewSwitch parameters={parameters} />
            </>
          )}
        </div>
        {notice}
        <ChosenFilters groups={groups} parameters={parameters} onNone={focusHeading} />
        {results.total > 1 && (
          <p className={styles.how}>
            Como ordenamos: {words?.text ? how : howWithoutWords}{' '}
            {more && <Link to={more.to}>{more.text}</Link>}
          </p>
        )}
        <div
          className={clsx(
            styles.list,
            areRows(parameters) && styles.rows,
            isPending && styles.pending,
          )}
          aria-busy={isPending}
        >
          {!isNone && children}
          {otherwise && leftByFilters > 0 && (
            <NoneFits
              kind={kind}
              groups={groups}
              otherwise={otherwise}
              isCut={isCut}
              parameters={parameters}
              onLeave={focusHeading}
            />
          )}
          {isNothing && empty}
        </div>
        <Pagination totalPages={results.totalPages} />
      </div>

      <Dialog title="Filtros" asSheet {...filters.props}>
        {panel}
        <div className={styles.end}>
          <Button onClick={filters.close}>
            {isPending ? 'Atualizando…' : isNone ? 'Ver o que mudar' : `Ver ${found}`}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}
