import { isConfirmed } from '#/features/companies/confirmation.server.ts'
import { pageState } from '#/features/companies/state.ts'
import type { DeskVendor } from './desk.tsx'
import type { DeskVendorRow } from './repository.server.ts'

export const presentVendor = ({ id, ...row }: DeskVendorRow): DeskVendor => ({
  _id: id,
  razaoSocial: row.razaoSocial,
  nomeFantasia: row.nomeFantasia ?? '',
  cnpj: row.cnpj,
  state: pageState({ vendor: row, adminIds: row.admins.map(({ _id }) => _id) }),
  ocultada: row.suspendedAt && {
    desde: row.suspendedAt.toISOString(),
    motivo: row.hiddenFor ?? '',
  },
  isAssociated: row.isAssociated,
  confirmado: isConfirmed(row),
  destaque: row.isFeatured,
  admins: row.admins,
  offers: row.offers,
  createdAt: row.createdAt.toISOString(),
})
