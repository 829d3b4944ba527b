import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { withoutSecret } from '#/addresses/secret.ts'
import { emitAnalytics } from '#/platform/browser/analytics.ts'

/** What follows each navigation: a page-view event, and the new page's title for those who hear it. */
export function Navigations() {
  const { pathname, search } = useLocation()
  const isFirst = useRef(true)
  const [title, setTitle] = useState('')

  useEffect(() => {
    emitAnalytics({ event: 'page_view', page_path: withoutSecret(pathname) ?? pathname + search })
    // The browser itself reads the title of the first page.
    if (!isFirst.current) setTitle(document.title)
    isFirst.current = false
  }, [pathname, search])

  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  )
}
