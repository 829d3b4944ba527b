import { useEffect, useLayoutEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router'
import { isWorkplace } from '#/addresses/work.ts'
import { followedLink, linkAt, staysOnPage } from '#/platform/browser/followed-link.ts'
import { TARGET } from '#/platform/first-paint.ts'

/** How long a pointer or the focus rests on a link of somebody who is about to follow it. */
const INTENT_MS = 100

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement | Location) =>
  pathname + search + hash

/** Whether this document lets VLibras in, which pages where people work do not. */
const hasOthersScripts = () => document.querySelector('script[src="/vlibras.js"]') !== null

/** Marks what the address leads to: a browser's `:target` stays where the document itself began. */
function useTarget() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): another page, with the same name in it
  useLayoutEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null
    target?.setAttribute(TARGET, '')
    return () => target?.removeAttribute(TARGET)
  }, [hash, key])
}

/** Follows all links of the page without loading it again, and fetches what one is about to lead to. */
export function FollowLinks() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // Before anything is scrolled to: what is led to may be folded.
  useTarget()
  const [intended, setIntended] = useState('')

  // Where code led there and no link, as after a login: the page is asked for again, and lets in less.
  useEffect(() => {
    if (isWorkplace(pathname) && hasOthersScripts()) location.reload()
  }, [pathname])

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = followedLink(event)
      if (!link || (isWorkplace(link.pathname) && hasOthersScripts())) return
      // The page's own screen says that there is no connection (`offline.ts`).
      if (!navigator.onLine && !staysOnPage(link)) return
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

  return intended ? <PrefetchPageLinks page={intended} /> : null
}
