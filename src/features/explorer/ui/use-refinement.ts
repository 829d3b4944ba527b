import { useEffect, useState } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router'
import { browserParameters } from '#/addresses/match.ts'
import { useLatestSearch, usePageSearch } from '#/components/use-page-search.ts'

/** What the list is asked for, and how to ask for something else. */
export interface Refinement {
  /** The parameters of the address, or of the one that is on its way. */
  parameters: URLSearchParams
  /** Whether the list of another address is on its way. */
  isPending: boolean
  change(
    to: (parameters: URLSearchParams) => URLSearchParams,
    options?: Pick<NavigateOptions, 'replace'>,
  ): void
}

/** The state of the list, kept in the address. What was just chosen shows at once, before its list arrives. */
export function useRefinement(): Refinement {
  const { pathname, search } = useLocation()
  const { state, location: next } = useNavigation()
  const navigate = useNavigate()
  const current = usePageSearch()
  const latestSearch = useLatestSearch()
  const [asked, setAsked] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that was reached is asked for no more
  useEffect(() => {
    if (state === 'idle') setAsked(undefined)
  }, [state, search])

  const parameters = asked === undefined ? current : new URLSearchParams(asked)
  return {
    parameters,
    isPending: next?.pathname === pathname,
    change: (to, options) => {
      // As the server would write it: one address for what is the same.
      const before = asked === undefined ? latestSearch() : parameters
      const changed = String(browserParameters(pathname, to(before)))
      setAsked(changed)
      navigate({ pathname, search: changed }, { preventScrollReset: true, ...options })
    },
  }
}
