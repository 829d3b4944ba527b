import { formatDate } from '#/domain/dates.ts'
import { noteBeside } from '#/features/companies/notes/service.server.ts'
import { transactionOrTrial } from '#/platform/server/database/trial.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { dropPages } from '#/platform/server/page-cache.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { SanctionsFileError, type SanctionsRead } from './file.server.ts'
import { SHOWN_MAX } from './limits.ts'
import * as repository from './repository.server.ts'
import type { SanctionWire } from './schema.ts'

/** Where everybody may look a company's sanctions up. */
const SOURCE = 'https://portaldatransparencia.gov.br/sancoes/consulta?cpfCnpj='

const NOT_CONFIRMED = 'Confirme o cadastro desta página antes de escrever sobre a sanção.'

/** A list that lost more than this share of what it had is torn, or another list. */
const LOST_MAX = 0.5

export interface SanctionsReport {
  written: number
  gone: number
}

interface SanctionsOptions {
  /** Also where most of what was known would go, or the list is older than the one that is known. */
  isMeant?: boolean | undefined
  /** Counts, and writes nothing. */
  isDry?: boolean | undefined
  /** Aborted: nothing is changed. */
  signal?: AbortSignal | undefined
}

/**
 * Brings a list of sanctions in, whole: what it no longer has is gone. Of sole traders nothing is kept.
 * @throws SanctionsFileError where the list looks torn or is an older one: nothing is changed; `signal.reason` where it was aborted
 */
export async function bringInSanctions(
  db: Database,
  list: 'CEIS' | 'CNEP',
  { sanctions }: SanctionsRead,
  { isMeant, isDry, signal }: SanctionsOptions = {},
): Promise<SanctionsReport> {
  const report: SanctionsReport = { written: sanctions.length, gone: 0 }
  const bringIn = async (tx: Database) => {
    const day = sanctions[0]?.listedOn ?? ''
    const latest = await repository.dayOfList(tx, list)
    if (!isMeant && day && latest && day < latest)
      throw new SanctionsFileError(
        `A lista de ${formatDate(day)} é mais antiga que a de ${formatDate(latest)}, que já foi lida. Nada foi alterado.`,
        true,
      )
    const known = await repository.countOf(tx, list)
    if (!isMeant && sanctions.length < known * (1 - LOST_MAX))
      throw new SanctionsFileError(
        `Sanções de empresas no arquivo: ${sanctions.length}; na lista anterior: ${known}. Nada foi alterado.`,
        true,
      )
    const persons = await repository.soleTradersAmong(
      tx,
      sanctions.map(({ cnpj }) => cnpj),
    )
    const ofCompanies = sanctions.filter(({ cnpj }) => !persons.has(cnpj))
    await repository.writeSanctions(tx, ofCompanies)
    report.written = ofCompanies.length
    const codes = ofCompanies.map(({ code }) => code)
    report.gone = await repository.dropOthers(tx, list, codes)
    await dropPages(tx, ['register'])
    signal?.throwIfAborted()
  }
  await transactionOrTrial(db, isDry, bringIn)
  return report
}

/** The sanctions of a supplier, by its page. */
export async function sanctionsOf(db: Database, vendorId: string): Promise<SanctionWire[]> {
  const rows = await repository.sanctionsOf(db, vendorId, SHOWN_MAX)
  return rows.map((row) => ({
    lista: row.list,
    codigo: row.code,
    categoria: row.category,
    fundamento: row.ground,
    orgao: row.body,
    processo: row.proceedings,
    inicio: row.startsOn ?? '',
    fim: row.endsOn ?? '',
    consultadoEm: row.listedOn,
    nota: row.note ?? '',
    fonte: SOURCE + row.cnpj,
  }))
}

/**
 * Writes what a company says of a sanction, beside it; '' takes it back.
 * @throws AppError 403, 404; 409 for a page that is not known to be the company's
 */
export async function noteSanction(
  db: Database,
  viewer: Viewer,
  vendorId: string,
  { list, code, note }: { list: 'CEIS' | 'CNEP'; code: string; note: string },
): Promise<SanctionWire[]> {
  return noteBeside(db, viewer, vendorId, {
    unconfirmed: NOT_CONFIRMED,
    action: 'note_sanction',
    detail: { list, code },
    write: async (tx, cnpj) => {
      if (!(await repository.writeNote(tx, { cnpj, list, code }, note || null)))
        throw notFound('Sanção não encontrada.')
      return sanctionsOf(tx, vendorId)
    },
  })
}
