/** A service that was asked did not answer, or answered what cannot be understood. */
export class LookupUnavailable extends Error {}

/** Some services turn Node's own name away at their edge; ours says who asks. */
const USER_AGENT = 'Praca/1.0 (cadastro de fornecedores)'
const TIMEOUT_MS = 3000
/** Answers are a few kilobytes; what is longer is not one. */
const MAX_BYTES = 512 * 1024

export interface JsonAnswer {
  status: number
  /** Undefined when the body is no JSON. */
  body: unknown
}

/**
 * Asks a service for JSON, for 3 seconds at most.
 * @throws LookupUnavailable when there is no answer, or it says that the service is in trouble
 */
export async function getJson(url: string): Promise<JsonAnswer> {
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': USER_AGENT, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await readUpTo(response, MAX_BYTES)
    if (response.status >= 500 || [403, 408, 429].includes(response.status))
      throw new LookupUnavailable(`${response.status}`)
    return { status: response.status, body: parse(text) }
  } catch (cause) {
    throw cause instanceof LookupUnavailable ? cause : new LookupUnavailable('no answer', { cause })
  }
}

async function readUpTo(response: Response, max: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > max) throw new LookupUnavailable('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
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
