import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { storeUser } from '#/platform/browser/stored-user.ts'
import { isOwnProfile, profileOf } from '../queries.ts'

/**
 * The profile of the person who is logged in, fresh from the server, which also decides whether it is
 * theirs. What the browser keeps of them is brought up to date with it.
 * @param userId of the person who is logged in, on a page of theirs; `undefined` asks for nothing
 */
export function useOwnProfile(userId: string | undefined) {
  const query = useQuery({ ...profileOf(userId ?? ''), enabled: userId !== undefined })
  const profile = userId === undefined ? undefined : query.data
  const own = profile && isOwnProfile(profile) ? profile : undefined

  useEffect(() => {
    if (own) storeUser(own)
  }, [own])

  return { ...query, profile, own }
}

/** Asks for a profile again, after a change of it; resolves once it is here. */
export function useReloadProfile(userId: string): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: profileOf(userId).queryKey })
}
