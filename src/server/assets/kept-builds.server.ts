import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import { readFile as readStored, removeQuietly } from '#/platform/server/files/storage.server.ts'
import { log } from '#/platform/server/log/log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { lastVersions, noteBuild } from './repository.server.ts'

/** This one, and the one before it; while processes are replaced, to those of before the one that comes. */
const KEPT = 2
const LOOK_AGAIN_MS = 5000

const archiveOf = (version: string) => `builds/${version}.zip`
const isPacked = (name: string) => name.endsWith('.br') || name.endsWith('.gz')

interface Archive {
  packed: Uint8Array
  names: ReadonlySet<string>
}

function opened(packed: Uint8Array): Archive {
  const names = new Set<string>()
  unzipSync(packed, {
    // Nothing is unpacked yet.
    filter({ name }) {
      names.add(name)
      return false
    },
  })
  return { packed, names }
}

/**
 * Assets of the last builds, where all processes find them: a page of one build asks for its scripts where another one
 * may answer, as while processes are replaced and in tabs that stay open.
 */
export class KeptBuilds {
  /** Of other builds, by their versions. */
  #others = new Map<string, Archive>()
  #lookedAt = 0
  #looking: Promise<void> | undefined

  /**
   * @param version of this build
   * @param folder of its assets
   */
  constructor(
    readonly platform: Pick<Platform, 'db' | 'privateFiles'>,
    readonly version: string,
    readonly folder: string,
  ) {}

  /** Keeps this build, and lets go of those that were before the last one. What fails is logged: the site goes on. */
  async keep(): Promise<void> {
    try {
      const { db, privateFiles } = this.platform
      const key = archiveOf(this.version)
      if (!(await privateFiles.open(key))) await privateFiles.put(key, await this.#pack())
      const [latest] = await lastVersions(db, 1)
      if (latest === this.version) return
      const gone = await noteBuild(db, this.version, KEPT)
      await removeQuietly(privateFiles, gone.map(archiveOf))
    } catch (error) {
      log.warn({ err: error }, 'the assets of this build are not kept for others')
    }
  }

  /** An asset of another build. */
  async find(name: string): Promise<Uint8Array | undefined> {
    if (Date.now() - this.#lookedAt > LOOK_AGAIN_MS) {
      this.#looking ??= this.#look().finally(() => {
        this.#looking = undefined
        this.#lookedAt = Date.now()
      })
      await this.#looking
    }
    const archive = [...this.#others.values()].find(({ names }) => names.has(name))
    return archive && unzipSync(archive.packed, { filter: (file) => file.name === name })[name]
  }

  async #look() {
    try {
      const versions = (await lastVersions(this.platform.db, KEPT)).filter(
        (one) => one !== this.version,
      )
      const archives = versions.map(async (version) => {
        const known = this.#others.get(version)
        return [version, known ?? opened(await this.#read(version))] as const
      })
      this.#others = new Map(await Promise.all(archives))
    } catch (error) {
      log.warn({ err: error }, 'the assets of other builds are not known')
    }
  }

  #read = (version: string) => readStored(this.platform.privateFiles, archiveOf(version))

  /** All but the compressed copies, which the archive has no use for. */
  async #pack(): Promise<Uint8Array> {
    const names = (await readdir(this.folder)).filter((name) => !isPacked(name))
    const contents = names.map(async (name) => [name, await readFile(path.join(this.folder, name))])
    return zipSync(Object.fromEntries(await Promise.all(contents)))
  }
}
