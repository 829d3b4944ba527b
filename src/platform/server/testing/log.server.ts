import { onTestFinished } from 'vitest'
import { openLog } from '../log/log.server.ts'

/** What is logged until the test ends: each line as it is written, and as an object. */
export function keepLog(level: Parameters<typeof openLog>[0] = 'info') {
  const written: string[] = []
  openLog(level, { write: (line) => void written.push(line) })
  onTestFinished(() => openLog('silent', { write: () => {} }))
  return {
    written,
    // biome-ignore lint/suspicious/noExplicitAny: lines of every shape
    lines: (): any[] => written.map((line) => JSON.parse(line)),
    // biome-ignore lint/suspicious/noExplicitAny: lines of every shape
    events: (name?: string): any[] =>
      written
        .map((line) => JSON.parse(line))
        .filter(({ event }) => (name ? event === name : event !== undefined)),
  }
}
