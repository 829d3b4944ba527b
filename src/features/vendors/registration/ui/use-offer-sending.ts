import { useState } from 'react'
import { ApiError } from '#/platform/browser/api-client.ts'
import { addProduct } from '../queries.ts'
import { canSend, type QueuedOffer } from './offer-queue.ts'
import type { WizardEvent } from './wizard-state.ts'

/** Statuses of a call after which the next one need not be tried: no network, no session. */
const HOPELESS = [0, 401]

interface OfferSending {
  /** Which of how many is on its way; null while none is. */
  progress: { index: number; count: number } | null
  /**
   * Sends those that are not sent yet, one by one.
   * @returns whether all of them went through, or wait for nothing but the confirmation of the page
   */
  sendOffers(offers: QueuedOffer[]): Promise<boolean>
}

export function useOfferSending(
  vendorId: string,
  userId: string,
  tell: (event: WizardEvent) => void,
): OfferSending {
  const [progress, setProgress] = useState<OfferSending['progress']>(null)

  /** The list says what becomes of it. @returns the status of the answer; 200 for one that is put off */
  async function sendOffer({ key, draft }: QueuedOffer): Promise<number> {
    tell({ type: 'offerSending', key })
    try {
      const { _id } = await addProduct(vendorId, userId, draft, { quiet: 'unconfirmed' })
      tell({ type: 'offerAccepted', key, id: _id })
      return 200
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { message, fields, reason } = error
      if (reason === 'unconfirmed') {
        tell({ type: 'offerPutOff', key })
        return 200
      }
      tell({ type: 'offerRefused', key, failure: { message, fields } })
      return error.status
    }
  }

  async function sendOffers(offers: QueuedOffer[]) {
    const queue = offers.filter(canSend)
    let settled = 0
    for (const [at, offer] of queue.entries()) {
      setProgress({ index: at + 1, count: queue.length })
      const status = await sendOffer(offer)
      if (status === 200) settled += 1
      if (HOPELESS.includes(status)) break
    }
    setProgress(null)
    return settled === queue.length
  }

  return { progress, sendOffers }
}
