import {
  type InfiniteData,
  type UndefinedInitialDataInfiniteOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page } from '#/domain/pagination.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import styles from './full-list-dialog.module.css'

interface FullListDialogProps<T, Key extends readonly unknown[]> {
  title: string
  opened: boolean
  onClose(): void
  /** The list, page after page; asked for when the dialog is first opened. */
  list: UndefinedInitialDataInfiniteOptions<Page<T>, Error, InfiniteData<Page<T>>, Key, number>
  /** Draws what has been fetched so far. */
  children(items: T[]): ReactNode
}

/** A dialog with a whole list, of which a page shows the beginning. */
export function FullListDialog<T, Key extends readonly unknown[]>({
  title,
  opened,
  onClose,
  list,
  children,
}: FullListDialogProps<T, Key>) {
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({ ...list, enabled: opened })
  const items = data?.pages.flatMap((page) => page.data) ?? []

  return (
    <Dialog title={title} opened={opened} onClose={onClose}>
      {isPending && (
        <div className={styles.waiting} role="status" aria-label="Carregando">
          <span />
          <span />
          <span />
        </div>
      )}
      {isError && (
        <EmptyState
          title="Não foi possível carregar a lista."
          actions={<Button onClick={() => refetch()}>Tentar de novo</Button>}
        />
      )}
      {items.length > 0 && children(items)}
      {hasNextPage && (
        <div className={styles.more}>
          <Button look="secondary" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {isFetchingNextPage ? 'Carregando…' : 'Carregar mais'}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
