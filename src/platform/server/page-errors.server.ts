import { data, redirect } from 'react-router'
import { SEARCH_MAX_LENGTH } from '#/domain/search.ts'
import { cleanSearch, pageNumber, recordId } from '../wire.ts'
import { AppError } from './errors.server.ts'

/** Ends a loader with the page for what does not exist. */
export const missingPage = () => data(null, { status: 404 })

/**
 * The id in a page's address.
 * @throws the 404 page when it is not even an id
 */
export function idFrom(param: string): string {
  const parsed = recordId.safeParse(param)
  if (!parsed.success) throw missingPage()
  return parsed.data
}

/** The page number in an address; what is not one means the first. */
export function pageFrom(url: string): number {
  const parsed = pageNumber.safeParse(new URL(url).searchParams.get('page') ?? 1)
  return parsed.success ? parsed.data : 1
}

/** The text of a search in an address, cleaned; one that is too long is cut: a page shows what it can. */
export const searchFrom = (text: string | null | undefined): string =>
  Array.from(cleanSearch(text ?? ''))
    .slice(0, SEARCH_MAX_LENGTH)
    .join('')

/**
 * Sends a page past the end of a list to its last page, so that no address contradicts itself.
 * @throws the redirection
 */
export function withinPages(
  { page, totalPages }: { page: number; totalPages: number },
  url: string,
) {
  if (page <= totalPages) return
  const { pathname, searchParams } = new URL(url)
  if (totalPages > 1) searchParams.set('page', String(totalPages))
  else searchParams.delete('page')
  throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname)
}

/** What a service finds; null where it finds nothing, for a page that its keepers see all the same. */
export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}

/** What a service finds, or the 404 page where it finds nothing. */
export async function orMissing<T>(found: Promise<T>): Promise<T> {
  const value = await orNull(found)
  if (value === null) throw missingPage()
  return value
}
