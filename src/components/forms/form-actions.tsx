import { Button } from '#/components/button.tsx'
import styles from './form.module.css'
import { SubmitButton } from './submit-button.tsx'

interface FormActionsProps {
  /** What submitting does, as 'Salvar'. */
  submit: string
  sending: boolean
  onCancel(): void
}

/** How a form in a dialog ends. */
export function FormActions({ submit, sending, onCancel }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      <Button look="secondary" onClick={onCancel}>
        Cancelar
      </Button>
      <SubmitButton sending={sending}>{submit}</SubmitButton>
    </div>
  )
}
