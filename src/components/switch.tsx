import styles from './switch.module.css'
import { useSending } from './use-sending.ts'

interface SwitchProps {
  label: string
  /** What it is about, for those who do not see what it stands beside. */
  about?: string
  checked: boolean
  /** Called with the inverse of what is; until it is done the switch waits. @throws ApiError */
  onChange(checked: boolean): Promise<void>
}

/** Something that is on or off, and changes at once. */
export function Switch({ label, about, checked, onChange }: SwitchProps) {
  const [isSending, send] = useSending()
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={checked}
      aria-busy={isSending}
      onClick={() => send(() => onChange(!checked))}
    >
      <span>
        {label}
        {about && <span className="visually-hidden"> {about}</span>}
      </span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  )
}
