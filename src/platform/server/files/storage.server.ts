import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { v7 as uuidv7 } from 'uuid'

/** A part of a file: places of its first and its last byte, counted from 0. */
export interface ByteRange {
  start: number
  end: number
}

/** A file as it was found. */
export interface StoredFile {
  /** In bytes. */
  size: number
  modified: Date
  /** Its content, or a part of it that is not beyond its end. */
  read(range?: ByteRange): Readable
}

/** Where uploaded files are. A key, as `logos/0198….webp`, names one content for ever. */
export interface FileStorage {
  /** Stores a content, or a file of this machine. */
  put(key: string, content: Uint8Array | { path: string }): Promise<void>
  /** @returns null where there is no such file */
  open(key: string): Promise<StoredFile | null>
  /** Removes a file; that there is none is no error. */
  remove(key: string): Promise<void>
}

/** An unguessable name that was never used. @param folder as `logos` @param extension as `png` */
export const newFileKey = (folder: string, extension: string) =>
  `${folder}/${uuidv7()}.${extension}`

/** A stored file that must be there. @throws Error */
export async function openFile(files: FileStorage, key: string): Promise<StoredFile> {
  const file = await files.open(key)
  if (!file) throw new Error(`The file ${key} is not there.`)
  return file
}

/** The whole content of a small file. @throws Error where it is not there */
export async function readFile(files: FileStorage, key: string): Promise<Buffer> {
  return buffer((await openFile(files, key)).read())
}

/** Removes files. One that stays behind takes space and nothing else: it fails no request. */
export async function removeQuietly(files: FileStorage, keys: string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => files.remove(key)))
}
