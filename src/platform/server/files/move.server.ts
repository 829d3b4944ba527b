import { existsSync, readdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FileStorage } from './storage.server.ts'

const AT_ONCE = 4

/** Paths of all files below a folder, with slashes; none where there is no folder, as before the first private file. */
export const keysBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => name.split(path.sep).join('/'))

/**
 * Copies files of a folder into a storage, under the same keys. One that is there in full is left alone, so that it
 * goes on where it was interrupted, and can be run again for what came meanwhile.
 * @param keys paths in the folder
 * @throws what a copy failed with
 */
export async function copyFiles(folder: string, keys: string[], to: FileStorage) {
  const waiting = keys.values()
  let copied = 0
  let known = 0
  const copyOne = async (key: string) => {
    const source = path.join(folder, key)
    const { size } = await stat(source)
    if ((await to.open(key))?.size === size) {
      known++
      return
    }
    await to.put(key, { path: source })
    if ((await to.open(key))?.size !== size) throw new Error(`${key} não chegou inteiro.`)
    copied++
  }
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const key of waiting) await copyOne(key)
    }),
  )
  return { copied, known }
}
