import { rm } from 'node:fs/promises'
import type { Database } from '#/platform/server/database/types.server.ts'
import { askHead } from '#/platform/server/http/download.server.ts'
import { downloadMonth } from './files/download.server.ts'
import { IncompleteMonth } from './files/source.server.ts'
import {
  bringInRegister,
  RegisterError,
  type RegisterOptions,
  type RegisterReport,
} from './service.server.ts'

/** What stands for a month, as '2026-11', in an address. */
const MONTH = '{mes}'
/** Months back from this one that are looked for: the register comes late. */
const MONTHS_BACK = 3

/** Where a month is published. */
export interface Published {
  address: string
  /** 'YYYY-MM', where it was looked for. */
  month?: string
}

/**
 * The newest month that an address has, where `{mes}` stands for it; else what the address says.
 * @throws IncompleteMonth where there is none, or nobody answers
 */
export async function newestMonth(address: string, signal?: AbortSignal): Promise<Published> {
  if (!address.includes(MONTH)) return { address }
  const now = new Date()
  for (let back = 0; back < MONTHS_BACK; back++) {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))
    const month = first.toISOString().slice(0, 7)
    const at = address.replaceAll(MONTH, month)
    if (await isThere(`${at.replace(/\/$/, '')}/Municipios.zip`, signal))
      return { address: at, month }
  }
  throw new IncompleteMonth(
    `O endereço não tem nenhum dos últimos ${MONTHS_BACK} meses do cadastro.`,
  )
}

async function isThere(address: string, signal: AbortSignal | undefined): Promise<boolean> {
  const answer = await askHead(address, signal)
  if (!answer) throw new IncompleteMonth(`O servidor ${new URL(address).host} não responde.`)
  return answer.ok
}

interface PublishedOptions extends RegisterOptions {
  onFile?: (name: string) => void
}

/**
 * Downloads the archives of a month and brings it in. An archive that proves to be torn, of another month, or no
 * archive of the register, is gone afterwards, so that the next attempt downloads it again; all are once the month is
 * brought in, so that what the address has next is read next.
 * @param folder the archives are written to
 * @throws IncompleteMonth, RegisterError; `signal.reason` where it was aborted before all was there
 */
export async function bringInPublished(
  db: Database,
  { address, month }: Published,
  folder: string,
  { onFile = () => {}, ...options }: PublishedOptions,
): Promise<RegisterReport> {
  await downloadMonth(address, folder, onFile, { signal: options.signal })
  try {
    const report = await bringInRegister(db, folder, { month, ...options })
    if (report.isWhole && !options.isDry) await rm(folder, { recursive: true, force: true })
    return report
  } catch (error) {
    if (error instanceof RegisterError)
      for (const archive of error.archives) await rm(archive, { force: true })
    throw error
  }
}
