import { dayOf } from '#/domain/dates.ts'
import { noteBeside } from '#/features/companies/notes/service.server.ts'
import { transactionOrTrial } from '#/platform/server/database/trial.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { ContractsError, contractsIn, Layout, type Page, readContract } from './file.server.ts'
import { contractLink } from './links.ts'
import * as repository from './repository.server.ts'
import type { CompanyContracts } from './schema.ts'

export { pricesBeside } from './repository.server.ts'

/** A source that lost more than this share of what it had of its days is torn, or another one. */
const LOST_MAX = 0.5

const NOT_CONFIRMED = 'Confirme o cadastro desta página antes de escrever sobre o contrato.'

export interface ContractsOptions {
  /** The days that the source covers; else from the first to the last that it has. */
  days?: repository.Days | undefined
  /** Reads and counts, and writes nothing. */
  isDry?: boolean | undefined
  /** Also where most of what was known of these days would go. */
  isMeant?: boolean | undefined
  onRows?: ((rows: number) => void) | undefined
  /** Aborted: nothing is changed. */
  signal?: AbortSignal | undefined
}

export interface ContractsReport {
  read: number
  /** With persons, which are passed over. */
  persons: number
  /** Of companies without a page here. */
  unknown: number
  refused: Record<string, number>
  written: number
  gone: number
  /** Null where there was none. */
  days: repository.Days | null
}

/**
 * Brings contracts in, in one transaction: of the days that the source covers, what it no longer has is gone.
 * @throws ContractsError where it is of another layout, or looks torn: nothing is changed then
 */
export async function bringInContracts(
  db: Database,
  file: string,
  options: ContractsOptions = {},
): Promise<ContractsReport> {
  const report: ContractsReport = {
    read: 0,
    persons: 0,
    unknown: 0,
    refused: {},
    written: 0,
    gone: 0,
    days: options.days ?? null,
  }
  await transactionOrTrial(db, options.isDry, async (tx) => {
    const layout = new Layout()
    for await (const page of contractsIn(file)) {
      options.signal?.throwIfAborted()
      // A page that was fetched was looked at whole.
      if (!page.passed) layout.add(page.rows)
      await bringInPage(tx, page, report, options)
      options.onRows?.(report.read)
    }
    layout.require()
    if (!report.days) throw new ContractsError('Não há contratos no arquivo.')
    const known = await repository.countWithin(tx, report.days)
    report.written = await repository.countSeen(tx, report.days)
    if (!options.isMeant && report.written < known * (1 - LOST_MAX))
      throw new ContractsError(
        `Contratos de empresas conhecidas no arquivo: ${report.written}; destes dias havia ${known}. Nada foi alterado.`,
        true,
      )
    report.gone = await repository.dropUnseen(tx, report.days)
    if (options.isDry) return
    await repository.recountPrices(tx)
    await dropPages(tx, ['register'])
  })
  return report
}

async function bringInPage(
  tx: Database,
  { rows: raws, passed }: Page,
  report: ContractsReport,
  { days }: ContractsOptions,
) {
  if (passed) {
    report.read += passed.read
    report.persons += passed.persons
    report.unknown += passed.unknown
    addCounts(report.refused, passed.refused)
  }
  // Of a contract that a page has twice, the last one stands: one statement writes a row once.
  const found = new Map<string, repository.NewContract>()
  for (const raw of raws) {
    report.read++
    const read = readContract(raw)
    if ('person' in read) report.persons++
    else if ('refused' in read) addCounts(report.refused, { [read.refused]: 1 })
    else found.set(read.contract.number, read.contract)
  }
  const all = [...found.values()]
  const known = await repository.companiesAmong(tx, [...new Set(all.map(({ cnpj }) => cnpj))])
  if (!days) {
    const published = all.map(({ publishedOn }) => publishedOn)
    if (report.days) published.push(report.days.first, report.days.last)
    const inOrder = published.toSorted()
    const first = inOrder[0]
    const last = inOrder.at(-1)
    if (first && last) report.days = { first, last }
  }
  const rows = all.filter(({ cnpj }) => known.has(cnpj))
  report.unknown += all.length - rows.length
  for (let from = 0; from < rows.length; from += BATCH)
    await repository.writeContracts(tx, rows.slice(from, from + BATCH))
}

const BATCH = 1000

function addCounts(counts: Record<string, number>, more: Record<string, number>) {
  for (const [reason, count] of Object.entries(more)) counts[reason] = (counts[reason] ?? 0) + count
}

/**
 * Forgets contracts of who is a sole trader by now, finds anew which software the others name and what is paid for it,
 * and has pages that show it shown anew.
 */
export async function recountPrices(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await repository.dropPersons(tx)
    const changed = await repository.recountPrices(tx)
    if (changed > 0) await dropPages(tx, ['register'])
  })
}

/** The contracts of a supplier, by its page. */
export async function contractsOf(db: Database, vendorId: string): Promise<CompanyContracts> {
  const { rows, total } = await repository.contractsOf(db, vendorId)
  return {
    total,
    contratos: rows.map((row) => ({
      numero: row.number,
      objeto: row.object,
      valor: row.valueCents,
      orgao: row.body,
      assinatura: row.signedOn ?? '',
      inicio: row.startsOn ?? '',
      fim: row.endsOn ?? '',
      consultadoEm: dayOf(row.seenAt),
      nota: row.note ?? '',
      fonte: contractLink(row.number),
    })),
  }
}

/**
 * Writes what a company says of a contract, beside it; '' takes it back.
 * @throws AppError 403, 404; 409 for a page that is not known to be the company's
 */
export const noteContract = (
  db: Database,
  viewer: Viewer,
  vendorId: string,
  number: string,
  note: string,
): Promise<CompanyContracts> =>
  noteBeside(db, viewer, vendorId, {
    unconfirmed: NOT_CONFIRMED,
    action: 'noteContract',
    detail: { number },
    write: async (tx, cnpj) => {
      if (!(await repository.writeNote(tx, { cnpj, number }, note || null)))
        throw notFound('Contrato não encontrado.')
      return contractsOf(tx, vendorId)
    },
  })
