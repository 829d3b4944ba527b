import { data } from 'react-router'
import { AppError } from './errors.server.ts'
import { pageNumber, recordId, searchText } from './wire.ts'

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

/** The text of a search in an address, cleaned; one that is too long is cut, since a page shows what it can. */
export function searchFrom(text: string | null | undefined): string {
  const parsed = searchText.safeParse(text ?? '')
  return parsed.success ? parsed.data : searchText.parse((text ?? '').slice(0, 100))
}

/** What a service finds, or the 404 page where it finds nothing. */
export async function orMissing<T>(found: Promise<T>): Promise<T> {
  try {
    return await found
  } catch (error) {
    if (error instanceof AppError && error.status === 404) throw missingPage()
    throw error
  }
}
