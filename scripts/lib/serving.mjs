import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'
import path from 'node:path'

/** A note from before is of nobody, whoever has its number now. In ms. */
const startOfMachine = () => Date.now() - uptime() * 1000

/**
 * Notes, for as long as this process runs, that it serves what was built.
 * @param {string} folder for notes
 */
export function noteServing(folder) {
  mkdirSync(folder, { recursive: true })
  // Of those that were killed.
  for (const pid of readdirSync(folder))
    if (!isRunning(Number(pid))) rmSync(path.join(folder, pid), { force: true })
  const note = path.join(folder, String(process.pid))
  writeFileSync(note, '')
  process.on('exit', () => rmSync(note, { force: true }))
}

/**
 * @param {string} folder for notes
 * @returns {string[]} ids of the processes that serve what was built
 */
export function whoServes(folder) {
  try {
    return readdirSync(folder).filter(
      (pid) =>
        isRunning(Number(pid)) && statSync(path.join(folder, pid)).mtimeMs > startOfMachine(),
    )
  } catch {
    // There are no notes, or one went meanwhile: it ended.
    return []
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's may not be asked, but is there.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
