import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#/platform/browser/api-client.ts'
import { ASKED_ONCE } from '#/platform/browser/asked-once.ts'
import type { StoredUser } from '#/platform/browser/stored-user.ts'
import { newSupplierPath } from '#/platform/links.ts'
import { dropDraft, hasDraft, VISITOR } from './drafts.ts'
import { openRegistration } from './open-registration.ts'
import { openingOf } from './opening.ts'

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

  const current =
    user === undefined ? session : nextSession(session, user?._id ?? VISITOR, { param, needsLogin })
  if (current !== session) setSession(current)
  /** Distinguishes registrations. */
  const key = `${param} ${current?.number}`
  const owner = current?.owner ?? VISITOR
  const mustLogIn = needsLogin && current?.owner === VISITOR

  const { data: registration, error } = useQuery({
    ...ASKED_ONCE,
    queryKey: ['registration', key],
    queryFn: ({ signal }) => openRegistration({ owner, param, opening }, signal),
    enabled: current !== undefined && !mustLogIn,
  })

  const again = () => setSession((now) => now && { ...now, number: now.number + 1 })

  return {
    opening,
    /** Undefined until it is known. */
    registration,
    /** Why it is not: the HTTP status, 0 without an answer; else undefined. */
    failure: error ? (error instanceof ApiError ? error.status : 0) : undefined,
    owner,
    key,
    retry: again,
    /** Begins another registration, without what the browser kept of this one. */
    restart(kept: string) {
      dropDraft(owner, kept)
      if (param && opening.kind !== 'page') navigate(newSupplierPath())
      else again()
    },
  }
}
