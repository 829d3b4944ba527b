import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { IMAGE_OR_PDF_WANTED } from '#/domain/uploads.ts'
import type { Env } from '#/platform/server/env.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { requirePdf } from '#/platform/server/files/documents.server.ts'
import type { FileChanges } from '#/platform/server/files/file-changes.server.ts'
import { fittedWebp } from '#/platform/server/files/images.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { markOf } from '#/platform/server/sealing.server.ts'
import { PROOF_BOX } from './limits.ts'

const FIELD = 'arquivo'
const PDF = '%PDF-'

/**
 * Keeps a proof: of a picture what is seen of it, without place and camera; a PDF as it is.
 * @returns its key
 * @throws AppError 415 for anything else, 400 for what is broken
 */
export async function addProofFile(changes: FileChanges, file: ReceivedFile): Promise<string> {
  if (await isPdf(file)) {
    await requirePdf(file.path, FIELD)
    return changes.add('proofs', 'pdf', file)
  }
  const picture = await fittedWebp(file, PROOF_BOX, FIELD).catch((error) => {
    if (error instanceof AppError && error.status === 415)
      throw new AppError(415, IMAGE_OR_PDF_WANTED, { [FIELD]: IMAGE_OR_PDF_WANTED })
    throw error
  })
  return changes.add('proofs', 'webp', picture)
}

/** What stands for a file as it was sent: the same one is known again, and nothing else is known of it. */
export async function markOfFile(env: Env, { path }: ReceivedFile): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return (await markOf(env, hash.digest('hex'), 'files of proofs')).toString('base64url')
}

async function isPdf({ path }: ReceivedFile): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(PDF.length), 0, PDF.length, 0)
    return buffer.toString('latin1') === PDF
  } finally {
    await file.close()
  }
}
