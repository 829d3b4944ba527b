import { createReadStream } from 'node:fs'
import { appendFile, mkdir, readdir, rename, rm, stat, truncate } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DAY_MS } from '#/domain/durations.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { splitAddress } from '#/platform/server/http/download.server.ts'
import {
  ContractsError,
  FIELDS,
  type PassedOver,
  pageOf,
  type RawContract,
  readContract,
} from './file.server.ts'
import { companiesAmong, type Days } from './repository.server.ts'

/** Contracts of a page: PNCP gives no more. */
const PAGE_SIZE = 500
/** PNCP answers for so many days at most. */
const DAYS_MAX = 365
/** Pages of a year: some times what it has. */
const PAGES_MAX = 20_000
/** What is published or withdrawn while pages come moves the total by a few, and not by more than this share. */
const GROWTH_MAX = 0.1
const GROWTH_FEW = 10
const ATTEMPTS = 5
/** Before the second attempt; doubled before each further one. */
const FIRST_DELAY_MS = 1000
const TIMEOUT_MS = 60_000
/** Bytes of an answer: twice what the largest pages have. */
const ANSWER_MAX = 8 * 1024 * 1024
const NEWLINE = 0x0a

export interface FetchOptions {
  onPage?: (page: number, of: number) => void
  /** Aborted: pages that came stay, and the next call goes on after them. */
  signal?: AbortSignal | undefined
  /** For tests: how long is waited before a page is asked for again. */
  firstDelayMs?: number
}

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** How the file of a call is called, which is not at its end, or whose contracts are not brought in. */
const FILE = /^(\d{4}-\d{2}-\d{2})_(\d{4}-\d{2}-\d{2})\.jsonl(\.part)?$/

/** The days of a call that may go on, else the year up to yesterday; files of others go. */
async function daysToFetch(folder: string): Promise<Days> {
  for (const name of await readdir(folder)) {
    const [, first, last, isPart] = FILE.exec(name) ?? []
    if (!first || !last) continue
    // What was published or withdrawn in the meantime would be missed; one that was refused is fetched anew the next day.
    if (last >= dayBefore(isPart ? 7 : 1)) return { first, last }
    await rm(path.join(folder, name), { force: true })
  }
  return { first: dayBefore(DAYS_MAX), last: dayBefore(1) }
}

/**
 * Fetches the contracts that PNCP published in the last year, page by page, into a file: a line for each page, with
 * those of companies that have a page here, how many others there were, and nothing of persons. It is the caller's to remove once it is brought in:
 * until then, and no longer than the day, the next call has it again.
 * @param address of PNCP's list of contracts
 * @throws ContractsError where it does not answer, has another layout, or pages without an end; `signal.reason` where it was aborted
 */
export async function fetchContracts(
  db: Database,
  address: string,
  folder: string,
  { onPage, signal, firstDelayMs = FIRST_DELAY_MS }: FetchOptions = {},
): Promise<{ file: string; days: Days }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const days = await daysToFetch(folder)
  const file = path.join(folder, `${days.first}_${days.last}.jsonl`)
  if (await stat(file).catch(() => null)) return { file, days }
  const part = `${file}.part`
  const { url, headers } = splitAddress(address)
  url.searchParams.set('dataInicial', days.first.replaceAll('-', ''))
  url.searchParams.set('dataFinal', days.last.replaceAll('-', ''))
  url.searchParams.set('tamanhoPagina', String(PAGE_SIZE))
  let most = PAGES_MAX
  for (let page = (await linesIn(part)) + 1, pages = page; page <= pages; page++) {
    signal?.throwIfAborted()
    url.searchParams.set('pagina', String(page))
    const answer = await ask(url, headers, firstDelayMs, signal)
    pages = answer.pages
    if (pages > most)
      throw new ContractsError(
        `O PNCP diz agora que há ${pages.toLocaleString('pt-BR')} páginas; esperávamos no máximo ${most.toLocaleString('pt-BR')}. Nada foi alterado. Tente mais tarde.`,
      )
    most = Math.min(most, pages + Math.max(GROWTH_FEW, Math.ceil(pages * GROWTH_MAX)))
    onPage?.(page, pages)
    const line = await keptOf(db, pageOf(answer.text).rows)
    await appendFile(part, `${JSON.stringify(line)}\n`, { mode: 0o600 })
  }
  await rename(part, file)
  return { file, days }
}

/** What is kept of a page: contracts of companies that have a page here, and of all others how many there were. */
async function keptOf(
  db: Database,
  rows: RawContract[],
): Promise<{ data: RawContract[]; passed: PassedOver }> {
  const passed: PassedOver = { read: 0, persons: 0, unknown: 0, refused: {} }
  const read = rows.map((raw) => ({ raw, is: readContract(raw) }))
  const cnpjs = read.flatMap(({ is }) => ('contract' in is ? [is.contract.cnpj] : []))
  const known = await companiesAmong(db, cnpjs)
  const data = read.flatMap(({ raw, is }) => {
    if ('contract' in is && known.has(is.contract.cnpj))
      return [Object.fromEntries(FIELDS.map((field) => [field, raw[field]]))]
    passed.read++
    if ('person' in is) passed.persons++
    else if ('contract' in is) passed.unknown++
    else passed.refused[is.refused] = (passed.refused[is.refused] ?? 0) + 1
    return []
  })
  return { data, passed }
}

/** Lines of a file: how many pages came. One that was not written to its end goes: its page comes again. */
async function linesIn(file: string): Promise<number> {
  let lines = 0
  let size = 0
  let end = 0
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) {
        lines++
        end = size + at + 1
      }
      size += chunk.length
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  if (size > end) await truncate(file, end)
  return lines
}

async function ask(
  url: URL,
  headers: Record<string, string>,
  firstDelayMs: number,
  signal: AbortSignal | undefined,
): Promise<{ text: string; pages: number }> {
  let reason = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (attempt > 0) await delay(firstDelayMs * 2 ** (attempt - 1), undefined, { signal })
    try {
      const timeout = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetch(url, {
        headers,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
      // So it says that there is none.
      if (response.status === 204) return { text: '[]', pages: 0 }
      if (!response.ok) {
        reason = `o servidor respondeu ${response.status}`
        continue
      }
      const text = await textOf(response)
      return { text, pages: pagesIn(text) }
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof ContractsError) throw error
      // What Node says of it is in English.
      reason = error instanceof SyntaxError ? 'a resposta não é JSON' : 'o servidor não responde'
    }
  }
  throw new ContractsError(`Não foi possível ler os contratos do PNCP: ${reason}.`)
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > ANSWER_MAX) throw new ContractsError('O PNCP enviou uma página grande demais.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** How many pages an answer says that there are. */
function pagesIn(text: string): number {
  const answer: unknown = JSON.parse(text)
  const pages = (answer as { totalPaginas?: unknown } | null)?.totalPaginas
  if (typeof pages !== 'number' || !Number.isInteger(pages) || pages < 0)
    throw new ContractsError(
      "O formato do PNCP mudou: falta o campo 'totalPaginas'. Nada foi alterado.",
    )
  return pages
}
