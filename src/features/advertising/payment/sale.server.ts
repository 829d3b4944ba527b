import { z } from 'zod'
import { saoPauloDay } from '#/domain/sao-paulo.ts'
import { canManageVendor } from '#/features/companies/policy.ts'
import { findPage } from '#/features/companies/service.server.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { Sale, SoldThing } from '#/platform/server/sales.server.ts'
import * as repository from '../repository.server.ts'
import { missingAdvertisement, requireAdvertisement } from '../service.server.ts'
import { withdrawFromSite } from '../standing.server.ts'
import { type AdvertisementEvent, stateAfter } from '../states.ts'

const ALREADY_PAID = 'Esta publicidade já foi paga.'
const PERIOD_BEGAN = 'O período desta publicidade já começou. Escolha novas datas antes de pagar.'

/** An advertisement, to payments. */
export const advertisementSale: Sale = {
  kind: 'advertisement',
  path: 'publicidades',
  one: 'uma publicidade',
  priceCents: (env) => env.ADVERTISEMENT_PRICE_CENTS,
  requirePayer: async (db, viewer, id) => {
    const { name } = await requireAdvertisement(db, viewer, id)
    return { title: `Publicidade: ${name}` }
  },
  lock: async (tx, id) => {
    const advertisement = await repository.lockAdvertisement(tx, id)
    return advertisement && sold(tx, advertisement)
  },
  missing: missingAdvertisement,
  readRefund: async (db, id) => {
    const advertisement = await repository.advertisementRow(db, id)
    if (!advertisement) throw missingAdvertisement()
    const { name, status } = advertisement
    if (status === 'refunded') return { name, state: 'refunded' }
    return { name, state: stateAfter(status, 'refund') ? 'refundable' : 'nothing' }
  },
  nothingToRefund: 'Esta publicidade não tem pagamento a devolver.',
  kept: 'Sua publicidade fica salva',
  nameOfDeleted: 'que foi excluída',
  /** The page whose advertisement it is, and the advertisement. */
  stateFields: { vendorId: z.string(), publicidadeId: z.string() },
  readStateFields: async (db, viewer, id) => {
    const advertisement = viewer && (await repository.advertisementRow(db, id))
    const page = advertisement && (await findPage(db, advertisement.vendorId))
    if (!page || !canManageVendor(viewer, page.adminIds)) return null
    return { vendorId: advertisement.vendorId, publicidadeId: id }
  },
}

function sold(tx: Database, advertisement: repository.AdvertisementRow): SoldThing {
  const { id, vendorId, name, startsOn } = advertisement
  const after = (event: AdvertisementEvent) => stateAfter(advertisement.status, event)
  const isInTime = startsOn >= saoPauloDay()
  return {
    name,
    requirePayable() {
      if (!after('checkout')) throw new AppError(409, ALREADY_PAID)
      if (!isInTime) throw new AppError(409, PERIOD_BEGAN)
    },
    async begin() {
      const status = after('checkout')
      if (status) await repository.updateAdvertisement(tx, id, { status })
    },
    /** It goes to an Admin, unless its period began without it: its owner moves it then. */
    async pay() {
      const paid = after('payment')
      if (!paid) return false
      const status = (isInTime && stateAfter(paid, 'submission')) || paid
      await repository.updateAdvertisement(tx, id, { status })
      await notify(tx, vendorId, 'advertisement_paid', { data: { name } })
      return true
    },
    async refund() {
      const status = after('refund')
      if (!status) return
      await repository.updateAdvertisement(tx, id, { status })
      await withdrawFromSite(tx, id)
      await notify(tx, vendorId, 'advertisement_refunded', { data: { name } })
    },
  }
}
