import { HOUR_MS } from '#/domain/durations.ts'
import { storedJson, storeJson } from '#/platform/browser/storage.ts'
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

const isBegun = ({ about, values, keptAt }: Begun) =>
  values instanceof Object &&
  Array.isArray(about.software) &&
  Array.isArray(about.fornecedor) &&
  keptAt > Date.now() - REQUEST_MEMORY_HOURS * HOUR_MS

const begun = () =>
  storedJson(
    REQUEST_KEY,
    (stored) => (isBegun(stored as Begun) ? (stored as Begun) : undefined),
    undefined,
  )

/**
 * Remembers what a visitor was about to send: who opens an account comes back from the letter in another window.
 * @param values of the form, without consents: those are given in view of their texts
 */
export const rememberRequest = (about: About, values: unknown) =>
  storeJson(REQUEST_KEY, { about, values, keptAt: Date.now() })

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
export const forgetRequest = () => storeJson(REQUEST_KEY, undefined)
