import type { Database } from '#/platform/server/database/types.server.ts'
import { mercadoPago } from './mercado-pago/index.server.ts'
import { offlinePayments } from './offline/index.server.ts'
import type { PaymentProvider } from './provider.server.ts'

/** Every provider that an installation can have; of several that are configured the first counts. */
export const PROVIDERS = [mercadoPago, offlinePayments] as const

type Kind = (typeof PROVIDERS)[number]
type Every<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void
  ? All
  : never
const shapeOf = <Shape extends object>(shapes: readonly Shape[]) =>
  Object.assign({}, ...shapes) as Every<Shape>

/** The environment variables that they read. */
export const PAYMENT_VARIABLES = shapeOf(PROVIDERS.map(({ variables }) => variables))

/** The parts of notifications that they read. */
export const NOTIFICATION_PARTS = {
  query: shapeOf(PROVIDERS.map(({ notification }) => notification.query)),
  body: shapeOf(PROVIDERS.map(({ notification }) => notification.body)),
}

/** Words for what the addresses say that they lead back to. */
export const PAYMENT_WORDS = {
  status: shapeOf(PROVIDERS.map(({ words }) => words.status)),
  payment_type: shapeOf(PROVIDERS.map(({ words }) => words.payment_type)),
}

const kindOf = ({ PAYMENTS }: { PAYMENTS: string }): Kind | undefined =>
  PROVIDERS.find(({ name }) => name === PAYMENTS)

/** As people know who takes money here; '' where nobody does, or nothing is charged. */
export const titleOfPayments = (env: { PAYMENTS: string }) => kindOf(env)?.title ?? ''

/** Who takes money here; null where nobody does. */
export const openPayments = (
  env: { PAYMENTS: string } & Every<Parameters<Kind['open']>[0]>,
  db: Database,
): PaymentProvider | null => kindOf(env)?.open(env, db) ?? null
