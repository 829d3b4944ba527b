import { type Page, pageOf } from '#/domain/pagination.ts'
import { missingVendor } from '#/features/companies/service.server.ts'
import { pageState } from '#/features/companies/state.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import * as repository from './repository.server.ts'
import type { DeskVendor, VendorsQuery } from './schema.ts'

const present = ({ id, ...row }: repository.DeskVendorRow): DeskVendor => ({
  _id: id,
  razaoSocial: row.razaoSocial,
  nomeFantasia: row.nomeFantasia ?? '',
  cnpj: row.cnpj,
  state: pageState({ vendor: row, adminIds: row.admins.map(({ _id }) => _id) }),
  isAssociated: row.isAssociated,
  admins: row.admins,
  offers: row.offers,
})

/** Suppliers, seen or not; for Admins. */
export async function listDeskVendors(
  db: Database,
  { search, situacao, mantida, sort, page, limit }: VendorsQuery,
): Promise<Page<DeskVendor>> {
  const filter = { search, state: situacao, isAssociated: mantida && mantida === 'empresa' }
  const slice = { limit, offset: (page - 1) * limit }
  const { rows, total } = await repository.deskSlice(db, filter, sort, slice)
  return pageOf(rows.map(present), total, page, limit)
}

/** @throws AppError 404 */
export async function getDeskVendor(db: Database, id: string): Promise<DeskVendor> {
  const row = await repository.deskVendorRow(db, id)
  if (!row) throw missingVendor()
  return present(row)
}
