import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
export const CORES = cpus().length

const milliseconds = (...ticks: (string | undefined)[]) =>
  (ticks.reduce((sum, count) => sum + Number(count), 0) * 1000) / TICKS_PER_SECOND

/** The fields of proc(5)'s stat from the third on, `state`; undefined when the process is over. */
function statOf(file: string): string[] | undefined {
  try {
    const stat = readFileSync(file, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/**
 * CPU that processes took with all that they started, in ms; Linux only. What a process took that is
 * over is its parent's, which waited for it.
 * @param roots whose descendants count too; each process counts once
 */
export function cpuOf(...roots: number[]): number {
  const stats = new Map<number, string[]>()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) && statOf(`/proc/${name}/stat`)
    if (stat) stats.set(Number(name), stat)
  }
  const isOfFamily = (pid: number): boolean =>
    roots.includes(pid) || (stats.has(pid) && isOfFamily(Number(stats.get(pid)?.[1])))
  let sum = 0
  for (const [pid, stat] of stats) if (isOfFamily(pid)) sum += milliseconds(...stat.slice(11, 15))
  return sum
}

/** CPU of a process's first thread, which is what limits a Node server, in ms. */
export const mainThreadOf = (pid: number) =>
  milliseconds(...(statOf(`/proc/${pid}/task/${pid}/stat`) ?? []).slice(11, 13))

/** CPU that the whole machine was busy since it began, over all cores, in ms. */
export function busyOfMachine(): number {
  const [, user, nice, system, , , irq, softirq, steal] =
    /^cpu.*$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[0].split(/\s+/) ?? []
  return milliseconds(user, nice, system, irq, softirq, steal)
}

/** Memory of a process that is in RAM now, and the most there was, in MB. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1000
  return { now: field('VmRSS'), peak: field('VmHWM') }
}
