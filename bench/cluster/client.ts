import { setTimeout as delay } from 'node:timers/promises'

export interface Answer {
  url: string
  /** 0 where there was none in time. */
  status: number
  ms: number
  body: string
  headers: Headers
}

interface Asked extends RequestInit {
  /** How long an answer is waited for. */
  limitMs?: number
  /** From whom it seems to come. */
  from?: string
}

/** Asks once; who does not answer has status 0. */
export async function ask(
  url: string,
  { limitMs = 30_000, from, headers, ...init }: Asked = {},
): Promise<Answer> {
  const begun = performance.now()
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
      ...init,
      headers: { ...headers, ...(from && { 'x-forwarded-for': from }) },
    })
    const body = await response.text()
    return {
      url,
      status: response.status,
      ms: performance.now() - begun,
      body,
      headers: response.headers,
    }
  } catch {
    return { url, status: 0, ms: performance.now() - begun, body: '', headers: new Headers() }
  }
}

/** Waits until something is so. @returns after how many ms it was @throws Error where it is not in time */
export async function until(isSo: () => Promise<boolean>, limitMs: number, everyMs = 100) {
  const begun = performance.now()
  while (performance.now() - begun < limitMs) {
    if (await isSo()) return performance.now() - begun
    await delay(everyMs)
  }
  throw new Error(`Not within ${limitMs} ms.`)
}

/** Does something again and again, by some at once, until `end`. */
export function repeatedly(atOnce: number, work: (turn: number) => Promise<void>, pauseMs = 0) {
  let isOver = false
  let turn = 0
  const loops = Array.from({ length: atOnce }, async () => {
    while (!isOver) {
      await work(turn++)
      if (pauseMs > 0) await delay(pauseMs)
    }
  })
  return {
    end: async () => {
      isOver = true
      await Promise.all(loops)
    },
  }
}

export const worst = (answers: Answer[]) => Math.max(0, ...answers.map(({ ms }) => ms))

/** Path of the slowest. */
export const slowest = (answers: Answer[]) =>
  new URL(answers.reduce((one, other) => (other.ms > one.ms ? other : one)).url).pathname

export function quantile(answers: Answer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
