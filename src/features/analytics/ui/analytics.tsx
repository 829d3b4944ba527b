import { useEffect } from 'react'
import { useConsent } from '#/platform/consent.ts'
import { startCounting } from '../counting.ts'
import { ConsentNotice } from './consent-notice.tsx'

/** Asks whether visits may be measured, and measures as far as they may. @param gtagId '' without Google */
export function Analytics({ gtagId }: { gtagId: string }) {
  const consent = useConsent()
  const counts = consent?.purposes.includes('audience') ?? false
  const tellsGoogle = gtagId !== '' && (consent?.purposes.includes('google') ?? false)

  useEffect(() => (counts ? startCounting() : undefined), [counts])

  useEffect(() => {
    if (!tellsGoogle) return
    let wanted = true
    let stop = () => {}
    import('../gtag.ts').then(
      ({ startGoogle }) => {
        if (wanted) stop = startGoogle(gtagId)
      },
      () => {},
    )
    return () => {
      wanted = false
      stop()
    }
  }, [tellsGoogle, gtagId])

  return consent === null ? <ConsentNotice google={gtagId !== ''} /> : null
}
