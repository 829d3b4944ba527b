import { Button } from '#/components/button.tsx'
import { DialogActions } from '#/components/dialog-actions.tsx'
import { useUnsaved } from '#/components/unsaved.ts'
import styles from './form.module.css'
import { FormFailure } from './form-failure.tsx'
import { SubmitButton } from './submit-button.tsx'

interface FormActionsProps {
  /** What submitting does, as 'Salvar'. */
  submit: string
  /** What giving it up is called. */
  cancel?: string
  /** Of its button: `danger` where something is taken away. */
  look?: 'danger' | 'primary'
  sending: boolean
  /** Why the last submission was refused as a whole, or ''. */
  failure: string
  /** Something was filled in that closing the dialog would lose. */
  isUnsaved?: boolean
  onCancel(): void
}

/** How a form in a dialog ends. */
export function FormActions({
  submit,
  cancel = 'Cancelar',
  look,
  sending,
  failure,
  isUnsaved = false,
  onCancel,
}: FormActionsProps) {
  useUnsaved(isUnsaved)
  return (
    <>
      {failure && (
        <div className={styles.wide}>
          <FormFailure>{failure}</FormFailure>
        </div>
      )}
      <DialogActions>
        <Button look="secondary" onClick={onCancel}>
          {cancel}
        </Button>
        <SubmitButton look={look} sending={sending}>
          {submit}
        </SubmitButton>
      </DialogActions>
    </>
  )
}
