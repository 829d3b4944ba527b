import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { useSending } from '#/components/use-sending.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { API_KEY_NAME_MAX } from '../../limits.ts'
import { makeKey } from '../queries.ts'
import type { MadeKey } from '../schema.ts'
import styles from './api-keys.module.css'

/** Makes a key with a name. What the server finds wrong with that is said at the field. */
export function NewKey({ onMade }: { onMade(made: MadeKey): Promise<void> }) {
  const field = useId()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const [sending, send] = useSending()

  function submit(event: FormEvent) {
    event.preventDefault()
    void send(async () => {
      try {
        await onMade(await makeKey(name))
        setName('')
        setError('')
      } catch (failure) {
        const said = failure instanceof ApiError ? failure.fields.nome : undefined
        if (said) {
          setError(said)
          input.current?.focus()
        } else if (failure instanceof ApiError) showAlert('error', failure.message)
        throw failure
      }
    })
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label htmlFor={field}>Nome da chave nova</label>
      <div className={styles.line}>
        <input
          ref={input}
          id={field}
          value={name}
          maxLength={API_KEY_NAME_MAX}
          placeholder="Planilha de preços"
          autoComplete="off"
          aria-invalid={error !== ''}
          aria-describedby={error ? `${field}-error` : undefined}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <Button type="submit" look="secondary" disabled={sending}>
          Criar chave
        </Button>
      </div>
      {error && (
        <p className={styles.error} id={`${field}-error`} role="alert">
          {error}
        </p>
      )}
    </form>
  )
}
