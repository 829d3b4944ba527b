import type { Database } from '#/platform/server/database/types.server.ts'
import type { Env } from '#/platform/server/env.server.ts'
import { type MercadoPagoEnv, openMercadoPago } from './mercado-pago.server.ts'
import { openOfflinePayments } from './offline.server.ts'
import type { PaymentProvider } from './provider.server.ts'

/** Who takes money here; null where nobody does. */
export function openPayments(
  env: Pick<Env, 'PAYMENTS'> & MercadoPagoEnv,
  db: Database,
): PaymentProvider | null {
  if (env.PAYMENTS === 'off') return null
  return env.PAYMENTS === 'offline' ? openOfflinePayments(db) : openMercadoPago(env)
}
