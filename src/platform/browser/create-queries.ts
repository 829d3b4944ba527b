import { QueryClient } from '@tanstack/react-query'

/** Without a network a call fails at once, and says so, instead of waiting for one. */
export const createQueries = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
