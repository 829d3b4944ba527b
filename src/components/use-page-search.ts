import { useLocation } from 'react-router'
import { browserParameters } from '#/addresses/match.ts'

/**
 * The parameters of the address that its page reads. The server renders a page without the others, as
 * those of campaigns, and links made in the browser have to be the same.
 */
export function usePageSearch(): URLSearchParams {
  const { pathname, search } = useLocation()
  return browserParameters(pathname, new URLSearchParams(search))
}
