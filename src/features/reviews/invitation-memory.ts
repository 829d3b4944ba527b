import { INVITED_KEY } from '#/platform/browser/storage-keys.ts'

/** Invitations that a browser remembers; more were never meant for one person. */
const REMEMBERED_MAX = 20

function remembered(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(INVITED_KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, token]) => typeof token === 'string'))
  } catch {
    return {}
  }
}

function keep(invitations: [string, string][]) {
  try {
    if (invitations.length === 0) localStorage.removeItem(INVITED_KEY)
    else localStorage.setItem(INVITED_KEY, JSON.stringify(Object.fromEntries(invitations)))
  } catch {
    // A browser that keeps nothing for sites: the label is lost, and nothing else.
  }
}

/** The invitation to review something that this browser opened; undefined for none. */
export const invitationTo = (targetId: string): string | undefined => remembered()[targetId]

/** The invitation that this browser opened last, and has not followed to its end; undefined for none. */
export const latestInvitation = (): string | undefined => Object.values(remembered()).at(-1)

/** Remembers an invitation: who has no account yet comes back to the review in another window. */
export function rememberInvitation(targetId: string, token: string) {
  const { [targetId]: _before, ...others } = remembered()
  keep([...Object.entries(others), [targetId, token] as [string, string]].slice(-REMEMBERED_MAX))
}

/** Once it was reviewed. */
export function forgetInvitation(targetId: string) {
  const { [targetId]: _gone, ...others } = remembered()
  keep(Object.entries(others))
}
