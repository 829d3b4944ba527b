/** The ways to pay, in the product's words. */
export type PaymentMethod = 'Cartão' | 'Boleto' | 'Pix'

/** What somebody is to pay for. */
export interface CheckoutOrder {
  /** Our id of the payment. A second order with it is the same order. */
  reference: string
  title: string
  /** Centavos of BRL. */
  amountCents: number
  method: PaymentMethod
}

export interface Checkout {
  /** The provider's id of it. */
  preferenceId: string
  /** Where the payer's browser goes. */
  url: string
}

/** A payment as its provider knows it: nothing else is believed. */
export interface ProviderPayment {
  id: string
  /** As Mercado Pago names them: pending, approved, rejected, refunded… */
  status: string
  /** What the order was called; '' where it was not ours. */
  reference: string
  amountCents: number
  /** ISO 4217. */
  currency: string
}

/** A call by which a provider tells that something happened, unproven. */
export interface Notification {
  headers: Record<string, string | string[] | undefined>
  /** `data.id` of the address. */
  id: string | undefined
  type: string | undefined
}

/** Who takes money. */
export interface PaymentProvider {
  name: 'mercado-pago' | 'offline'
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
