import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { requirePdf } from '#/platform/server/files/documents.server.ts'
import type { FileChanges } from '#/platform/server/files/file-changes.server.ts'
import { fittedWebp } from '#/platform/server/files/images.server.ts'
import type { FileStorage } from '#/platform/server/files/storage.server.ts'
import type { ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { PROOF_BOX } from '../limits.ts'
import { proofName } from './proof-name.ts'

const FIELD = 'arquivo'

/**
 * Stores what proves a declaration: a PDF as it is, which browsers keep and never show as a page of ours,
 * or a picture as a WebP.
 * @returns its key
 * @throws AppError 400, 415, 503 by its field
 */
export async function storeProof(changes: FileChanges, file: ReceivedFile): Promise<string> {
  if (await isPicture(file.path))
    return changes.add('proofs', 'webp', await fittedWebp(file, PROOF_BOX, FIELD))
  await requirePdf(file.path, FIELD, PROOF_WANTED)
  return changes.add('proofs', 'pdf', file)
}

/** What stands for a proof where two are compared; null where there is none, or its file is not there. */
export const nameOfProof = async (
  files: FileStorage,
  { proofUrl, proofKey }: { proofUrl: string | null; proofKey: string | null },
) => proofName(proofUrl, proofKey ? await digestOf(files, proofKey) : undefined)

async function digestOf(files: FileStorage, key: string): Promise<string | undefined> {
  const file = await files.open(key)
  if (!file) return undefined
  const hash = createHash('sha256')
  for await (const part of file.read()) hash.update(part)
  return hash.digest('base64url')
}

/** Said of a file that is neither. */
export const PROOF_WANTED = 'Por favor, envie um PDF ou uma imagem .png ou .jpg.'

/** By its first bytes: JPEG and PNG begin with these. The picture is judged whole when it is converted. */
async function isPicture(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    const start = buffer.toString('hex')
    return start === '89504e47' || start.startsWith('ffd8ff')
  } finally {
    await file.close()
  }
}
