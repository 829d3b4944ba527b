import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { z } from 'zod'
import { dayOf } from '#/domain/dates.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import {
  newFileKey,
  removeQuietly,
  type StoredFile,
} from '#/platform/server/files/storage.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { DUMP_SOURCES } from './files.server.ts'
import { DUMP_DAYS } from './limits.ts'
import { dumpFilePath } from './links.ts'
import * as repository from './repository.server.ts'
import { ROWS } from './rows.ts'
import { type DumpFile, type Manifest, manifest } from './schema.ts'

const EXTENSION = 'jsonl.gz'
const FOLDER = 'dados-abertos'

type Writing = Pick<Platform, 'db' | 'env' | 'privateFiles'>

/**
 * Writes all public data of today as files, and shows them together once all are there. What was shown before stays
 * until then, and for some days under its day.
 */
export async function dumpOpenData({ db, env, privateFiles }: Writing, now = new Date()) {
  const day = dayOf(now)
  const folder = await mkdtemp(path.join(tmpdir(), 'praca-dados-'))
  const keys: Record<string, string> = {}
  try {
    const arquivos: DumpFile[] = []
    for (const [name, { title, lines }] of DUMP_SOURCES) {
      const nome = `${name}.${EXTENSION}`
      const file = path.join(folder, nome)
      const linhas = await writeLines(file, lines(db, env.PUBLIC_URL))
      const key = newFileKey(FOLDER, EXTENSION)
      keys[nome] = key
      await privateFiles.put(key, { path: file })
      arquivos.push({
        nome,
        url: env.PUBLIC_URL + dumpFilePath(day, nome),
        titulo: title,
        linhas,
        bytes: (await stat(file)).size,
        sha256: await sha256Of(file),
        esquema: z.toJSONSchema(ROWS[name]),
      })
    }
    const told: Manifest = {
      dia: day,
      geradoEm: now.toISOString(),
      licenca: env.OPEN_DATA_LICENSE ?? '',
      operador: env.OPERATOR_NAME,
      arquivos,
    }
    const gone = await db.transaction(async (tx) => {
      const before = await repository.saveDump(tx, { day, manifest: told, keys })
      await dropPages(tx, ['open-data'])
      return [...before, ...(await repository.forgetDumps(tx, DUMP_DAYS))]
    })
    await removeQuietly(privateFiles, gone)
  } catch (error) {
    await removeQuietly(privateFiles, Object.values(keys))
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes rows as lines of JSON, compressed, as they come. @returns how many */
async function writeLines(file: string, batches: AsyncIterable<object[]>): Promise<number> {
  let count = 0
  async function* text() {
    for await (const rows of batches) {
      count += rows.length
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    }
  }
  await pipeline(Readable.from(text()), createGzip(), createWriteStream(file))
  return count
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** The newest dump; undefined before the first night. */
export async function latestDump(db: Database): Promise<Manifest | undefined> {
  const found = await repository.latestDump(db)
  return found && manifest.parse(found.manifest)
}

/** A file of a dump that can still be fetched, with its digest; undefined where there is none. */
export async function dumpFile(
  { db, privateFiles }: Pick<Platform, 'db' | 'privateFiles'>,
  day: string,
  name: string,
): Promise<{ file: StoredFile; sha256: string } | undefined> {
  const dump = await repository.findDump(db, day)
  const key = dump && Object.hasOwn(dump.keys, name) && dump.keys[name]
  const file = key && (await privateFiles.open(key))
  if (!dump || !file) return undefined
  const { arquivos } = manifest.parse(dump.manifest)
  return { file, sha256: arquivos.find(({ nome }) => nome === name)?.sha256 ?? '' }
}
