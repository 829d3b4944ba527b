import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'

/** A file that cannot be imported at all; its message is meant for the person at the terminal. */
export class ImportFileError extends Error {}

export interface Line {
  /** From 1, as a text editor counts. */
  number: number
  text: string
}

/** Beyond it, it is no CSV, and memory has to stay small. */
const LINE_MAX = 1024 * 1024

/** Windows-1252 from 0x80 to 0x9F. Node 20's TextDecoder reads these bytes as control characters. */
const WINDOWS_1252_EXTRAS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/**
 * The lines of a text file, whatever ends them (LF, CRLF, CR). UTF-8, with or without its mark;
 * a file that is not valid UTF-8 from beginning to end is read as Windows-1252.
 * The file is read as a stream, twice: once to find its encoding.
 * @throws ImportFileError when it cannot be read, or has a line too long to be CSV
 */
export async function* readLines(file: string): AsyncGenerator<Line, void> {
  await requireRegularFile(file)
  const text = (await isUtf8(file)) ? decodeUtf8(file) : decodeWindows1252(file)
  let number = 0
  let rest = ''
  for await (const chunk of text) {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) yield { number: ++number, text: line }
    if (rest.length > LINE_MAX) {
      throw new ImportFileError(`A linha ${number + 1} é longa demais: o arquivo não parece CSV.`)
    }
  }
  if (rest) yield { number: ++number, text: rest.replace(/\r$/, '') }
}

async function requireRegularFile(file: string) {
  const found = await stat(file).catch(() => undefined)
  if (!found) throw new ImportFileError(`Arquivo não encontrado: ${file}`)
  if (!found.isFile()) throw new ImportFileError(`Não é um arquivo: ${file}`)
}

async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(file)) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw new ImportFileError(`Não foi possível ler ${file}: ${(error as Error).message}`)
  }
}

async function* decodeUtf8(file: string) {
  const decoder = new TextDecoder('utf-8')
  for await (const chunk of createReadStream(file)) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

async function* decodeWindows1252(file: string) {
  for await (const chunk of createReadStream(file)) {
    yield (chunk as Buffer)
      .toString('latin1')
      .replace(/[\x80-\x9f]/g, (byte) => WINDOWS_1252_EXTRAS[byte.charCodeAt(0) - 0x80] ?? byte)
  }
}
