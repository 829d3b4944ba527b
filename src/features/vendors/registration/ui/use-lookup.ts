import { type QueryFunctionContext, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '#/platform/browser/api-client.ts'
import { ASKED_ONCE } from '#/platform/browser/asked-once.ts'

/** What came of asking somebody else about a number. */
export type Lookup = 'idle' | 'asking' | 'filled' | 'unknown' | 'unavailable'

interface LookupOptions<T> {
  queryKey: [about: string, number: string]
  queryFn(context: QueryFunctionContext): Promise<T>
  /** Whether the number can be asked about now. */
  enabled: boolean
  onFound(found: T): void
  onFailed(): void
}

/** Asks about a number while a form is filled in; the form goes on with what came of it. */
export function useLookup<T>({ onFound, onFailed, ...query }: LookupOptions<T>) {
  const answer = useQuery({ ...ASKED_ONCE, ...query })
  const { data, error } = answer
  const find = useEffectEvent(onFound)
  const fail = useEffectEvent(onFailed)

  useEffect(() => {
    if (data !== undefined) find(data)
    else if (error) fail()
  }, [data, error])

  return { data, lookup: query.enabled ? lookupOf(answer) : 'idle' }
}

function lookupOf({ data, error, isFetching }: UseQueryResult): Lookup {
  if (isFetching) return 'asking'
  if (error) return error instanceof ApiError && error.status === 404 ? 'unknown' : 'unavailable'
  return data === undefined ? 'idle' : 'filled'
}
