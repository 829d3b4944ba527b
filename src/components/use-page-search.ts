import { useLocation } from 'react-router'
import { parametersOf } from '#/platform/page-parameters.ts'

/**
 * The parameters of the address that its page reads. The server renders a page without the others, as
 * those of campaigns, and links made in the browser have to be the same.
 */
export function usePageSearch(): URLSearchParams {
  const { pathname, search } = useLocation()
  const given = new URLSearchParams(search)
  const known = parametersOf(pathname)
  return known ? new URLSearchParams([...given].filter(([name]) => known.includes(name))) : given
}
