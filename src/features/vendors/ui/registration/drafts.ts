import type { Draft } from './draft.ts'

/** Whoever is not logged in; what they wrote becomes theirs who log in. */
export const VISITOR = 'visitante'

/** Of what a draft is made; another version's cannot be read. */
const VERSION = 1
const DRAFTS_MAX = 5
const DAY_MS = 24 * 60 * 60 * 1000
/** A browser may be another person's tomorrow. */
const KEPT_DAYS = { visitor: 1, person: 30 }

/** In local storage, which a logout empties. */
const keyOf = (owner: string) => `cadastro-fornecedor:${owner}`

/** The registrations that someone began in this browser, newest first. */
export function readDrafts(owner: string): Draft[] {
  const days = owner === VISITOR ? KEPT_DAYS.visitor : KEPT_DAYS.person
  try {
    const { version, drafts } = JSON.parse(localStorage.getItem(keyOf(owner)) ?? '{}') as {
      version?: number
      drafts?: Draft[]
    }
    if (version !== VERSION || !Array.isArray(drafts)) return []
    return drafts.filter(({ savedAt }) => Date.now() - savedAt < days * DAY_MS)
  } catch {
    return []
  }
}

function writeDrafts(owner: string, drafts: Draft[]) {
  if (drafts.length === 0) return localStorage.removeItem(keyOf(owner))
  try {
    const kept = drafts.slice(0, DRAFTS_MAX)
    localStorage.setItem(keyOf(owner), JSON.stringify({ version: VERSION, drafts: kept }))
  } catch {
    // A full storage, or none: the registration goes on without.
  }
}

const others = (owner: string, param: string) =>
  readDrafts(owner).filter((draft) => draft.param !== param)

export const keepDraft = (owner: string, draft: Draft) =>
  writeDrafts(owner, [draft, ...others(owner, draft.param)])

export const dropDraft = (owner: string, param: string) => writeDrafts(owner, others(owner, param))

/** Makes a person's what was written in this browser before they logged in. */
export function adoptDrafts(owner: string) {
  for (const draft of readDrafts(VISITOR).reverse()) keepDraft(owner, draft)
  writeDrafts(VISITOR, [])
}
