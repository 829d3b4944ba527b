import { type FileStorage, newFileKey, removeQuietly } from './storage.server.ts'
import type { ReceivedFile } from './upload-form.server.ts'

/** The files that a change of rows brings and takes. */
export class FileChanges {
  readonly added: string[] = []
  readonly removed: string[] = []

  constructor(private readonly files: FileStorage) {}

  /** Stores a file. @param folder as `logos` @param extension as `webp` @returns its key */
  async add(folder: string, extension: string, content: Buffer | ReceivedFile): Promise<string> {
    const key = newFileKey(folder, extension)
    // Noted first: half a file has to go as well.
    this.added.push(key)
    await this.files.put(key, content)
    return key
  }

  /** Names files that nothing shows once the work is done. */
  remove(...keys: (string | null | undefined)[]) {
    for (const key of keys) if (key) this.removed.push(key)
  }
}

/**
 * Keeps files and rows in step: what `work` adds is gone again when it throws, what it removes goes
 * only once it is done, so that no row ever names a file that is not there.
 * @param work stores its files, then writes its rows in a transaction that it waits for
 */
export async function changeFiles<T>(
  files: FileStorage,
  work: (changes: FileChanges) => Promise<T>,
): Promise<T> {
  const changes = new FileChanges(files)
  try {
    const result = await work(changes)
    await removeQuietly(files, changes.removed)
    return result
  } catch (error) {
    await removeQuietly(files, changes.added)
    throw error
  }
}
