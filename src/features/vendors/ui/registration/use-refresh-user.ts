import { useQueryClient } from '@tanstack/react-query'
import { isOwnProfile, profileOf } from '#/features/profile/queries.ts'
import { ApiError } from '#/platform/api-client.ts'
import { storeUser } from '#/platform/stored-user.ts'

/** Keeps anew what the browser knows of the person, who administers one page more. */
export function useRefreshUser(userId: string): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    try {
      const profile = await queries.fetchQuery({ ...profileOf(userId), staleTime: 0 })
      if (isOwnProfile(profile)) storeUser(profile)
    } catch (error) {
      // It is brought up to date with the next look at the profile.
      if (!(error instanceof ApiError)) throw error
    }
  }
}
