import type { PaymentProvider } from '#/integrations/payments/provider.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { readBack } from './settlement.server.ts'

interface Notified {
  provider: PaymentProvider['name']
  /** The provider's id of the payment. */
  id: string
}

/** Asks the provider what became of a payment; one that is down is asked again, for hours. */
export const paymentReadBack: Job<Platform, Notified> = {
  name: 'payment-read-back',
  retry: { times: 10, firstDelaySeconds: 10 },
  // A notification that comes a hundred times holds nobody else's up.
  keyOf: ({ provider, id }) => `${provider}:${id}`,
  run: async (platform, { provider, id }) => {
    // Another installation of the same database took it, or this one before it was configured again.
    if (platform.payments?.name === provider) await readBack(platform, id)
  },
}
