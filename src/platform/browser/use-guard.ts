import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { WayBack } from './entry.ts'
import { readToken, type StoredUser, useStoredUser } from './stored-user.ts'

/**
 * Guards a screen: a visitor is sent home and asked to log in there, which leads back.
 * @param reason why a login is asked for, in words of its own
 * @returns who is logged in; `undefined` while that is not known (on the server and until hydration)
 * and while the visitor is on the way home, so that a guarded screen shows its skeleton
 */
export function useLoggedIn(reason?: string): StoredUser | undefined {
  const user = useStoredUser()
  const goHome = useGoHome(reason)
  const wasLoggedIn = useRef(false)

  useEffect(() => {
    if (user) wasLoggedIn.current = true
    // Who has just logged out does not want to log in.
    if (user === null) goHome({ asks: !wasLoggedIn.current })
  }, [user, goHome])
  return user ?? undefined
}

/**
 * The way home from a guarded screen. What was asked for goes along in the history's state, which no
 * address can set: it is always a screen of this site.
 */
export function useGoHome(reason?: string) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return useCallback(
    ({ asks }: { asks: boolean }) => {
      const wayBack: WayBack = { wayBack: pathname + search + hash, reason }
      navigate('/', { replace: true, state: asks ? wayBack : null })
    },
    [navigate, pathname, search, hash, reason],
  )
}

/** The `handle` of a screen of Admins on which something is written. */
export const WRITING = 'writing'

/**
 * Guards the screens of Admins: anyone else is sent home, and a visitor asked to log in there. What
 * they may do, the server decides.
 * @param outlivesSession of a screen on which something is written, see `useWriter`
 */
export const useAdmin = (outlivesSession: boolean) => useGuard(isAdmin, outlivesSession)

/**
 * Guards a screen on which somebody writes: when the session ends it stays, with all that was typed,
 * until somebody else logs in.
 */
export const useWriter = () => useGuard(isAnybody, true)

const isAdmin = ({ type }: StoredUser) => type === 'Admin'
const isAnybody = () => true

function useGuard(
  mayStay: (user: StoredUser) => boolean,
  outlivesSession: boolean,
): StoredUser | undefined {
  const user = useStoredUser()
  const goHome = useGoHome()
  const [stays, setStays] = useState<StoredUser>()
  const isWelcome = user ? mayStay(user) : false
  if (user && isWelcome && user._id !== stays?._id) setStays(user)
  const hasEnded = user === null && outlivesSession && stays !== undefined
  const mustLeave = user !== undefined && !isWelcome && !hasEnded
  const isVisitor = user === null && stays === undefined
  useEffect(() => {
    if (mustLeave) goHome({ asks: isVisitor })
  }, [mustLeave, isVisitor, goHome])
  return mustLeave ? undefined : stays
}

/** A shorter token is none of ours (the specification's rule). */
const TOKEN_LONGER_THAN = 30

/** Whether what is stored as the token of a session can be one. */
export const hasSessionToken = () => (readToken() ?? '').length > TOKEN_LONGER_THAN
