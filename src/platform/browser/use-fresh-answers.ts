import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStoredUser } from './stored-user.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `outlivesLogin`: the answer stays when somebody logs in or out. */
    queryMeta: { outlivesLogin?: boolean }
  }
}

/** As whom the answers that are there were asked for: several parts of a page may share them. */
const askedBy = new WeakMap<QueryClient, string>()

/**
 * What was asked as one person, or as a visitor, is asked again as another: answers may differ.
 * A query whose `meta` says `outlivesLogin` is left as it is.
 */
export function useFreshAnswers(queries: QueryClient) {
  const user = useStoredUser()
  // Undefined until it is known who asks.
  const asking = user === undefined ? undefined : (user?._id ?? 'visitor')

  useEffect(() => {
    if (asking === undefined) return
    const before = askedBy.get(queries)
    askedBy.set(queries, asking)
    if (before && before !== asking)
      void queries.resetQueries({ predicate: ({ meta }) => !meta?.outlivesLogin })
  }, [queries, asking])
}
