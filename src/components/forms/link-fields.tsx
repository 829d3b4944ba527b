import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { DialogActions } from '#/components/dialog-actions.tsx'
import { linkAddress } from '#/domain/web-address.ts'
import styles from './form.module.css'
import { SubmitButton } from './submit-button.tsx'
import { useAutofocus } from './use-autofocus.ts'

interface LinkFieldsProps {
  /** Of the link that is there; '' for none. */
  address: string
  /** @param address '' takes the link away */
  onApply(address: string): void
  onCancel(): void
}

/** Where the selected text leads. */
export function LinkFields({ address, onApply, onCancel }: LinkFieldsProps) {
  const [written, setWritten] = useState(address)
  const [error, setError] = useState('')
  const first = useAutofocus()

  function apply(event: FormEvent) {
    event.preventDefault()
    // The form around the editor is another one.
    event.stopPropagation()
    const text = written.trim()
    const href = text.startsWith('mailto:') ? text : linkAddress(text)
    if (href) onApply(href)
    else setError('Insira um endereço válido.')
  }

  return (
    <form className={styles.form} onSubmit={apply} noValidate>
      <TextInput
        className={styles.wide}
        label="Endereço"
        description="De um site, ou desta própria página, como /softwares."
        placeholder="https://"
        autoComplete="off"
        inputMode="url"
        value={written}
        onChange={({ currentTarget }) => {
          setWritten(currentTarget.value)
          setError('')
        }}
        error={error}
        {...first}
      />
      <DialogActions>
        {address && (
          <Button look="quiet" onClick={() => onApply('')}>
            Remover link
          </Button>
        )}
        <Button look="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <SubmitButton sending={false}>Aplicar</SubmitButton>
      </DialogActions>
    </form>
  )
}
