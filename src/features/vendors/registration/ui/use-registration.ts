import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#/platform/browser/api-client.ts'
import type { StoredUser } from '#/platform/browser/stored-user.ts'
import { newSupplierPath } from '#/platform/links.ts'
import { dropDraft, hasDraft, VISITOR } from './drafts.ts'
import { openRegistration, type Registration } from './open-registration.ts'
import { type Opening, openingOf } from './opening.ts'

type Found =
  | { status: 'waiting' }
  | { status: 'ready'; key: string; registration: Registration }
  /** @param reason HTTP status; 0 when there was no answer. */
  | { status: 'failed'; key: string; reason: number }

const WAITING: Found = { status: 'waiting' }

/** Whose registration is shown. */
interface Session {
  owner: string
  /** Another number is another registration. */
  number: number
}

/**
 * Who logs in goes on with what they began as a visitor; once a session is over its owner's
 * registration stays on the screen; another person sees nothing of it.
 */
function nextSession(
  session: Session | undefined,
  owner: string,
  { param, needsLogin }: { param: string; needsLogin: boolean },
): Session {
  if (!session) return { owner, number: 0 }
  if (owner === session.owner || owner === VISITOR) return session
  // Of two drafts of one company only one can be shown: that is settled as it is opened again.
  const isAdopted = session.owner === VISITOR && !needsLogin && !hasDraft(owner, param)
  return { owner, number: isAdopted ? session.number : session.number + 1 }
}

/**
 * The registration of an address.
 * @param user `undefined` while it is not known who is logged in, if anybody
 */
export function useRegistration(
  param: string,
  user: StoredUser | null | undefined,
  { digitsOnly }: { digitsOnly: boolean },
) {
  const opening = useMemo(() => openingOf(param, { digitsOnly }), [param, digitsOnly])
  const needsLogin = opening.kind === 'page'
  const navigate = useNavigate()
  const [session, setSession] = useState<Session>()
  const [found, setFound] = useState<Found>(WAITING)

  const current =
    user === undefined ? session : nextSession(session, user?._id ?? VISITOR, { param, needsLogin })
  if (current !== session) setSession(current)
  /** Tells one registration from another. */
  const key = `${param} ${current?.number}`
  const canOpen = current !== undefined && !(needsLogin && current.owner === VISITOR)

  const open = useEffectEvent(async (signal: AbortSignal, opening: Opening) => {
    try {
      const owner = current?.owner ?? VISITOR
      const registration = await openRegistration({ owner, param, opening }, signal)
      if (!signal.aborted) setFound({ status: 'ready', key, registration })
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setFound({ status: 'failed', key, reason: error.status })
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each registration is opened once
  useEffect(() => {
    if (!canOpen) return
    const opened = new AbortController()
    void open(opened.signal, opening)
    return () => opened.abort()
  }, [key, canOpen])

  // What was found for another address, or another person, is not shown for a moment.
  const isCurrent = found.status === 'waiting' || found.key === key
  const again = () => setSession((now) => now && { ...now, number: now.number + 1 })

  return {
    opening,
    found: isCurrent ? found : WAITING,
    owner: current?.owner ?? VISITOR,
    key,
    needsLogin: needsLogin && current?.owner === VISITOR,
    retry: again,
    /** Begins another registration, without what the browser kept of this one. */
    restart(kept: string) {
      dropDraft(current?.owner ?? VISITOR, kept)
      if (param && opening.kind !== 'page') navigate(newSupplierPath())
      else again()
    },
  }
}
