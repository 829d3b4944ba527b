import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { WayBack } from './entry.ts'
import { hasLoggedOut, readToken, type StoredUser, useStoredUser } from './stored-user.ts'

const SESSION_OVER = 'Sua sessão terminou. Entre de novo para continuar.'

/**
 * Guards a screen: a visitor, or somebody whose session ended, is sent home and asked to log in there,
 * which leads back.
 * @param reason why a login is asked for, in words of its own
 * @returns who is logged in; `undefined` while that is not known (on the server and until hydration)
 * and while the person is on the way home, so that a guarded screen shows its skeleton
 */
export const useLoggedIn = (reason?: string) => useGuard(isAnybody, false, reason)

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
 * until somebody else logs in. Before it has something to show, see `useEntryWhileEmpty`.
 */
export const useWriter = () => useGuard(isAnybody, true)

const isAdmin = ({ type }: StoredUser) => type === 'Admin'
const isAnybody = () => true

/**
 * Of a screen that outlives its session: where that ends before the screen has anything to show, the
 * person is asked to log in as on any guarded screen.
 */
export function useEntryWhileEmpty(isEmpty: boolean) {
  const user = useStoredUser()
  const goHome = useGoHome(SESSION_OVER)
  const mustLeave = user === null && isEmpty
  useEffect(() => {
    if (mustLeave) goHome({ asks: !hasLoggedOut() })
  }, [mustLeave, goHome])
}

function useGuard(
  mayStay: (user: StoredUser) => boolean,
  outlivesSession: boolean,
  reason?: string,
): StoredUser | undefined {
  const user = useStoredUser()
  const [stays, setStays] = useState<StoredUser>()
  const wasLoggedIn = stays !== undefined
  const goHome = useGoHome(reason ?? (wasLoggedIn ? SESSION_OVER : undefined))
  const isWelcome = user ? mayStay(user) : false
  if (user && isWelcome && user._id !== stays?._id) setStays(user)
  const hasEnded = user === null && outlivesSession && wasLoggedIn
  const mustLeave = user !== undefined && !isWelcome && !hasEnded
  const isNobody = user === null
  useEffect(() => {
    // Who has just logged out does not want to log in, and another account would not be let in.
    if (mustLeave) goHome({ asks: isNobody && !(wasLoggedIn && hasLoggedOut()) })
  }, [mustLeave, isNobody, wasLoggedIn, goHome])
  return mustLeave ? undefined : (user ?? stays)
}

/** A shorter token is none of ours (the specification's rule). */
const TOKEN_LONGER_THAN = 30

/** Whether what is stored as the token of a session can be one. */
export const hasSessionToken = () => (readToken() ?? '').length > TOKEN_LONGER_THAN
