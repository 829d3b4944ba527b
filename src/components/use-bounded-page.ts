import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { MAX_PAGE } from '#/domain/pagination.ts'

/** The page that an address asks for: its `page`, from 1. One that no list has means the first. */
export function pageNumberOf(parameters: URLSearchParams): number {
  const page = Math.trunc(Number(parameters.get('page'))) || 1
  return page > MAX_PAGE ? 1 : Math.max(1, page)
}

/**
 * Leads to the last page where the address asks for too much, as once the last thing of a page is
 * gone.
 * @param totalPages undefined until it is known
 */
export function useBoundedPage(page: number, totalPages = page) {
  const { search } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (page <= totalPages) return
    const parameters = new URLSearchParams(search)
    if (totalPages > 1) parameters.set('page', String(totalPages))
    else parameters.delete('page')
    navigate({ search: parameters.toString() }, { replace: true })
  }, [page, totalPages, search, navigate])
}
