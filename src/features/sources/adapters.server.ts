import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { formatDate } from '#/domain/dates.ts'
import { DAY_MS } from '#/domain/durations.ts'
import { TECHNOLOGY } from '#/domain/register.ts'
import { fetchContracts } from '#/features/contracts/fetching.server.ts'
import { bringInContracts, type ContractsReport } from '#/features/contracts/service.server.ts'
import { countMarket } from '#/features/market/service.server.ts'
import { bringInPublished, newestMonth } from '#/features/register/published.server.ts'
import {
  bringInRegister,
  latestMonth,
  type Progress,
  type RegisterReport,
  requireNotUndone,
} from '#/features/register/service.server.ts'
import {
  readSanctions,
  SanctionsFileError,
  type SanctionsRead,
} from '#/features/sanctions/file.server.ts'
import { bringInSanctions, type SanctionsReport } from '#/features/sanctions/service.server.ts'
import { gatherStatistics } from '#/platform/server/database/statistics.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Env } from '#/platform/server/env.server.ts'
import { DownloadError, downloadFile } from '#/platform/server/http/download.server.ts'
import type { SourceName } from './names.ts'

/** What a reading has at hand. */
export interface Reading {
  db: Database
  /** Where it is read from. */
  address: string
  /** Of what is downloaded: it stays until all was read. */
  folder: string
  signal: AbortSignal
  /** Also what looks torn or too old. */
  isMeant: boolean
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

const number = (value: number) => value.toLocaleString('pt-BR')
const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((all, count) => all + count, 0)

/** Bytes of a list: many times what one has. */
const LIST_MAX = 512 * 1024 * 1024
/** Days back from today: lists come on working days. */
const DAYS_BACK = 7

async function bringInMonth({
  db,
  address,
  folder,
  signal,
  isMeant,
  onRows,
}: Reading): Promise<Outcome> {
  const options = {
    selection: { activities: TECHNOLOGY, state: null, city: null },
    signal,
    isMeant,
    doubtsUndone: true,
    onProgress: ({ rows }: Progress) => onRows(rows),
  }
  if (!/^https?:/.test(address)) return monthSaid(db, await bringInRegister(db, address, options))
  const published = await newestMonth(address, signal)
  const { month } = published
  if (month && (await latestMonth(db))?.startsWith(month))
    return { rows: 0, refused: 0, said: `O mês ${month} já tinha sido lido.` }
  // Before it is downloaded.
  if (month && !isMeant) await requireNotUndone(db, `${month}-01`)
  const at = path.join(folder, month ?? 'mes')
  return monthSaid(db, await bringInPublished(db, published, at, options))
}

/** Counts anew what follows from a month. @returns null for one that was interrupted */
export async function monthSaid(
  db: Database,
  { counts, month, sample, older, isWhole }: RegisterReport,
): Promise<Outcome> {
  if (!isWhole) return null
  await gatherStatistics(db)
  await countMarket(db)
  const absent = counts.absent > 0 ? ` Conhecidas que faltam no mês: ${number(counts.absent)}.` : ''
  return {
    rows: sum(counts.read),
    refused: sum(counts.refused),
    said: `Mês ${month.slice(0, 7)}. Novas: ${number(counts.created)}, alteradas: ${number(counts.changed)}, fecharam: ${number(counts.closed)}.${absent}${sample && ` Amostra: ${sample}.`}${older && ` Atenção: ${older}.`}`,
  }
}

const bringInList =
  (list: 'CEIS' | 'CNEP') =>
  async ({ db, address, folder, signal, isMeant, onRows }: Reading): Promise<Outcome> => {
    const [day, file] = await newestList(list, address, folder, signal)
    const read = await readSanctions(file, list, day, signal).catch(async (error: unknown) => {
      // The next attempt downloads it again.
      if (error instanceof SanctionsFileError) await rm(file, { force: true })
      throw error
    })
    onRows(read.read)
    return listSaid(day, read, await bringInSanctions(db, list, read, { isMeant, signal }))
  }

/** @param day of the list, 'YYYY-MM-DD' */
export const listSaid = (
  day: string,
  { read, refused }: SanctionsRead,
  { written, gone }: SanctionsReport,
): Outcome => ({
  rows: read,
  refused: sum(refused),
  said: `Lista de ${formatDate(day)}. De empresas: ${number(written)}, saíram: ${number(gone)}.`,
})

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
      await downloadFile(at, file, { most: LIST_MAX, signal })
      return [day, file]
    } catch (error) {
      if (!(error instanceof DownloadError)) throw error
      reason ??= error
    }
  }
  throw reason
}

async function bringInFetched({ db, address, folder, signal, isMeant, onRows }: Reading) {
  const { file, days } = await fetchContracts(db, address, folder, { signal })
  return contractsSaid(await bringInContracts(db, file, { days, isMeant, signal, onRows }))
}

export const contractsSaid = ({
  read,
  refused,
  days,
  written,
  gone,
}: ContractsReport): Outcome => ({
  rows: read,
  refused: sum(refused),
  said: `De ${formatDate(days?.first ?? '')} a ${formatDate(days?.last ?? '')}. De empresas com página: ${number(written)}, saíram: ${number(gone)}.`,
})

/** Where each source comes from, and how it is read. One more source is one more line. */
export const ADAPTERS: Record<SourceName, Source> = {
  register: { variable: 'REGISTER_URL', everyDays: 1, bringIn: bringInMonth },
  ceis: { variable: 'SANCTIONS_URL', everyDays: 1, bringIn: bringInList('CEIS') },
  cnep: { variable: 'SANCTIONS_URL', everyDays: 1, bringIn: bringInList('CNEP') },
  contracts: { variable: 'CONTRACTS_URL', everyDays: 7, bringIn: bringInFetched },
}

export const addressOf = (env: Env, source: SourceName) => env[ADAPTERS[source].variable]

/** Where what a source is read from is kept until all was read. */
export async function folderOf(env: Env, source: SourceName): Promise<string> {
  const folder = path.join(env.DATA_DIR, 'sources', source)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}
