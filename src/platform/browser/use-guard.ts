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

/** The same for Admins: anyone else is sent home. What they may do, the server decides. */
export function useAdmin(): StoredUser | undefined {
  const user = useLoggedIn()
  const navigate = useNavigate()
  const isAdmin = user?.type === 'Admin'
  useEffect(() => {
    if (user && !isAdmin) navigate('/', { replace: true })
  }, [user, isAdmin, navigate])
  return isAdmin ? user : undefined
}

/** The same for a screen on which an Admin writes something: it outlives their session. */
export const useWritingAdmin = () => useWriting(isAdminUser)

/**
 * The same for anybody: when the session ends the screen stays, with all that was typed, until
 * somebody else logs in.
 */
export const useWriter = () => useWriting(isAnybody)

const isAdminUser = ({ type }: StoredUser) => type === 'Admin'
const isAnybody = () => true

function useWriting(mayWrite: (user: StoredUser) => boolean): StoredUser | undefined {
  const user = useStoredUser()
  const navigate = useNavigate()
  const [writer, setWriter] = useState<StoredUser>()
  const isWriter = user ? mayWrite(user) : false
  if (user && isWriter && user._id !== writer?._id) setWriter(user)
  const mustLeave = user !== undefined && !isWriter && !(user === null && writer)
  useEffect(() => {
    if (mustLeave) navigate('/', { replace: true })
  }, [mustLeave, navigate])
  return mustLeave ? undefined : writer
}

/** A shorter token is none of ours (the specification's rule). */
const TOKEN_LONGER_THAN = 30

/** Whether what is stored as the token of a session can be one. */
export const hasSessionToken = () => (readToken() ?? '').length > TOKEN_LONGER_THAN
