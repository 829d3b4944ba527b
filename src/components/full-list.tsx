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

/** A list that comes page after page, as it is asked for; it says itself what did not come. */
export function FullList<Listed extends Page<unknown>>({
  list,
  empty,
  children,
}: FullListProps<Listed>) {
  const { data, isPending, isError, error, refetch } = list
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
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
      {data && items.length === 0 && empty}
      {items.length > 0 && children(items)}
      {isError && (
        <LoadFailed
          title="Não foi possível carregar a lista."
          why={error.message}
          onRetry={isFetchNextPageError ? fetchNextPage : refetch}
        />
      )}
      {hasNextPage && !isError && (
        <div className={styles.more}>
          <Button look="secondary" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {isFetchingNextPage ? 'Carregando…' : 'Carregar mais'}
          </Button>
        </div>
      )}
    </>
  )
}
