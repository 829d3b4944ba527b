import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** What runs, also when this process is interrupted. */
const started = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})

/** Has a program end at the latest when this process does. */
export function endsWithThis(child: ChildProcess) {
  started.add(child)
  child.once('exit', () => started.delete(child))
}

export async function stopChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
