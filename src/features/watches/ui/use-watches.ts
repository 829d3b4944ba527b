import { useQueryClient } from '@tanstack/react-query'
import { watchesOf } from '../queries.ts'
import type { WatchesWire } from '../schema.ts'

/** Puts what a change answered in the place of what was there. */
export function useWatches(userId: string) {
  const queries = useQueryClient()
  return (watches: WatchesWire) => queries.setQueryData(watchesOf(userId).queryKey, watches)
}
