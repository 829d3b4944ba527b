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
  return { status: response.status, body: parse(await readUpTo(response, maxBytes, signal)) }
}

/** @throws Error when it is longer, or does not come to an end before the signal */
async function readUpTo(response: Response, max: number, signal: AbortSignal): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  // Node's fetch may lose its own listener to the garbage collector once an answer has begun.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > max) {
      await reader.cancel()
      throw new Error('the answer is too long')
    }
    chunks.push(part.value)
  }
  signal.throwIfAborted()
  return Buffer.concat(chunks).toString()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
