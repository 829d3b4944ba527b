import { useEffect } from 'react'
import { emitAnalytics } from '#/platform/browser/analytics.ts'

/** Says that a supplier's page was opened. @param isVisit not before it is known whose page it is */
export function useVisit(vendorId: string, isVisit: boolean) {
  useEffect(() => {
    if (!isVisit) return
    let isHere = true
    // After the view of the page, which is reported once the whole page has changed.
    queueMicrotask(() => {
      if (isHere) emitAnalytics({ event: 'supplier_visit', vendor_id: vendorId })
    })
    return () => {
      isHere = false
    }
  }, [vendorId, isVisit])
}
