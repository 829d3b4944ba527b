import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type Alert, alerts, dismissAlert } from '#/platform/browser/alerts.ts'
import { useStore } from '#/platform/browser/store.ts'
import styles from './alert-area.module.css'

const ICONS: Record<Alert['type'], typeof Info> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
}

/** Where alerts appear, and are read aloud as they do. */
export function AlertArea() {
  const shown = useStore(alerts)
  return (
    <section className={styles.area} aria-label="Avisos" aria-live="polite">
      {shown.map(({ id, type, message }) => {
        const Icon = ICONS[type]
        return (
          <div
            key={id}
            role={type === 'error' ? 'alert' : 'status'}
            className={clsx(styles.alert, type !== 'success' && styles[type])}
          >
            <Icon aria-hidden="true" />
            <p>{message}</p>
            <button
              type="button"
              className={styles.close}
              aria-label="Fechar aviso"
              onClick={() => dismissAlert(id)}
            >
              <X aria-hidden="true" />
            </button>
          </div>
        )
      })}
    </section>
  )
}
