import { open } from 'node:fs/promises'
import { PDF_WANTED } from '#/domain/uploads.ts'
import { AppError } from '#/platform/server/errors.server.ts'

const SIGNATURE = '%PDF-'
const END = '%%EOF'
/** Where readers look for the end of a document, in bytes from its last (ISO 32000-1, annex H.3). */
const END_WITHIN = 1024

/**
 * Refuses what is no PDF by its content, whatever its name says, and one that was cut short.
 * Nothing of it is interpreted: it is only ever downloaded.
 * @param field of the form, where the reason of a refused file is shown
 * @param wanted said of what is none
 * @throws AppError 415 for anything else, 400 for one that is not whole
 */
export async function requirePdf(
  path: string,
  field: string,
  wanted: string = PDF_WANTED,
): Promise<void> {
  const refused = (status: 400 | 415, message: string) =>
    new AppError(status, message, { [field]: message })
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = await file.read(Buffer.alloc(SIGNATURE.length), 0, SIGNATURE.length, 0)
    if (head.buffer.toString('latin1') !== SIGNATURE) throw refused(415, wanted)
    const tail = await file.read(
      Buffer.alloc(END_WITHIN),
      0,
      END_WITHIN,
      Math.max(0, size - END_WITHIN),
    )
    if (!tail.buffer.toString('latin1').includes(END))
      throw refused(400, 'Não foi possível ler o PDF: o arquivo está incompleto ou corrompido.')
  } finally {
    await file.close()
  }
}
