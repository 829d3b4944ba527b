import { DAY_MS } from '#/domain/durations.ts'
import { storedJson, storeJson } from '#/platform/browser/storage.ts'
import { isTyped } from './details.ts'
import type { Draft } from './draft.ts'

/** The person who is not logged in; what they wrote becomes theirs who log in. */
export const VISITOR = 'visitante'

/** Of what a draft is made; another version's cannot be read. */
const VERSION = 1
const DRAFTS_MAX = 5
/** A browser may be another person's tomorrow. */
const KEPT_DAYS = { visitor: 1, person: 30, sent: 1 }

/** In local storage, which a logout empties. */
const keyOf = (owner: string) => `cadastro-fornecedor:${owner}`

/** The registrations that someone began in this browser, newest first. */
export function readDrafts(owner: string): Draft[] {
  const days = owner === VISITOR ? KEPT_DAYS.visitor : KEPT_DAYS.person
  // Who left the last step for good begins anew the next time.
  const daysOf = ({ sheets }: Draft) => (sheets ? KEPT_DAYS.sent : days)
  return storedJson(
    keyOf(owner),
    (stored) => {
      const { version, drafts } = stored as { version: number; drafts: Draft[] }
      if (version !== VERSION) return []
      return drafts.filter((draft) => Date.now() - draft.savedAt < daysOf(draft) * DAY_MS)
    },
    [],
  )
}

const writeDrafts = (owner: string, drafts: Draft[]) =>
  storeJson(
    keyOf(owner),
    drafts.length > 0 ? { version: VERSION, drafts: drafts.slice(0, DRAFTS_MAX) } : undefined,
  )

const others = (owner: string, param: string) =>
  readDrafts(owner).filter((draft) => draft.param !== param)

export const keepDraft = (owner: string, draft: Draft) =>
  writeDrafts(owner, [draft, ...others(owner, draft.param)])

export const dropDraft = (owner: string, param: string) => writeDrafts(owner, others(owner, param))

/** Whether a person kept a draft of what is begun at an address. */
export const hasDraft = (owner: string, param: string) =>
  readDrafts(owner).some((draft) => draft.param === param)

/** Whether somebody wrote any of it. */
const isWritten = ({ details, filled, descricao, offers, openOffer }: Draft) =>
  Boolean(descricao || offers.length || openOffer) || isTyped(details, filled)

/**
 * Makes a person's what was written in this browser before they logged in. What they kept of the
 * same company gives way only to something written.
 */
export function adoptDrafts(owner: string) {
  for (const draft of readDrafts(VISITOR).reverse())
    if (isWritten(draft) || !hasDraft(owner, draft.param)) keepDraft(owner, draft)
  writeDrafts(VISITOR, [])
}
