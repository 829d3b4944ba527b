import { clsx } from 'clsx'
import { CalendarX2 } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { formatDay } from '#/domain/dates.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { cancelRemoval } from '../settings/queries.ts'
import styles from '../settings/ui/account-settings.module.css'

interface LeavingNoticeProps {
  /** When the account will be removed, ISO 8601. */
  deletionAt: string
  onCancelled(): void
  heading: Ref<HTMLHeadingElement>
}

/** Says when the account will be gone, and takes that back. */
export function LeavingNotice({ deletionAt, onCancelled, heading }: LeavingNoticeProps) {
  const [sending, setSending] = useState(false)
  const day = formatDay(deletionAt)

  async function cancel() {
    if (sending) return
    setSending(true)
    try {
      const { message } = await cancelRemoval()
      showAlert('success', message)
      onCancelled()
    } catch (error) {
      // An alert says why.
      if (!(error instanceof ApiError)) throw error
      setSending(false)
    }
  }

  return (
    <section
      className={clsx(styles.card, styles.danger, styles.leaving)}
      aria-labelledby="exclusao-pedida"
    >
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden="true">
          <CalendarX2 />
        </span>
        <h2 id="exclusao-pedida" tabIndex={-1} ref={heading}>
          A sua conta será excluída em {day}
        </h2>
      </div>
      <div className={styles.body}>
        <p>
          O seu perfil já não aparece para ninguém. Se mudar de ideia antes de{' '}
          <time dateTime={deletionAt}>{day}</time>, cancele a exclusão: nada do que é seu se perde.
        </p>
        <Button aria-disabled={sending} onClick={cancel}>
          Cancelar exclusão
        </Button>
      </div>
    </section>
  )
}
