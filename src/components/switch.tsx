import { useState } from 'react'
import { ApiError } from '#/platform/browser/api-client.ts'
import styles from './switch.module.css'

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
  const [isSending, setSending] = useState(false)

  async function turn() {
    if (isSending) return
    setSending(true)
    try {
      await onChange(!checked)
    } catch (error) {
      // An alert shows what the server refused.
      if (!(error instanceof ApiError)) throw error
    } finally {
      setSending(false)
    }
  }

  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={checked}
      aria-busy={isSending}
      onClick={turn}
    >
      <span>
        {label}
        {about && <span className="visually-hidden"> {about}</span>}
      </span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  )
}
