import type { ComponentProps, ReactNode } from 'react'
import styles from './form.module.css'
import { FormActions } from './form-actions.tsx'
import type { Submission } from './use-submit.ts'

interface SubmitFormProps
  extends Omit<ComponentProps<typeof FormActions>, keyof Submission | 'submit' | 'isUnsaved'> {
  submission: Submission
  /** What submitting does. */
  submit?: string
  /** Closing the dialog would lose what was filled in, as it is neither kept nor soon typed again. */
  isUnsaved?: boolean
  /** Its fields. */
  children: ReactNode
}

/** A form in a dialog: its fields, why it was refused as a whole, and how it ends. */
export const SubmitForm = ({
  submission: { onSubmit, sending, failure, isDirty },
  submit = 'Salvar',
  isUnsaved = isDirty(),
  children,
  ...actions
}: SubmitFormProps) => (
  <form className={styles.form} onSubmit={onSubmit} noValidate aria-busy={sending}>
    {children}
    <FormActions {...{ submit, isUnsaved, sending, failure, ...actions }} />
  </form>
)
