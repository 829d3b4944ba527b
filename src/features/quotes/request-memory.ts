import { HOUR_MS } from '#/domain/durations.ts'
import { REQUEST_KEY } from '#/platform/browser/storage-keys.ts'
import { REQUEST_MEMORY_HOURS } from './limits.ts'
import { type About, newQuotePath } from './links.ts'

interface Begun {
  about: About
  /** What was written, as the form has it. */
  values: unknown
  /** In milliseconds since 1970. */
  keptAt: number
}

const isBegun = (kept: Partial<Begun> | null): kept is Begun =>
  kept?.values instanceof Object &&
  kept.about instanceof Object &&
  Number(kept.keptAt) > Date.now() - REQUEST_MEMORY_HOURS * HOUR_MS

function begun(): Begun | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(REQUEST_KEY) ?? 'null')
    return isBegun(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/**
 * Remembers what a visitor was about to send: who opens an account comes back from the letter in another window.
 * @param values of the form, without consents: those are given in view of their texts
 */
export function rememberRequest(about: About, values: unknown) {
  try {
    localStorage.setItem(REQUEST_KEY, JSON.stringify({ about, values, keptAt: Date.now() }))
  } catch {
    // A full storage, or none: what was written stays in its tab.
  }
}

/** What was written here to be sent to just these; undefined for nothing. */
export function rememberedRequest<Values>(about: About): Values | undefined {
  const kept = begun()
  return kept && newQuotePath(kept.about) === newQuotePath(about)
    ? (kept.values as Values)
    : undefined
}

/** Where a request goes on that was begun here and not sent; undefined for none. */
export function begunRequestPath(): string | undefined {
  const kept = begun()
  return kept && newQuotePath(kept.about)
}

/** Once it was sent. */
export const forgetRequest = () => localStorage.removeItem(REQUEST_KEY)
