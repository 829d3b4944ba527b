import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { useSending } from '#/components/use-sending.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import styles from './lists-screen.module.css'

interface ListNameProps {
  label: string
  submit: string
  placeholder?: string
  /** Of a list that has a name. */
  name?: string
  onSubmit(name: string): Promise<unknown>
  /** Begins with the focus, and may be left. */
  onCancel?(): void
}

/** The name of a list. What is refused stays, with why. */
export function ListName({ label, submit, placeholder, name, onSubmit, onCancel }: ListNameProps) {
  const field = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState('')
  const [sending, send] = useSending()
  const isEdit = onCancel !== undefined
  useEffect(() => {
    if (isEdit) input.current?.select()
  }, [isEdit])

  async function save(form: HTMLFormElement) {
    try {
      await onSubmit(input.current?.value ?? '')
      form.reset()
      setError('')
      onCancel?.()
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused
      if (refused.fields.nome) setError(refused.fields.nome)
      else showAlert('error', refused.message)
      input.current?.focus()
    }
  }

  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    void send(() => save(form))
  }

  return (
    <form className={styles.name} onSubmit={submitted} noValidate>
      <label htmlFor={field}>{label}</label>
      <div className={styles.line}>
        <input
          ref={input}
          id={field}
          defaultValue={name}
          placeholder={placeholder}
          autoComplete="off"
          aria-invalid={error !== ''}
          aria-describedby={error ? `${field}-error` : undefined}
        />
        <Button type="submit" look={isEdit ? 'primary' : 'secondary'} disabled={sending}>
          {submit}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </div>
      {error && (
        <p id={`${field}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </form>
  )
}
