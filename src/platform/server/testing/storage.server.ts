import { readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Env } from '../env.server.ts'
import { FolderStorage } from '../files/folder-storage.server.ts'
import type { FileStorage, StoredFile } from '../files/storage.server.ts'

/** File storage that a test looks into. */
export interface TestStorage extends FileStorage {
  /** The keys of all files, in order. */
  keys(): string[]
  clear(): void
}

class TestFolder extends FolderStorage implements TestStorage {
  keys(): string[] {
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(this.folder, path.join(parentPath, name)))
      .sort()
  }

  clear(): void {
    for (const name of readdirSync(this.folder))
      rmSync(path.join(this.folder, name), { recursive: true })
  }
}

/** Files in the memory of the process. */
class MemoryStorage implements TestStorage {
  readonly #files = new Map<string, { content: Buffer; modified: Date }>()

  async put(key: string, content: Uint8Array | { path: string }): Promise<void> {
    const bytes = content instanceof Uint8Array ? content : await readFile(content.path)
    this.#files.set(key, { content: Buffer.from(bytes), modified: new Date() })
  }

  async open(key: string): Promise<StoredFile | null> {
    const file = this.#files.get(key)
    if (!file) return null
    const { content, modified } = file
    const part = (start = 0, last = content.length - 1) => content.subarray(start, last + 1)
    const read: StoredFile['read'] = (range) => Readable.from(part(range?.start, range?.end))
    return { size: content.length, modified, read }
  }

  async remove(key: string): Promise<void> {
    this.#files.delete(key)
  }

  keys(): string[] {
    return [...this.#files.keys()].sort()
  }

  clear(): void {
    this.#files.clear()
  }
}

/** Every implementation, by what keeps its files. */
export const STORAGES = {
  folder: (env: Pick<Env, 'DATA_DIR'>, name?: 'private'): TestStorage => new TestFolder(env, name),
  memory: (): TestStorage => new MemoryStorage(),
}
