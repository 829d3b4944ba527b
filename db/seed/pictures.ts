import type { Disk } from 'flydrive'
import { newFileKey } from '#/platform/server/files/storage.server.ts'

/** Pictures drawn for rows that are not written yet, by their key in file storage. */
export class Pictures {
  readonly #files = new Map<string, string>()

  /** @param folder as `logos` @returns the key that the row keeps */
  add(folder: string, svg: string): string {
    const key = newFileKey(folder, 'svg')
    this.#files.set(key, svg)
    return key
  }

  async write(storage: Disk): Promise<void> {
    await Promise.all([...this.#files].map(([key, svg]) => storage.put(key, svg)))
  }
}
