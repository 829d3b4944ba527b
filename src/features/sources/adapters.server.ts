import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { formatDate } from '#/domain/dates.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { fetchContracts } from '#/features/contracts/fetching.server.ts'
import { ContractsError } from '#/features/contracts/file.server.ts'
import { bringInContracts } from '#/features/contracts/service.server.ts'
import { countMarket } from '#/features/market/service.server.ts'
import { downloadMonth } from '#/features/register/files/download.server.ts'
import { IncompleteMonth } from '#/features/register/files/source.server.ts'
import { TECHNOLOGY } from '#/features/register/selection.ts'
import { bringInRegister, latestMonth, RegisterError } from '#/features/register/service.server.ts'
import { readSanctions, SanctionsFileError } from '#/features/sanctions/file.server.ts'
import { bringInSanctions } from '#/features/sanctions/service.server.ts'
import { gatherStatistics } from '#/platform/server/database/statistics.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Env } from '#/platform/server/env.server.ts'
import {
  DownloadError,
  downloadFile,
  splitAddress,
} from '#/platform/server/http/download.server.ts'
import type { SourceName } from './names.ts'

/** What a reading has at hand. */
export interface Reading {
  db: Database
  /** Where it is read from. */
  address: string
  /** Of what is downloaded: it stays until all was read. */
  folder: string
  signal: AbortSignal
  /** Told how many rows were read so far. */
  onRows(rows: number): void
}

/** What came of a reading; null where it was stopped. */
export type Outcome = { rows: number; refused: number; said: string } | null

interface Source {
  /** The variable that says where it is read from. */
  variable: 'REGISTER_URL' | 'SANCTIONS_URL' | 'CONTRACTS_URL'
  /** After how many days the clock has it read again. */
  everyDays: number
  bringIn(reading: Reading): Promise<Outcome>
}

/** An address with nothing to read. */
class NothingThere extends Error {}

/** Errors whose message is for who reads the desk. */
export const isSaid = (error: unknown) =>
  [
    NothingThere,
    RegisterError,
    IncompleteMonth,
    SanctionsFileError,
    ContractsError,
    DownloadError,
  ].some((kind) => error instanceof kind)

const number = (value: number) => value.toLocaleString('pt-BR')
const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((all, count) => all + count, 0)

/** Months back from this one that are looked for: the register comes late. */
const MONTHS_BACK = 3
/** Days back from today: lists come on working days. */
const DAYS_BACK = 7

/** The newest month that an address has, where `{mes}` stands for it. */
async function newestMonth(address: string, signal: AbortSignal): Promise<[string, string]> {
  const now = new Date()
  for (let back = 0; back < MONTHS_BACK; back++) {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))
    const month = first.toISOString().slice(0, 7)
    const at = address.replaceAll('{mes}', month)
    const { url, headers } = splitAddress(`${at.replace(/\/$/, '')}/Municipios.zip`)
    const response = await fetch(url, { method: 'HEAD', headers, signal })
    if (response.ok) return [month, at]
  }
  throw new NothingThere(`O endereço não tem nenhum dos últimos ${MONTHS_BACK} meses do cadastro.`)
}

async function bringInMonth({ db, address, folder, signal, onRows }: Reading): Promise<Outcome> {
  const isAddress = /^https?:/.test(address)
  let from = address
  let month: string | undefined
  if (isAddress) {
    let at = address
    if (address.includes('{mes}')) {
      ;[month, at] = await newestMonth(address, signal)
      if ((await latestMonth(db))?.startsWith(month))
        return { rows: 0, refused: 0, said: `O mês ${month} já tinha sido lido.` }
    }
    from = path.join(folder, month ?? 'mes')
    await downloadMonth(at, from, () => {}, { signal })
  }
  const { counts, ...report } = await bringInRegister(db, from, {
    selection: { activities: TECHNOLOGY, state: null, city: null },
    month,
    signal,
    onProgress: ({ rows }) => onRows(rows),
  })
  if (!report.isWhole) return null
  await gatherStatistics(db)
  await countMarket(db)
  return {
    rows: sum(counts.read),
    refused: sum(counts.refused),
    said: `Mês ${report.month.slice(0, 7)}. Novas: ${number(counts.created)}, alteradas: ${number(counts.changed)}, fecharam: ${number(counts.closed)}.`,
  }
}

const bringInList =
  (list: 'CEIS' | 'CNEP') =>
  async ({ db, address, folder, signal, onRows }: Reading): Promise<Outcome> => {
    const [day, file] = await newestList(list, address, folder, signal)
    const read = await readSanctions(file, list, day)
    onRows(read.read)
    signal.throwIfAborted()
    const { written, gone } = await bringInSanctions(db, list, read)
    return {
      rows: read.read,
      refused: sum(read.refused),
      said: `Lista de ${formatDate(day)}. De empresas: ${number(written)}, saíram: ${number(gone)}.`,
    }
  }

/** The newest list of the last days, as a file. */
async function newestList(
  list: string,
  address: string,
  folder: string,
  signal: AbortSignal,
): Promise<[day: string, file: string]> {
  const days = address.includes('{dia}') ? DAYS_BACK : 1
  let reason: unknown
  for (let back = 0; back < days; back++) {
    const day = new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10)
    const name = day.replaceAll('-', '')
    const file = path.join(folder, `${name}_${list}`)
    const at = address.replaceAll('{lista}', list.toLowerCase()).replaceAll('{dia}', name)
    try {
      await downloadFile(at, file, { signal })
      return [day, file]
    } catch (error) {
      if (!(error instanceof DownloadError)) throw error
      reason ??= error
    }
  }
  throw reason
}

async function bringInPublished({ db, address, folder, signal, onRows }: Reading) {
  const { file, days } = await fetchContracts(db, address, folder, { signal })
  const report = await bringInContracts(db, file, { days, signal, onRows })
  return {
    rows: report.read,
    refused: sum(report.refused),
    said: `De ${formatDate(days.first)} a ${formatDate(days.last)}. De empresas com página: ${number(report.written)}, saíram: ${number(report.gone)}.`,
  }
}

/** Where each source comes from, and how it is read. One more source is one more line. */
export const ADAPTERS: Record<SourceName, Source> = {
  register: { variable: 'REGISTER_URL', everyDays: 1, bringIn: bringInMonth },
  ceis: { variable: 'SANCTIONS_URL', everyDays: 1, bringIn: bringInList('CEIS') },
  cnep: { variable: 'SANCTIONS_URL', everyDays: 1, bringIn: bringInList('CNEP') },
  contracts: { variable: 'CONTRACTS_URL', everyDays: 7, bringIn: bringInPublished },
}

export const addressOf = (env: Env, source: SourceName) => env[ADAPTERS[source].variable]

/** Where what a source is read from is kept until all was read. */
export async function folderOf(env: Env, source: SourceName): Promise<string> {
  const folder = path.join(env.DATA_DIR, 'sources', source)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}
