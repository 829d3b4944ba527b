import { useEffect, useId, useRef } from 'react'
import type { MadeKey } from '../schema.ts'
import styles from './api-keys.module.css'

/** A key that was just made, to be copied: it is told this once. */
export function MadeKeyField({ made }: { made: MadeKey }) {
  const field = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className={styles.made}>
      <label htmlFor={field}>Chave “{made.nome}”</label>
      <div className={styles.line}>
        <input
          ref={input}
          id={field}
          readOnly
          value={made.chave}
          aria-describedby={`${field}-note`}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <p id={`${field}-note`} className={styles.use}>
        Copie agora: por segurança, ela não aparece de novo. Não publique a chave nem a coloque em
        uma página.
      </p>
    </div>
  )
}
