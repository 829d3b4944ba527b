import { OUTCOMES_MIN } from './limits.ts'
import type { CountedWire, OutcomesWire } from './schema.ts'

/** What one person said of a supplier. */
export interface Vote {
  /** Whose it is: one company, or one mailbox, counts once. */
  voice: string
  solved: boolean
  hiresAgain: boolean
  askedAt: Date
  saidAt: Date
}

const counted = (votes: Vote[]): CountedWire | null =>
  votes.length < OUTCOMES_MIN
    ? null
    : {
        total: votes.length,
        resolvidos: votes.filter(({ solved }) => solved).length,
        voltariam: votes.filter(({ hiresAgain }) => hiresAgain).length,
      }

/**
 * What is public of some votes of twelve months: the latest of each voice. The half year is said where it is all there
 * is, or where in it, and in what is before it, enough people are new: else it, subtracted from the year or from what
 * was public once, would say what the one person said who is six months older by now, or gone.
 * @param votes the latest first
 * @param heard voices that were public once
 */
export function figuresOf(
  votes: Vote[],
  sixMonthsAgo: Date,
  heard: ReadonlySet<string> = new Set(),
): OutcomesWire {
  const year = latestOfEach(votes)
  const half = year.filter(({ askedAt }) => askedAt > sixMonthsAgo)
  const before = year.filter(({ askedAt }) => askedAt <= sixMonthsAgo)
  const isMixed = (group: Vote[]) =>
    group.filter(({ voice }) => !heard.has(voice)).length >= OUTCOMES_MIN
  return {
    dozeMeses: counted(year),
    seisMeses: before.length === 0 || [half, before].every(isMixed) ? counted(half) : null,
  }
}

function latestOfEach(votes: Vote[]): Vote[] {
  const latest = new Map<string, Vote>()
  for (const vote of votes) if (!latest.has(vote.voice)) latest.set(vote.voice, vote)
  return [...latest.values()]
}

/** What is public by now, and when it was counted. */
interface Public {
  figures: OutcomesWire
  countedAt: Date
}

/**
 * What becomes public next: it is counted anew once enough people said something new, so that no change of it is
 * one person's. Until then it stays, as far as its period lasts.
 * @returns undefined where nothing changes
 */
export function nextFigures(
  said: Vote[],
  shown: Public | undefined,
  { now, sixMonthsAgo }: { now: Date; sixMonthsAgo: Date },
): Public | undefined {
  const since = shown?.countedAt ?? new Date(0)
  // What is said while it is counted is of the next time, or it would be new twice.
  const votes = said.filter(({ saidAt }) => saidAt <= now)
  const heard = new Set(votes.filter(({ saidAt }) => saidAt <= since).map(({ voice }) => voice))
  const fresh = new Set(votes.map(({ voice }) => voice))
  const news = [...fresh].filter((voice) => !heard.has(voice)).length
  if (news >= OUTCOMES_MIN)
    return { figures: figuresOf(votes, sixMonthsAgo, heard), countedAt: now }
  if (!shown) return undefined
  // When it was counted stays known: what was public before is not to be compared with one person more.
  if (shown.figures.dozeMeses && fresh.size < OUTCOMES_MIN)
    return { ...shown, figures: { dozeMeses: null, seisMeses: null } }
  if (shown.figures.seisMeses && shown.countedAt < sixMonthsAgo)
    return { ...shown, figures: { ...shown.figures, seisMeses: null } }
  return undefined
}
