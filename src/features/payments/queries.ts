import { queryOptions } from '@tanstack/react-query'
import { callData } from '#/platform/browser/api-client.ts'
import type { OfflineCheckoutWire, Outcome, PaymentStateWire } from './schema.ts'

/** Between one question and the next, while a payment is pending; then the person who waits asks. */
const PAUSES_MS = [2000, 3000, 5000, 8000, 13_000, 21_000]

/** What an address says of a payment. */
export interface NamedPayment {
  /** The provider's id; '' for none. */
  paymentId: string
  /** Ours; '' for none. */
  reference: string
}

/** What a payment truly is. */
export const paymentState = ({ paymentId, reference }: NamedPayment) =>
  queryOptions({
    queryKey: ['payment', paymentId, reference],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ payment_id: paymentId, external_reference: reference })
      const path = `/v1/payments/state?${query}`
      return callData<PaymentStateWire>(path, { signal, quiet: true })
    },
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.estado === 'pending' && (PAUSES_MS[dataUpdateCount - 1] ?? false),
  })

/** A checkout for trying out, for who began it. @throws ApiError 403, 404; its screen says so */
export const offlineCheckout = (id: string) =>
  queryOptions({
    queryKey: ['offline-checkout', id],
    queryFn: async ({ signal }) => {
      const path = `/v1/payments/offline/${id}`
      return callData<OfflineCheckoutWire>(path, { signal, quiet: true })
    },
  })

/** Chooses how it comes out. @returns where the browser goes */
export async function chooseOutcome(id: string, outcome: Outcome): Promise<string> {
  const body = { outcome }
  const chosen = await callData<{ url: string }>(`/v1/payments/offline/${id}`, {
    method: 'POST',
    body,
  })
  return chosen.url
}
