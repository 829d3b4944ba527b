import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { readToken, type StoredUser, useStoredUser } from './stored-user.ts'

/**
 * Guards a screen: a visitor is sent home.
 * @returns who is logged in; `undefined` while that is not known (on the server and until hydration)
 * and while the visitor is on the way home, so that a guarded screen shows its skeleton
 */
export function useLoggedIn(): StoredUser | undefined {
  const user = useStoredUser()
  const navigate = useNavigate()
  useEffect(() => {
    if (user === null) navigate('/', { replace: true })
  }, [user, navigate])
  return user ?? undefined
}

/** A shorter token is none of ours (the specification's rule). */
const TOKEN_LONGER_THAN = 30

/** Whether what is stored as the token of a session can be one. */
export const hasSessionToken = () => (readToken() ?? '').length > TOKEN_LONGER_THAN
