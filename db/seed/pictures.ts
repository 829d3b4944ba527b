import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type FileStorage, newFileKey } from '#/platform/server/files/storage.server.ts'

const FOLDER = path.resolve('db/seed/pictures')

/** Pictures and videos that rows show which are not written yet, by their key in file storage. */
export class Pictures {
  readonly #names = new Map<string, string>()

  /**
   * @param folder of file storage, as `logos`
   * @param name of a file of db/seed/pictures, without its extension, as `products/lince-erp`
   * @returns the key that the row keeps
   */
  add(folder: string, name: string, extension = 'svg'): string {
    const key = newFileKey(folder, extension)
    this.#names.set(key, `${name}.${extension}`)
    return key
  }

  async write(files: FileStorage): Promise<void> {
    const copies = [...this.#names].map(async ([key, name]) =>
      files.put(key, await readFile(path.join(FOLDER, name))),
    )
    await Promise.all(copies)
  }
}
