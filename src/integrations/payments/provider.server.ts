import type { z } from 'zod'
import type { PaymentMethod, PaymentStatus } from '#/domain/payment.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

/** What somebody is to pay for. */
export interface CheckoutOrder {
  /** Our id of the payment, also where a provider makes a second checkout of it. */
  reference: string
  title: string
  /** Centavos of BRL. */
  amountCents: number
  method: PaymentMethod
}

export interface Checkout {
  /** The provider's id of it. */
  checkoutId: string
  /**
   * Where the payer's browser goes. The provider leads back to `/payment/success`, `/failure` or
   * `/pending`, with what it knows of `external_reference` (ours), `payment_id`, `status` and
   * `payment_type`.
   */
  url: string
}

/** A payment as its provider knows it: nothing else is believed. */
export interface ProviderPayment {
  id: string
  status: PaymentStatus
  /** What the order was called; '' where it was not ours. */
  reference: string
  amountCents: number
  /** ISO 4217. */
  currency: string
}

/** A call by which a provider says that something happened, unproven. */
export interface Notification {
  headers: Record<string, string | string[] | undefined>
  /** Of the address and the body, what the provider declares. */
  query: Record<string, unknown>
  body: Record<string, unknown>
}

/** Who takes money. */
export interface PaymentProvider {
  /** As `PAYMENTS` names it. */
  name: string
  /** @throws PaymentProviderDown, PaymentRefused */
  createCheckout(order: CheckoutOrder): Promise<Checkout>
  /**
   * @param id as anybody may have written it
   * @returns null where the provider has no such payment
   * @throws PaymentProviderDown, PaymentRefused
   */
  readPayment(id: string): Promise<ProviderPayment | null>
  /**
   * Ids of the payments that were made for an order.
   * @throws PaymentProviderDown, PaymentRefused
   */
  findPayments(reference: string): Promise<string[]>
  /**
   * Gives a payment back, whole; with the same key a second time nothing happens.
   * @throws PaymentProviderDown, PaymentRefused
   */
  refund(id: string, idempotencyKey: string): Promise<void>
  /**
   * Proves a notification.
   * @returns the id of the payment to read; null for what is about something else
   * @throws ForgedNotification
   */
  paymentNotified(notification: Notification): string | null
}

/** The provider did not answer, or answered what cannot be understood: later it may. */
export class PaymentProviderDown extends Error {}

/** The provider understood and said no. */
export class PaymentRefused extends Error {}

/** A notification that its provider did not sign. */
export class ForgedNotification extends Error {}

/** The values of some variables. */
type Values<Variables extends z.ZodRawShape> = keyof Variables extends never
  ? object
  : z.infer<z.ZodObject<Variables>>

/** What must be known of a provider before it is opened: its folder holds one of these. */
interface ProviderKind<Name extends string, Variables extends z.ZodRawShape> {
  name: Name
  /** As people know who takes their money; '' where nobody does. */
  title: string
  /** The environment variables that it reads. */
  variables: Variables
  /** Whether they name an account of it: then it takes the money, unless `PAYMENTS` says otherwise. */
  isConfigured(env: Values<Variables>): boolean
  /** Names each variable that is missing or does not go with another. */
  check(
    env: Values<Variables> & { PAYMENTS?: string },
    refuse: (name: (keyof Variables & string) | 'PAYMENTS', message: string) => void,
  ): void
  /** Words for what the addresses say that it leads back to. */
  words: Record<'status' | 'payment_type', Record<string, string>>
  /** The parts of a notification that it reads. */
  notification: { query: z.ZodRawShape; body: z.ZodRawShape }
  open(env: Values<Variables> & { PUBLIC_URL: string }, db: Database): PaymentProvider
}

export const providerKind = <const Name extends string, Variables extends z.ZodRawShape>(
  kind: ProviderKind<Name, Variables>,
) => kind
