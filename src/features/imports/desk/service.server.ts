import { type Page, pageOf } from '#/domain/pagination.ts'
import { recordAudit } from '#/platform/server/audit.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { changeFiles } from '#/platform/server/files/file-changes.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { importJob } from '../jobs.server.ts'
import { IMPORTS_FOLDER } from '../limits.ts'
import { openSoftwareCsv } from '../parser.server.ts'
import * as repository from '../runs/repository.server.ts'
import { ImportFileError } from '../text.server.ts'
import type { ImportReport, ReportedProblem } from './schema.ts'

/** What the audit trail calls an import. */
const IMPORT_SUBJECT = 'import'

const NAME_MAX = 200
const ABANDONED =
  'O processo que importava parou. O que já tinha entrado ficou; envie o arquivo de novo.'

export function presentImport({
  import: row,
  isAbandoned,
  user,
}: repository.ImportRow): ImportReport {
  const { read, created, changed, unchanged, refused, repeated, newCategories } = row
  return {
    _id: row.id,
    fileName: row.fileName,
    status: isAbandoned ? 'failed' : row.status,
    failure: isAbandoned ? ABANDONED : (row.failure ?? ''),
    user: user && { _id: user.id, firstName: user.firstName, lastName: user.lastName },
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? '',
    finishedAt: row.finishedAt?.toISOString() ?? '',
    totals: { read, created, changed, unchanged, refused, repeated, newCategories },
  }
}

interface Slice {
  page: number
  limit: number
}

/** @throws AppError 404 */
export async function getImport(db: Database, id: string): Promise<ImportReport> {
  const row = await repository.findImport(db, id)
  if (!row) throw notFound('Importação não encontrada.')
  return presentImport(row)
}

/** Lines of an import that did not go in, in the order of the file. @throws AppError 404 */
export async function listProblems(
  db: Database,
  id: string,
  { page, limit }: Slice,
): Promise<Page<ReportedProblem>> {
  await getImport(db, id)
  const slice = { limit, offset: (page - 1) * limit }
  const { rows, total } = await repository.problemsSlice(db, id, slice)
  const data = rows.map(({ line, name, reason, kind }) => ({ line, name, reason, kind }))
  return pageOf(data, total, page, limit)
}

/**
 * Takes a file to be imported apart from the request.
 * @throws AppError 400 by the field of the file, where it is no CSV of software
 */
export async function takeImport(
  { db, privateFiles, jobs }: Platform,
  admin: Viewer,
  file: ReceivedFile,
): Promise<ImportReport> {
  await requireSoftwareCsv(file)
  const fileName = file.name.replace(/\p{Cc}/gu, '').slice(-NAME_MAX) || 'arquivo.csv'
  return changeFiles(privateFiles, async (changes) => {
    const fileKey = await changes.add(IMPORTS_FOLDER, 'csv', file)
    return db.transaction(async (tx) => {
      const importId = await repository.insertImport(tx, { fileName, fileKey, userId: admin.id })
      await jobs.enqueue(tx, importJob, { importId, fileKey })
      await recordAudit(tx, {
        actorId: admin.id,
        action: 'add',
        subjectKind: IMPORT_SUBJECT,
        subjectId: importId,
        detail: { fileName },
      })
      return getImport(tx, importId)
    })
  })
}

/** Reads no further than the line of the columns. */
async function requireSoftwareCsv(file: ReceivedFile) {
  try {
    const csv = await openSoftwareCsv(file.path)
    await csv.close()
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    throw new AppError(400, error.message, { arquivo: error.message })
  }
}
