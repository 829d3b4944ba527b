import { clsx } from 'clsx'
import { CalendarX2 } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '#/components/button.tsx'
import { useSending } from '#/components/use-sending.ts'
import { formatDay } from '#/domain/dates.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
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
  const [sending, send] = useSending()
  const day = formatDay(deletionAt)

  async function cancel() {
    const { message } = await cancelRemoval()
    showAlert('success', message)
    onCancelled()
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
          O seu perfil não aparece mais para ninguém. Se mudar de ideia antes de{' '}
          <time dateTime={deletionAt}>{day}</time>, cancele a exclusão: todos os seus dados
          continuam como estão.
        </p>
        <Button aria-disabled={sending} onClick={() => send(cancel)}>
          Cancelar exclusão
        </Button>
      </div>
    </section>
  )
}
