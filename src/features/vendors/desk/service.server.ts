import { isConfirmed } from '#/features/companies/confirmation.server.ts'
import { missingVendor } from '#/features/companies/service.server.ts'
import { pageState } from '#/features/companies/state.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { DeskVendor } from './desk.tsx'
import * as repository from './repository.server.ts'

export const presentVendor = ({ id, ...row }: repository.DeskVendorRow): DeskVendor => ({
  _id: id,
  razaoSocial: row.razaoSocial,
  nomeFantasia: row.nomeFantasia ?? '',
  cnpj: row.cnpj,
  state: pageState({ vendor: row, adminIds: row.admins.map(({ _id }) => _id) }),
  isAssociated: row.isAssociated,
  confirmado: isConfirmed(row),
  destaque: row.isFeatured,
  admins: row.admins,
  offers: row.offers,
  createdAt: row.createdAt.toISOString(),
})

/** @throws AppError 404 */
export async function getDeskVendor(db: Database, id: string): Promise<DeskVendor> {
  const row = await repository.deskVendorRow(db, id)
  if (!row) throw missingVendor()
  return presentVendor(row)
}
