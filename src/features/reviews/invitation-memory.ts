import { DAY_MS } from '#/domain/durations.ts'
import { storedJson, storeJson } from '#/platform/browser/storage.ts'
import { INVITED_KEY } from '#/platform/browser/storage-keys.ts'
import { storedUser } from '#/platform/browser/stored-user.ts'
import { INVITATION_MEMORY_DAYS } from './limits.ts'

/** Invitations that a browser remembers; more were never meant for one person. */
const REMEMBERED_MAX = 20

interface Opened {
  /** What was invited to review. */
  targetId: string
  token: string
  /** In milliseconds since 1970. */
  openedAt: number
  /** Who was logged in; missing for nobody: whoever then logs in may have followed it. */
  userId?: string | undefined
}

const isOpened = (kept: Partial<Opened> | null): kept is Opened =>
  typeof kept?.targetId === 'string' &&
  typeof kept.token === 'string' &&
  Number(kept.openedAt) > Date.now() - INVITATION_MEMORY_DAYS * DAY_MS

/** Those of who is logged in here, the oldest first; another person's are of no use to anybody. */
function remembered(): Opened[] {
  const here = storedUser()?._id
  return storedJson(
    INVITED_KEY,
    (stored) =>
      (stored as Partial<Opened>[])
        .filter(isOpened)
        .filter(({ userId }) => !userId || !here || userId === here),
    [],
  )
}

const keep = (invitations: Opened[]) =>
  storeJson(INVITED_KEY, invitations.length > 0 ? invitations : undefined)

const others = (targetId: string) => remembered().filter((one) => one.targetId !== targetId)

/** The invitation to review something that was opened here; undefined for none. */
export const invitationTo = (targetId: string): string | undefined =>
  remembered().find((one) => one.targetId === targetId)?.token

/** The invitation that was opened here last, and not followed to its end; undefined for none. */
export const latestInvitation = (): string | undefined => remembered().at(-1)?.token

/** Remembers an invitation: who has no account yet comes back to the review in another window. */
export function rememberInvitation(targetId: string, token: string) {
  const opened = { targetId, token, openedAt: Date.now(), userId: storedUser()?._id }
  keep([...others(targetId), opened].slice(-REMEMBERED_MAX))
}

/** Once it was reviewed. */
export const forgetInvitation = (targetId: string) => keep(others(targetId))
