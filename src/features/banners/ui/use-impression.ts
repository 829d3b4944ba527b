import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { emitImpression } from '#/platform/browser/analytics.ts'

/** Half of it in the window makes a banner seen. */
const SEEN = { threshold: 0.5 }

/** Reports that the picture of a banner is seen, again on each page. */
export function useImpression(link: RefObject<HTMLElement | null>, bannerId: string) {
  const { pathname, search } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the banners of the shell stay from page to page
  useEffect(() => {
    const picture = link.current?.firstElementChild
    if (!picture) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      emitImpression(bannerId)
      observer.disconnect()
    }, SEEN)
    observer.observe(picture)
    return () => observer.disconnect()
  }, [link, bannerId, pathname, search])
}
