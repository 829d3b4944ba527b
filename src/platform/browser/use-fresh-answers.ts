import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useStoredUser } from './stored-user.ts'

/**
 * What was asked as one person, or as a visitor, is asked anew as another: answers may differ. Of a
 * query whose `meta` says `isForEveryone` they do not.
 */
export function useFreshAnswers(queries: QueryClient) {
  const user = useStoredUser()
  // Undefined until it is known who asks.
  const asking = user === undefined ? undefined : (user?._id ?? 'visitor')
  const asked = useRef(asking)

  useEffect(() => {
    if (asked.current && asked.current !== asking)
      void queries.resetQueries({ predicate: ({ meta }) => !meta?.isForEveryone })
    asked.current = asking
  }, [queries, asking])
}
