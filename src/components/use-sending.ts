import { useState } from 'react'
import { ApiError } from '#/platform/browser/api-client.ts'

/**
 * What a press sends, one at a time: a press while the answer is awaited does nothing. An alert shows
 * what the server refused, and it may be tried again.
 * @returns whether an answer is awaited, and what begins the work
 */
export function useSending(): [boolean, (work: () => Promise<unknown>) => Promise<void>] {
  const [sending, setSending] = useState(false)

  async function send(work: () => Promise<unknown>) {
    if (sending) return
    setSending(true)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      setSending(false)
    }
  }

  return [sending, send]
}
