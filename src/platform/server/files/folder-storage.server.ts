import { createReadStream, mkdirSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '../env.server.ts'
import type { ByteRange, FileStorage, StoredFile } from './storage.server.ts'

/** What the system answers where a name, or a part of it, names no file. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

/** Files in a folder of this machine; a key is a path in it. */
export class FolderStorage implements FileStorage {
  protected readonly folder: string

  /** @param name of the folder in DATA_DIR */
  constructor(env: Pick<Env, 'DATA_DIR'>, name: 'uploads' | 'private' = 'uploads') {
    this.folder = path.resolve(env.DATA_DIR, name)
    mkdirSync(this.folder, { recursive: true, mode: 0o700 })
  }

  async put(key: string, content: Uint8Array | { path: string }): Promise<void> {
    const target = this.#pathOf(key)
    await mkdir(path.dirname(target), { recursive: true })
    if (content instanceof Uint8Array) await writeFile(target, content)
    else await copyFile(content.path, target)
  }

  async open(key: string): Promise<StoredFile | null> {
    const source = this.#pathOf(key)
    const found = await stat(source).catch((error: NodeJS.ErrnoException) => {
      if (MISSING.has(error.code ?? '')) return null
      throw error
    })
    if (!found?.isFile()) return null
    const read = (range?: ByteRange) => createReadStream(source, range)
    return { size: found.size, modified: found.mtime, read }
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true })
  }

  /**
   * Takes over, under the same keys, the files that another storage has below a folder. That a
   * process beside this one was faster is no error.
   */
  async takeFrom(other: FolderStorage, below: string): Promise<void> {
    const found = await readdir(path.join(other.folder, below)).catch(() => [])
    await mkdir(path.join(this.folder, below), { recursive: true })
    for (const name of found)
      await rename(path.join(other.folder, below, name), path.join(this.folder, below, name)).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
        },
      )
  }

  /** @throws Error for a key that leads out of the folder, or around in it */
  #pathOf(key: string): string {
    const target = path.join(this.folder, key)
    if (target !== `${this.folder}${path.sep}${key}`) throw new Error(`${key} names no file.`)
    return target
  }
}
