import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { isWorkplace } from '#/addresses/work.ts'
import { OfflineScreen } from './offline-screen.tsx'

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

/** Whether this document lets VLibras in, which pages where people work do not. */
const hasOthersScripts = () => document.querySelector('script[src="/vlibras.js"]') !== null

/** No host under it exists (RFC 2606): the companies of the demonstration have their sites there. */
const EXAMPLE_HOST = /\.example$/

/** Lets a link to a site that cannot exist lead to a page of ours that says so. */
function explainExample({ target }: Event) {
  const link = linkAt(target, '[href]')
  if (link && EXAMPLE_HOST.test(link.hostname))
    link.href = `/exemplo?${new URLSearchParams({ site: link.hostname })}`
}

/** Follows all links of the page without loading it again, and fetches what one is about to lead to. */
export function FollowLinks() {
  const navigate = useNavigate()
  const [intended, setIntended] = useState('')
  /** What somebody wanted without a connection, to be done again. */
  const [unreached, setUnreached] = useState<() => void>()

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = linkAt(event.target)
      if (!link || event.defaultPrevented || !isPlain(event, link)) return
      if (isWorkplace(link.pathname) && hasOthersScripts()) return
      event.preventDefault()
      const path = pathOf(link)
      const { replaces, keepsScroll } = link.dataset
      // As browsers do: the same page again is no step of its own.
      const replace = replaces === 'true' || path === pathOf(location)
      const go = () => void navigate(path, { replace, preventScrollReset: keepsScroll === 'true' })
      const isHere = link.pathname === location.pathname && link.search === location.search
      if (isHere || navigator.onLine) go()
      else setUnreached(() => go)
    }
    // A search leads on as well; forms that change something say themselves that they did not arrive.
    function hold(event: SubmitEvent) {
      const form = event.target
      if (navigator.onLine || !(form instanceof HTMLFormElement) || !form.closest('search')) return
      event.preventDefault()
      event.stopPropagation()
      setUnreached(() => () => form.requestSubmit())
    }
    document.addEventListener('click', follow)
    window.addEventListener('submit', hold, true)
    return () => {
      document.removeEventListener('click', follow)
      window.removeEventListener('submit', hold, true)
    }
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
    for (const sign of signs) {
      document.addEventListener(sign, intend, { passive: true })
      document.addEventListener(sign, explainExample, { passive: true })
    }
    return () => {
      clearTimeout(timer)
      for (const sign of signs) {
        document.removeEventListener(sign, intend)
        document.removeEventListener(sign, explainExample)
      }
    }
  }, [])

  return (
    <>
      {intended && <PrefetchPageLinks page={intended} />}
      {unreached && (
        <OfflineScreen
          retry={() => {
            setUnreached(undefined)
            unreached()
          }}
          onClose={() => setUnreached(undefined)}
        />
      )}
    </>
  )
}
