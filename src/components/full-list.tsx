import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page } from '#/domain/pagination.ts'
import { Button } from './button.tsx'
import styles from './full-list.module.css'
import { LoadFailed } from './load-failed.tsx'

interface FullListProps<Listed extends Page<unknown>> {
  /** The list, page after page. */
  list: UseInfiniteQueryResult<InfiniteData<Listed>>
  /** Stands for a list of nothing. */
  empty?: ReactNode
  /** Draws what has been fetched so far. */
  children(items: Listed['data']): ReactNode
}

/** A list that comes page after page, as it is asked for. */
export function FullList<Listed extends Page<unknown>>({
  list,
  empty,
  children,
}: FullListProps<Listed>) {
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list
  const items: Listed['data'] = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <>
      {isPending && (
        <div className={styles.waiting} role="status" aria-label="Carregando">
          <span />
          <span />
          <span />
        </div>
      )}
      {isError && <LoadFailed title="Não foi possível carregar a lista." onRetry={refetch} />}
      {data && items.length === 0 && empty}
      {items.length > 0 && children(items)}
      {hasNextPage && (
        <div className={styles.more}>
          <Button look="secondary" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {isFetchingNextPage ? 'Carregando…' : 'Carregar mais'}
          </Button>
        </div>
      )}
    </>
  )
}
