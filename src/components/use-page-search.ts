import { useLocation, useNavigation } from 'react-router'
import { browserParameters } from '#/addresses/match.ts'

/**
 * The parameters of the address that its page reads. The server renders a page without the others, as
 * those of campaigns, and links made in the browser have to be the same.
 */
export function usePageSearch(): URLSearchParams {
  const { pathname, search } = useLocation()
  return browserParameters(pathname, new URLSearchParams(search))
}

/**
 * Reads the same of the address that the browser is on its way to or at, when something is chosen: the page
 * of it may not be drawn yet.
 */
export function useLatestSearch(): () => URLSearchParams {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  return () => {
    const { search } = next?.pathname === pathname ? next : window.location
    return browserParameters(pathname, new URLSearchParams(search))
  }
}
