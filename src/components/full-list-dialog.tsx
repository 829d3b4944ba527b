import {
  type InfiniteData,
  type UndefinedInitialDataInfiniteOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page } from '#/domain/pagination.ts'
import { Dialog } from './dialog.tsx'
import { FullList } from './full-list.tsx'

interface FullListDialogProps<Listed extends Page<unknown>, Key extends readonly unknown[], Place> {
  title: string
  opened: boolean
  onClose(): void
  /** The list, page after page; asked for when the dialog is first opened. */
  list: UndefinedInitialDataInfiniteOptions<Listed, Error, InfiniteData<Listed>, Key, Place>
  /** Draws what has been fetched so far. */
  children(items: Listed['data']): ReactNode
}

/** A dialog with a whole list, of which a page shows the beginning. */
export function FullListDialog<
  Listed extends Page<unknown>,
  Key extends readonly unknown[],
  Place,
>({ title, opened, onClose, list, children }: FullListDialogProps<Listed, Key, Place>) {
  const query = useInfiniteQuery({ ...list, enabled: opened })
  return (
    <Dialog title={title} opened={opened} onClose={onClose}>
      <FullList list={query}>{children}</FullList>
    </Dialog>
  )
}
