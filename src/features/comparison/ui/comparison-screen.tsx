import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { Pagination } from '#/components/pagination.tsx'
import { SortSelect } from '#/components/sort-select.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { totalLabel } from '#/domain/pagination.ts'
import { withSearch } from '#/domain/path.ts'
import { categoryPath } from '#/features/catalogue/links.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import {
  filtersOf,
  LIST_PATH,
  listParameters,
  ORDER_PARAMETER,
  ORDERS,
  type Order,
  withChosen,
  withoutFilters,
} from '../address.ts'
import { COMPARED_MAX, PAGE_SIZE } from '../limits.ts'
import type { ChosenSoftware, ComparedCard, Comparison } from '../results.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { CompareBar } from './compare-bar.tsx'
import styles from './comparison-screen.module.css'
import { Filters } from './filters.tsx'
import { SoftwareItem } from './software-item.tsx'
import { type Refinement, useRefinement } from './use-refinement.ts'

interface ComparisonScreenProps {
  comparison: Comparison
  order: Order
  /** What was chosen when the list was asked for. */
  chosen: ChosenSoftware[]
}

/** The filters, the list that they leave, and what was chosen of it. */
export function ComparisonScreen({ comparison, order, chosen }: ComparisonScreenProps) {
  const { groups, results, category } = comparison
  const refinement = useRefinement()
  const { parameters, isPending } = refinement
  const heading = useRef<HTMLHeadingElement>(null)
  const filters = useDialog()
  const filterCount = Object.values(filtersOf(listParameters(parameters))).flat().length
  const isFiltered = filterCount > 0
  const found = totalLabel(results.total, Number.POSITIVE_INFINITY)
  // What leads to fewer filters goes with them, and would take the focus along.
  const focusHeading = () => heading.current?.focus({ preventScroll: true })

  if (results.total === 0 && !isFiltered) return <NoSoftware category={category} />
  return (
    <div className={styles.columns}>
      <aside className={styles.aside} aria-label="Filtros">
        <Filters groups={groups} refinement={refinement} />
      </aside>
      <div className={styles.main}>
        <div className={styles.head}>
          <div>
            <h2 ref={heading} tabIndex={-1}>
              Softwares
            </h2>
            <p role="status" className={styles.total}>
              {isPending ? 'Atualizando a lista…' : found}
            </p>
          </div>
          <Button look="secondary" className={styles.open} onClick={() => filters.open()}>
            <SlidersHorizontal aria-hidden="true" size={18} />
            Filtros
            {isFiltered && (
              <span className={styles.badge}>
                {filterCount}
                <span className="visually-hidden"> escolhidos</span>
              </span>
            )}
          </Button>
          {results.total > 1 && (
            <SortSelect name={ORDER_PARAMETER} options={ORDERS} value={order} />
          )}
        </div>
        <ChosenFilters groups={groups} parameters={parameters} onRemove={focusHeading} />
        <div className={clsx(isPending && styles.pending)} aria-busy={isPending}>
          <Choice results={results} chosen={chosen} refinement={refinement}>
            <EmptyState
              title="Nenhum software com estes filtros"
              actions={
                <ButtonLink
                  to={withSearch(LIST_PATH, withoutFilters(parameters))}
                  keepsScroll
                  onClick={focusHeading}
                >
                  Limpar filtros
                </ButtonLink>
              }
            >
              Tire um dos filtros, ou procure em outra categoria.
            </EmptyState>
          </Choice>
        </div>
      </div>

      <Dialog title="Filtros" {...filters.props}>
        <Filters groups={groups} refinement={refinement} />
        <div className={styles.end}>
          <Button onClick={filters.close}>{isPending ? 'Atualizando…' : `Ver ${found}`}</Button>
        </div>
      </Dialog>
    </div>
  )
}

interface ChoiceProps {
  results: Comparison['results']
  chosen: ChosenSoftware[]
  refinement: Refinement
  /** Stands for a list of nothing. */
  children: ReactNode
}

/** The list, of which a few can be chosen; the choice is kept in the address too. */
function Choice({ results, chosen, refinement, children }: ChoiceProps) {
  const { parameters, change } = refinement
  const ids = listParameters(parameters).comparar
  const known = new Map([...chosen, ...results.data].map(({ id, name }) => [id, name]))
  const items = ids.flatMap((id) => {
    const name = known.get(id)
    return name === undefined ? [] : [{ id, name }]
  })
  const choose = (chosenIds: string[]) =>
    change((before) => withChosen(before, chosenIds), { replace: true })
  const remove = (id: string) =>
    choose(items.map((item) => item.id).filter((other) => other !== id))

  function add({ id }: ComparedCard) {
    if (items.length < COMPARED_MAX) return choose([...items.map((item) => item.id), id])
    showAlert(
      'error',
      `Você já escolheu ${COMPARED_MAX} softwares, o máximo de uma comparação. Tire um deles para incluir outro.`,
    )
  }

  return (
    <>
      {results.data.length > 0 ? (
        <ol className={styles.list}>
          {results.data.map((software, index) => (
            <li key={software.id}>
              <SoftwareItem
                software={software}
                place={(results.page - 1) * PAGE_SIZE + index + 1}
                isChosen={ids.includes(software.id)}
                onChoose={(isChosen) => (isChosen ? add(software) : remove(software.id))}
              />
            </li>
          ))}
        </ol>
      ) : (
        children
      )}
      <Pagination page={results.page} totalPages={results.totalPages} />
      <CompareBar
        chosen={items}
        listed={results.data.map(({ id }) => id)}
        onRemove={remove}
        onClear={() => choose([])}
      />
    </>
  )
}

function NoSoftware({ category }: { category: string }) {
  return (
    <div className={styles.empty}>
      <EmptyState
        title={`Ainda não há softwares de ${category}`}
        actions={
          <>
            <ButtonLink to="/softwares">Ver todos os softwares</ButtonLink>
            <ButtonLink to={categoryPath(category)} look="secondary">
              Ver a categoria no catálogo
            </ButtonLink>
          </>
        }
      >
        Escolha outra categoria acima, ou veja o catálogo inteiro.
      </EmptyState>
    </div>
  )
}
