import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useStoredUser } from './stored-user.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `outlivesLogin`: the answer stays when somebody logs in or out. */
    queryMeta: { outlivesLogin?: boolean }
  }
}

/**
 * What was asked as one person, or as a visitor, is asked again as another: answers may differ.
 * A query whose `meta` says `outlivesLogin` is left as it is.
 */
export function useFreshAnswers(queries: QueryClient) {
  const user = useStoredUser()
  // Undefined until it is known who asks.
  const asking = user === undefined ? undefined : (user?._id ?? 'visitor')
  const asked = useRef(asking)

  useEffect(() => {
    if (asked.current && asked.current !== asking)
      void queries.resetQueries({ predicate: ({ meta }) => !meta?.outlivesLogin })
    asked.current = asking
  }, [queries, asking])
}
