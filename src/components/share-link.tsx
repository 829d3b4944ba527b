import { Share2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { showAlert } from '#/platform/browser/alerts.ts'
import styles from './page-bar.module.css'

interface ShareLinkProps {
  title: string
  /** Whole address of the page. */
  url: string
}

/** Has the device pass an address on, or copies it; where neither may be, shows it to be copied by hand. */
async function share(shared: ShareData & { url: string }) {
  if (navigator.share) {
    // Who closes the device's own window wants nothing.
    await navigator.share(shared).catch(() => {})
    return
  }
  try {
    await navigator.clipboard.writeText(shared.url)
    showAlert('success', 'Endereço copiado.')
  } catch {
    showAlert('info', `Copie o endereço desta página: ${shared.url}`, true)
  }
}

/** The way to pass a page on; without a script, by mail. */
export function ShareLink({ title, url }: ShareLinkProps) {
  function onClick(event: MouseEvent) {
    event.preventDefault()
    void share({ title, url })
  }
  const mail = new URLSearchParams({ subject: title, body: url })
  return (
    <a
      className={styles.action}
      // A mail's address has no '+' for blanks.
      href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}
      data-needs-script
      onClick={onClick}
    >
      <Share2 aria-hidden="true" />
      <span>Compartilhar</span>
    </a>
  )
}
