import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { NeedsScript } from '#/components/needs-script.tsx'
import { Pagination } from '#/components/pagination.tsx'
import { useBoundedPage } from '#/components/use-bounded-page.ts'
import { DESK_COUNT_CAP, type Page } from '#/domain/pagination.ts'
import { type DeskFilter, isNarrow } from './desk-filter.ts'
import styles from './desk-list.module.css'

interface Noun {
  one: string
  several: string
  all: string
}

interface DeskListProps<Row> {
  result: UseQueryResult<Page<Row>>
  filter: DeskFilter
  /** What the rows are: 'categoria', 'categorias', 'as categorias'. */
  noun: Noun
  /** Shown where there is nothing at all, of which a filter is not the cause. */
  none: ReactNode
  /** What the list can be narrowed down by: on a telephone it shares a line with how many there are. */
  filters?: ReactNode
  children(rows: Row[]): ReactNode
}

/** A page of what a filter leaves: while it loads, when it cannot, when there is nothing. */
export function DeskList<Row>(props: DeskListProps<Row>) {
  const { result, filter, noun, none, filters, children } = props
  const { data, isError, error, refetch } = result
  useBoundedPage(filter.page, data?.totalPages)
  return (
    <div className={styles.room}>
      <div className={styles.list}>
        {filters}
        {isError ? (
          <LoadFailed
            title={`Não foi possível carregar ${noun.all}.`}
            why={error.message}
            onRetry={refetch}
          />
        ) : data ? (
          <>
            <p className={styles.count} role="status">
              {countLabel(data.total, noun)}
            </p>
            {data.total > 0 ? children(data.data) : isNarrow(filter) ? <NothingFound /> : none}
            <Pagination totalPages={data.totalPages} />
          </>
        ) : (
          <DeskListSkeleton />
        )}
      </div>
    </div>
  )
}

function countLabel(total: number, { one, several }: Noun) {
  if (total === 1) return `1 ${one}`
  const label = `${Math.min(total, DESK_COUNT_CAP).toLocaleString('pt-BR')} ${several}`
  return total > DESK_COUNT_CAP ? `Mais de ${label}` : label
}

const NothingFound = () => (
  <EmptyState
    title="Nada encontrado"
    actions={
      <ButtonLink look="secondary" to="?">
        Limpar filtros
      </ButtonLink>
    }
  >
    Tente outra parte do texto, ou um filtro a menos.
  </EmptyState>
)

/** Stands where a desk will be, in its shape. */
export const DeskSkeleton = () => (
  <div className="container">
    <div className={styles.skeleton} role="status" aria-label="Carregando">
      <NeedsScript />
      <i className={styles.title} />
      <i className={styles.bar} />
      <DeskListSkeleton />
    </div>
  </div>
)

export const DeskListSkeleton = () => <i className={styles.rows} />
