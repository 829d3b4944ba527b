import { askForJson, type JsonAnswer } from './json-answer.server.ts'

/** A service that was asked did not answer, or answered what cannot be understood. */
export class LookupUnavailable extends Error {}

/** Some services turn Node's own name away at their edge; ours says who asks. */
const USER_AGENT = 'Praca/1.0 (cadastro de fornecedores)'
const TIMEOUT_MS = 3000
/** Answers are a few kilobytes; what is longer is not one. */
const MAX_BYTES = 512 * 1024

/**
 * Asks a service for JSON, for 3 seconds at most.
 * @throws LookupUnavailable when there is no answer, or it says that the service is in trouble
 */
export async function getJson(url: string): Promise<JsonAnswer> {
  try {
    const headers = { 'user-agent': USER_AGENT, accept: 'application/json' }
    const bounds = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }
    const answer = await askForJson(url, { headers }, bounds)
    if (answer.status >= 500 || [403, 408, 429].includes(answer.status))
      throw new LookupUnavailable(`${answer.status}`)
    return answer
  } catch (cause) {
    throw cause instanceof LookupUnavailable ? cause : new LookupUnavailable('no answer', { cause })
  }
}

/**
 * Asks one source after the other until one knows. What none knows is unknown, as long as one could
 * be asked.
 * @throws LookupUnavailable when none could
 */
export async function firstThatKnows<Found>(
  sources: (() => Promise<Found | null>)[],
): Promise<Found | null> {
  let answered = false
  for (const ask of sources) {
    try {
      const found = await ask()
      if (found !== null) return found
      answered = true
    } catch (error) {
      if (!(error instanceof LookupUnavailable)) throw error
    }
  }
  if (!answered) throw new LookupUnavailable('no source answered')
  return null
}
