import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseRefused } from './refusal.server.ts'

/** Refusal of a second process on one data folder. */
export class DataFolderInUse extends DatabaseRefused {}

interface Owner {
  pid: number
  /** Clock ticks since boot at which the process began: distinguishes it from a later one with its number. */
  startedAt: string | null
}

/** Field 22 of /proc/PID/stat; null where there is no /proc. */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isAlive({ pid, startedAt }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, as somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startedAt === processStart(pid)
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return undefined
  }
}

/** Creates the file with its content in one step, so that nobody ever reads half a lock. */
function create(file: string): boolean {
  const owner: Owner = { pid: process.pid, startedAt: processStart(process.pid) }
  const written = `${file}.${process.pid}`
  writeFileSync(written, JSON.stringify(owner), { mode: 0o600 })
  try {
    linkSync(written, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(written, { force: true })
  }
}

/**
 * Makes this process the only one on a data folder: two embedded databases on one folder corrupt
 * it silently. A lock left by a process that was killed is taken over.
 * @returns a function that gives the folder back
 * @throws DataFolderInUse when a living process holds it
 */
export function lockDataFolder(folder: string): () => void {
  const file = path.join(folder, 'praca.lock')
  const release = () => rmSync(file, { force: true })
  if (create(file)) return release

  const owner = readOwner(file)
  if (owner && isAlive(owner)) {
    throw new DataFolderInUse(
      `A pasta de dados ${path.resolve(folder)} já está em uso pelo processo ${owner.pid}. ` +
        'Pare-o antes de continuar, ou escolha outra pasta com DATA_DIR.',
    )
  }
  // Of two processes that find the same dead owner, only one renames the guard into being.
  const guard = `${file}.takeover`
  if (existsSync(guard) && !guardIsAlive(guard)) rmSync(guard, { force: true })
  if (!create(guard)) {
    throw new DataFolderInUse(
      `Outro processo está abrindo a pasta de dados ${path.resolve(folder)}.`,
    )
  }
  try {
    const current = readOwner(file)
    if (current && isAlive(current)) {
      throw new DataFolderInUse(
        `A pasta de dados ${path.resolve(folder)} acaba de ser aberta pelo processo ${current.pid}.`,
      )
    }
    renameSync(guard, file)
    return release
  } catch (error) {
    rmSync(guard, { force: true })
    throw error
  }
}

function guardIsAlive(guard: string): boolean {
  const owner = readOwner(guard)
  return owner !== undefined && isAlive(owner)
}
