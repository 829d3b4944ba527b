import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { COMPANY_SIZES, SECTORS } from '#/domain/company-profile.ts'
import { formatMoment } from '#/domain/dates.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { DEADLINES, type Deadline } from './choices.ts'
import { FILE_MAX } from './limits.ts'
import { buyerName } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import { SITUATIONS } from './status.ts'

const COLUMNS = [
  'Pedido em',
  'Situação',
  'Comprador',
  'E-mail',
  'Telefone',
  'Necessidade',
  'Softwares',
  'Porte',
  'Setor',
  'Cidade',
  'Prazo',
  'Orçamento',
  'Responsável',
  'Anotações',
  'Primeira resposta',
  'Última mensagem',
]

/** What a buyer hides is not in it either. */
function rowOf(
  row: repository.ConversationRow,
  about: { conversationId: string; name: string }[],
  names: ReadonlyMap<string, string>,
) {
  const { request, buyer, contactShownAt, firstAnsweredAt } = row
  return [
    formatMoment(request.createdAt.toISOString()),
    SITUATIONS[row.status],
    buyerName(row),
    contactShownAt ? buyer.email : '',
    contactShownAt ? request.phone : '',
    request.need,
    about.flatMap(({ conversationId, name }) => (conversationId === row.id ? name : [])).join(', '),
    COMPANY_SIZES[request.companySize],
    request.sector ? SECTORS[request.sector] : '',
    request.city,
    DEADLINES[request.deadline as Deadline],
    request.budget,
    names.get(row.ownerId ?? '') ?? '',
    row.notes,
    firstAnsweredAt ? formatMoment(firstAnsweredAt.toISOString()) : '',
    formatMoment(row.lastMessageAt.toISOString()),
  ]
}

/**
 * A supplier's requests as a CSV file, the latest `FILE_MAX`: read a page at a time while it is sent. What somebody
 * wrote is no formula to a spreadsheet.
 */
export function requestsFile(db: Database, vendorId: string): Readable {
  async function* parts() {
    // With the mark that makes spreadsheets read it as UTF-8.
    yield stringify([COLUMNS], { bom: true })
    let before: string | undefined
    for (let read = 0; read < FILE_MAX; ) {
      const { rows, next } = await repository.inboxOf(db, vendorId, { before })
      if (rows.length > 0) {
        const ids = rows.map(({ id }) => id)
        const about = await repository.offersOf(db, ids)
        const owners = rows.flatMap(({ ownerId }) => ownerId ?? [])
        const names = await repository.namesOf(db, owners)
        yield stringify(
          rows.map((row) => rowOf(row, about, names)),
          { escape_formulas: true },
        )
      }
      read += rows.length
      if (!next) return
      before = next
    }
  }
  return Readable.from(parts())
}
