import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { SECRET_PATH } from '#/addresses/secret.ts'
import { emitAnalytics } from '#/platform/browser/analytics.ts'

/** What follows each navigation: a page-view event, and the new page's title for those who hear it. */
export function Navigations() {
  const { pathname, search } = useLocation()
  const isFirst = useRef(true)
  const [title, setTitle] = useState('')

  useEffect(() => {
    const isSecret = SECRET_PATH.test(pathname)
    const path = isSecret ? pathname.replace(SECRET_PATH, '/$1') : pathname + search
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
