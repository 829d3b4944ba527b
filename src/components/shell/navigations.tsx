import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { emitAnalytics } from '#/platform/browser/analytics.ts'

/** Screens whose addresses end in the secret of a mail, or say what somebody paid. */
const SECRET = /^\/(authvalidation|changepassword|depoimento|payment|request-access)\/.*/

/** What follows each navigation: a page-view event, and the new page's title for those who hear it. */
export function Navigations() {
  const { pathname, search } = useLocation()
  const isFirst = useRef(true)
  const [title, setTitle] = useState('')

  useEffect(() => {
    const isSecret = SECRET.test(pathname)
    const path = isSecret ? pathname.replace(SECRET, '/$1') : pathname + search
    emitAnalytics({ event: 'page_view', page_path: path })
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
