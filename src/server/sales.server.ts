import { advertisementSale } from '#/features/advertising/payment/sale.server.ts'
import type { Sale } from '#/platform/server/sales.server.ts'

/** Everything that is paid for. */
export const SALES: Sale[] = [advertisementSale]
