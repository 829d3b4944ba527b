import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { withoutSecret } from '#/addresses/secret.ts'
import { emitAnalytics } from '#/platform/browser/analytics.ts'
import { noteShown, watchBelow } from '#/platform/browser/entry-below.ts'

/**
 * Where a link led to another page, the next key goes on in its content: what had the focus is gone, or
 * is of the frame. What the page itself gave the focus to, or has kept, stays.
 */
function focusContent() {
  const content = document.getElementById('conteudo')
  const focused = document.activeElement
  const isTaken = focused?.closest('#conteudo, [data-dialog]')
  if (!isTaken) content?.focus({ preventScroll: true })
}

/**
 * What follows each navigation: a page-view event, the new page's title for those who hear it, and the
 * focus, but for a step in history or a place within the page, which have their own.
 */
export function Navigations() {
  const { pathname, search, hash, key } = useLocation()
  const isStep = useNavigationType() === 'POP'
  const isFirst = useRef(true)
  const [title, setTitle] = useState('')
  const keepsFocus = isStep || hash !== ''

  useEffect(watchBelow, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has a key of its own
  useEffect(noteShown, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, however it was reached
  useEffect(() => {
    if (!keepsFocus) focusContent()
  }, [pathname])

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
