/**
 * For a query whose answer somebody works with: it is asked once while it is on the screen, so that
 * no later answer overwrites their work, and a login does not ask again.
 */
export const ASKED_ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  meta: { outlivesLogin: true },
}
