import { schemaResolver, useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { REASON_MAX, refusalUpTo } from '#/platform/refusal.ts'
import { CountedText } from './counted-text.tsx'
import styles from './form.module.css'
import { SubmitForm } from './submit-form.tsx'
import { useAutofocus } from './use-autofocus.ts'
import { useSubmit } from './use-submit.ts'

export interface RefusalFormProps {
  /** What becomes of the reason. */
  children: ReactNode
  /** What submitting does, as 'Recusar pedido'. */
  submit: string
  /** Of its button; `primary` where it gives something back. */
  look?: 'danger' | 'primary'
  /** Characters of the reason, where that is another number than usual. */
  max?: number
  /** @returns what the server says, for the person */
  refuse(reason: string): Promise<{ message: string }>
  onRefused(message: string): Promise<void>
  onCancel(): void
}

/** Why something is refused, as its person will read it. */
export default function RefusalForm(props: RefusalFormProps) {
  const { children, submit, look = 'danger', max = REASON_MAX, refuse, onRefused, onCancel } = props
  const form = useForm({
    name: 'refusal',
    initialValues: { reason: '' },
    validate: schemaResolver(refusalUpTo(max), { sync: true }),
  })
  const first = useAutofocus<HTMLTextAreaElement>()
  const submission = useSubmit(form, async ({ reason }) => {
    const { message } = await refuse(reason)
    await onRefused(message)
  })

  return (
    <SubmitForm submission={submission} submit={submit} look={look} onCancel={onCancel}>
      <p className={styles.lead}>{children}</p>
      <CountedText
        {...form.getInputProps('reason')}
        {...first}
        className={styles.wide}
        label="Motivo"
        max={max}
      />
    </SubmitForm>
  )
}
