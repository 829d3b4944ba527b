import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Fields 14 and 15 of proc(5)'s stat: ticks in user and in kernel mode. */
function milliseconds(file: string): number {
  const stat = readFileSync(file, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return ((Number(user) + Number(system)) * 1000) / TICKS_PER_SECOND
}

/** CPU that a process took since it began, in ms; Linux only. */
export const cpuOf = (pid: number) => ({
  mainThread: milliseconds(`/proc/${pid}/task/${pid}/stat`),
  process: milliseconds(`/proc/${pid}/stat`),
})
