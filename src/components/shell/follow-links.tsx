import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'

/** How long a pointer or the focus rests on a link of somebody who is about to follow it. */
const INTENT_MS = 100

const linkAt = (target: EventTarget | null, kind = '[data-discover]') =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(`a${kind}`) : null

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement | Location) =>
  pathname + search + hash

/** Whether the click goes on within this site and tab, as a plain left click does. */
const isPlain = (event: MouseEvent, { origin, target }: HTMLAnchorElement) =>
  origin === location.origin &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  (target === '' || target === '_self')

/** Follows all links of the page without loading it again, and fetches what one is about to lead to. */
export function FollowLinks() {
  const navigate = useNavigate()
  const [intended, setIntended] = useState('')

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = linkAt(event.target)
      if (!link || event.defaultPrevented || !isPlain(event, link)) return
      event.preventDefault()
      const path = pathOf(link)
      const { replaces, keepsScroll } = link.dataset
      // As browsers do: the same page again is no step of its own.
      const replace = replaces === 'true' || path === pathOf(location)
      void navigate(path, { replace, preventScrollReset: keepsScroll === 'true' })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])

  useEffect(() => {
    let current: HTMLAnchorElement | null = null
    let timer: ReturnType<typeof setTimeout>
    function intend({ target }: Event) {
      const link = linkAt(target, '[data-prefetch]')
      if (link === current) return
      current = link
      clearTimeout(timer)
      timer = setTimeout(() => setIntended(link ? link.pathname + link.search : ''), INTENT_MS)
    }
    const signs = ['mouseover', 'focusin', 'touchstart'] as const
    for (const sign of signs) document.addEventListener(sign, intend, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) document.removeEventListener(sign, intend)
    }
  }, [])

  return intended && <PrefetchPageLinks page={intended} />
}
