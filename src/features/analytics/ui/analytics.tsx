import { type ComponentType, useEffect, useState } from 'react'
import { followAnalytics } from '#/platform/browser/analytics.ts'
import { useConsent } from '#/platform/browser/consent.ts'

interface AnalyticsProps {
  /** Of the site at Google Analytics; '' without. */
  gtagId: string
}

/**
 * Asks whether visits may be measured, and measures as far as they may. Everything but this is
 * fetched when it is needed: of who refused, nothing.
 */
export function Analytics({ gtagId }: AnalyticsProps) {
  const consent = useConsent()
  const counts = consent?.purposes.includes('audience')
  const tellsGoogle = gtagId && consent?.purposes.includes('google')

  useEffect(() => {
    if (counts)
      return followAnalytics(import('../counting.ts').then((part) => part.startCounting()))
  }, [counts])

  useEffect(() => {
    if (tellsGoogle)
      return followAnalytics(import('../gtag.ts').then((part) => part.startGoogle(gtagId)))
  }, [tellsGoogle, gtagId])

  return consent === null ? <Notice google={gtagId !== ''} /> : null
}

function Notice(props: { google: boolean }) {
  const [Part, setPart] = useState<ComponentType<typeof props>>()
  useEffect(() => {
    // Without a network nothing is asked, and nothing measured.
    import('./consent-notice.tsx').then(
      (module) => setPart(() => module.ConsentNotice),
      () => {},
    )
  }, [])
  return Part ? <Part {...props} /> : null
}
