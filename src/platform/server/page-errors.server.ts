import { data } from 'react-router'
import { recordId } from '../wire.ts'
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
