import { TextInput } from '@mantine/core'
import { LockKeyhole } from 'lucide-react'
import styles from './remembered-password.module.css'

/** Dots that stand for nothing: there is no password here to reveal. */
const DOTS = '•'.repeat(10)

interface RememberedPasswordProps {
  onUseAnother(): void
  /** Forgets the login, here and on the server. */
  onForget(): void
}

/** In the place of a password that this browser need not know. */
export function RememberedPassword({ onUseAnother, onForget }: RememberedPasswordProps) {
  return (
    <TextInput
      label="Senha"
      value={DOTS}
      readOnly
      autoComplete="off"
      classNames={{ input: styles.dots }}
      rightSection={<LockKeyhole className={styles.lock} aria-hidden="true" />}
      description={
        <span className={styles.note}>
          <span className={styles.what}>Login lembrado neste navegador</span>
          <button type="button" className={styles.another} onClick={onUseAnother}>
            Usar outra senha
          </button>
          <button type="button" className={styles.another} onClick={onForget}>
            Esquecer este aparelho
          </button>
        </span>
      }
    />
  )
}
