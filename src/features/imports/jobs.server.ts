import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gatherStatistics } from '#/platform/server/database/statistics.server.ts'
import { openFile, removeQuietly } from '#/platform/server/files/storage.server.ts'
import { incomingFolder } from '#/platform/server/files/upload-form.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { openSoftwareCsv } from './parser.server.ts'
import { finishImport, releaseFiles } from './runs/repository.server.ts'
import { runImport } from './runs/service.server.ts'
import { ImportFileError } from './text.server.ts'

const UNREADABLE = 'Não foi possível ler o arquivo enviado.'

interface FileToImport {
  importId: string
  fileKey: string
}

/**
 * Imports a file that an Admin sent. It is not tried again: what came of it is in its report, and
 * the same file may be sent again.
 */
export const importJob: Job<Platform, FileToImport> = {
  name: 'import',
  hours: 20,
  run: async (platform, { importId, fileKey }) => {
    const { db, env, privateFiles } = platform
    await mkdir(incomingFolder(env), { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(path.join(incomingFolder(env), 'import-'))
    try {
      const copy = path.join(folder, 'software.csv')
      await pipeline(
        (await openFile(privateFiles, fileKey)).read(),
        createWriteStream(copy, { mode: 0o600 }),
      )
      await runImport(db, importId, await openSoftwareCsv(copy))
      if (!env.DATABASE_URL) await gatherStatistics(db)
    } catch (error) {
      const reason = error instanceof ImportFileError ? error.message : UNREADABLE
      await finishImport(db, importId, reason)
      throw error
    } finally {
      await rm(folder, { recursive: true, force: true })
      const released = await db.transaction((tx) => releaseFiles(tx, importId))
      await removeQuietly(privateFiles, released)
    }
  },
}
