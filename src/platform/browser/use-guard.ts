import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { closeEntry, openEntry } from './entry.ts'
import { readToken, type StoredUser, useStoredUser } from './stored-user.ts'

/**
 * Guards a screen: a visitor is sent home.
 * @param reason why a login is asked for, on a screen whose address holds what the visitor came
 *   with: it is offered there, and only who closes it is sent home
 * @returns who is logged in; `undefined` while that is not known (on the server and until hydration)
 * and while the visitor is on the way home, so that a guarded screen shows its skeleton
 */
export function useLoggedIn(reason?: string): StoredUser | undefined {
  const user = useStoredUser()
  const navigate = useNavigate()
  const wasLoggedIn = useRef(false)

  useEffect(() => {
    if (user) wasLoggedIn.current = true
    if (user !== null) return
    const goHome = () => navigate('/', { replace: true })
    // Who has just logged out does not want to log in.
    if (!reason || wasLoggedIn.current) return void goHome()
    openEntry({ view: 'login', register: true, reason, onClose: goHome, standsForPage: true })
    return closeEntry
  }, [user, reason, navigate])
  return user ?? undefined
}

/** The `handle` of a screen of Admins on which something is written. */
export const WRITING = 'writing'

/**
 * Guards the screens of Admins: anyone else is sent home. What they may do, the server decides.
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
  const navigate = useNavigate()
  const [stays, setStays] = useState<StoredUser>()
  const isWelcome = user ? mayStay(user) : false
  if (user && isWelcome && user._id !== stays?._id) setStays(user)
  const hasEnded = user === null && outlivesSession && stays !== undefined
  const mustLeave = user !== undefined && !isWelcome && !hasEnded
  useEffect(() => {
    if (mustLeave) navigate('/', { replace: true })
  }, [mustLeave, navigate])
  return mustLeave ? undefined : stays
}

/** A shorter token is none of ours (the specification's rule). */
const TOKEN_LONGER_THAN = 30

/** Whether what is stored as the token of a session can be one. */
export const hasSessionToken = () => (readToken() ?? '').length > TOKEN_LONGER_THAN
