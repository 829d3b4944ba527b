export interface JsonAnswer {
  status: number
  /** Undefined when the body is no JSON. */
  body: unknown
}

interface Bounds {
  timeoutMs: number
  maxBytes: number
}

/**
 * Asks a service of somebody else's, within bounds of time and size; where it sends us elsewhere we
 * do not follow.
 * @throws Error when there is no answer, or one that is too long
 */
export async function askForJson(
  url: string,
  request: Omit<RequestInit, 'redirect' | 'signal'>,
  { timeoutMs, maxBytes }: Bounds,
): Promise<JsonAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { ...request, redirect: 'error', signal })
  return { status: response.status, body: parse(await readUpTo(response, maxBytes)) }
}

async function readUpTo(response: Response, max: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > max) throw new Error('the answer is too long')
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
