import { useEffect, useState } from 'react'
import type { PaymentMethod } from '#/features/payments/schema.ts'
import { beginPayment } from '../queries.ts'

/** Begins payments, each of which goes on where the provider says. */
export function useCheckout() {
  const [isLeaving, setLeaving] = useState(false)

  // The person who comes back may find the page as they left it.
  useEffect(() => {
    const comeBack = () => setLeaving(false)
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  /** @throws ApiError where nobody takes payments now */
  async function pay(advertisementId: string, method: PaymentMethod) {
    if (isLeaving) return
    const url = await beginPayment(advertisementId, method)
    setLeaving(true)
    location.assign(url)
  }
  return { pay, isLeaving }
}
