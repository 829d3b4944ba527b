import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Zip, ZipDeflate } from 'fflate'
import { ESTABLISHMENT, FILES } from './layout.ts'

/** Made-up months, as the demonstration and tests have them, are written as the real ones are published. */

/** Fields as a row has them. */
export const quoted = (fields: (string | number)[]) => fields.map((field) => `"${field}"`).join(';')

/** The place of the mailbox, which is written so that a test may see that nobody reads it. */
const EMAIL = 27

/** The fields of a row of ESTABELECIMENTOS; what is not said is empty. */
export function establishmentFields({
  email,
  ...said
}: Partial<Record<keyof typeof ESTABLISHMENT | 'email', string | number>>): (string | number)[] {
  const fields = Array<string | number>(FILES.establishments.fields).fill('')
  for (const [name, value] of Object.entries(said))
    fields[ESTABLISHMENT[name as keyof typeof ESTABLISHMENT]] = value
  if (email) fields[EMAIL] = email
  return fields
}

/** When the files of a month are made, as their names say it; a folder that is called by no month is of November 2026. */
const madeIn = (folder: string) => {
  const [, digit = '6', month = '11'] = /20\d(\d)-(\d{2})$/.exec(folder) ?? []
  return `D${digit}${month}14`
}

/** An archive with one file of these rows in it, and an empty one beside it where that has a name. */
export async function writeArchive(
  folder: string,
  name: string,
  kind: string,
  rows: Iterable<string>,
  beside?: string,
) {
  const out = createWriteStream(path.join(folder, `${name}.zip`))
  const zip = new Zip((error, bytes, isLast) => {
    if (error) out.destroy(error)
    else out.write(bytes)
    if (isLast) out.end()
  })
  const file = new ZipDeflate(`F.K03200$Z.${madeIn(folder)}.${kind}`, { level: 1 })
  file.mtime = '2026-11-14T12:00:00Z'
  zip.add(file)
  let lines: string[] = []
  for (const row of rows) {
    lines.push(row)
    if (lines.length < 5000) continue
    file.push(Buffer.from(`${lines.join('\n')}\n`, 'latin1'))
    lines = []
    if (out.writableNeedDrain) await once(out, 'drain')
  }
  file.push(Buffer.from(lines.length > 0 ? `${lines.join('\n')}\n` : '', 'latin1'), true)
  if (beside) {
    const empty = new ZipDeflate(beside)
    zip.add(empty)
    empty.push(Buffer.alloc(0), true)
  }
  zip.end()
  await once(out, 'finish')
}
