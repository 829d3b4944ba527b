import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

/** What stays where a button goes away, the nearest first: a part of a page, a dialog, the content. */
const PLACES = 'section, [data-dialog], #conteudo'

/** Where the focus waits since a button was pressed. */
let waiting: HTMLElement | null = null

/**
 * The button is gone while it is tried again: the focus stays near it, so that the next key goes on
 * there. It returns where that failed too.
 */
function waitNear(button: HTMLElement) {
  waiting = button.closest<HTMLElement>(PLACES)
  if (!waiting) return
  if (!waiting.hasAttribute('tabindex')) {
    const place = waiting
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  waiting.focus({ preventScroll: true })
}

function returnTo(button: HTMLElement | null) {
  if (button && waiting?.contains(button) && document.activeElement === waiting) button.focus()
}

interface RetryButtonProps extends Pick<ComponentProps<typeof Button>, 'disabled'> {
  onRetry(): unknown
}

/** Asks again for what did not come. */
export const RetryButton = ({ onRetry, ...props }: RetryButtonProps) => (
  <Button
    {...props}
    ref={returnTo}
    onClick={({ currentTarget }) => {
      waitNear(currentTarget)
      onRetry()
    }}
  >
    Tentar de novo
  </Button>
)
