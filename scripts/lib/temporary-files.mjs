import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

/** Linux keeps this folder in memory. */
const IN_MEMORY = '/dev/shm'
/** A run holds some 300 MB at once: databases, and profiles of browsers. */
const NEEDED_BYTES = 2 * 2 ** 30

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= NEEDED_BYTES
  } catch {
    return false
  }
}

/**
 * Lets this process and those it starts keep their temporary files in memory, where the machine
 * has room: tests make and drop hundreds of databases of a thousand files each, and a disk's file
 * system spends a quarter of their time on that. Removed when this process ends.
 */
export function keepTemporaryFilesInMemory() {
  if (!hasRoom()) return
  const folder = mkdtempSync(path.join(IN_MEMORY, 'praca-'))
  // As the system's own temporary folder: PostgreSQL runs as another user.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
