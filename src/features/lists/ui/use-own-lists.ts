import { useQuery } from '@tanstack/react-query'
import { useStore } from '#/platform/browser/store.ts'
import { held, loadLists } from '../lists.ts'

/** The lists of the person who is logged in, as they are kept here; undefined until they are known. */
export function useOwnLists(userId: string) {
  const known = useStore(held)
  const { isFetched, refetch } = useQuery({
    queryKey: ['own-lists', userId],
    queryFn: async () => {
      await loadLists()
      return null
    },
  })
  const lists = known?.owner === userId ? known.lists : undefined
  return { lists, isFetched: lists !== undefined || isFetched, refetch }
}
