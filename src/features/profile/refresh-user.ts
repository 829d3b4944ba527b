import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#/platform/browser/api-client.ts'
import { storeUser } from '#/platform/browser/stored-user.ts'
import { fetchProfile, isOwnProfile, profileOf } from './queries.ts'

/**
 * Replaces what the browser knows of the person who is logged in, as after they were given a page
 * to administer. When that fails, their profile does so the next time it is opened.
 * @param queries that hold the profile; null where nothing on the screen asks for it
 */
export async function refreshUser(queries: QueryClient | null, userId: string) {
  try {
    const profile = await (queries
      ? queries.fetchQuery({ ...profileOf(userId), staleTime: 0 })
      : fetchProfile(userId))
    if (isOwnProfile(profile)) storeUser(profile)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
