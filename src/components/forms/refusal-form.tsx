import { schemaResolver, useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { Unbroken } from '#/components/unbroken.tsx'
import { REASON_MAX, refusalUpTo } from '#/platform/refusal.ts'
import styles from './form.module.css'
import { ReasonField } from './reason-field.tsx'
import { SubmitForm } from './submit-form.tsx'
import { useAutofocus } from './use-autofocus.ts'
import { useSubmit } from './use-submit.ts'

export interface RefusalValues extends Record<string, unknown> {
  reason: string
}

export interface RefusalFormProps {
  /** What becomes of the reason. */
  children: ReactNode
  /** What submitting does, as 'Recusar pedido'. */
  submit: string
  /** Of its button; `primary` where it gives something back. */
  look?: 'danger' | 'primary'
  /** Characters of the reason, where that is another number than usual. */
  max?: number
  /** Keeps what is typed when the form closes; without it, closing asks first. */
  draft?: { typed: RefusalValues | undefined; keep(values: RefusalValues): void }
  /** @returns what the server says, for the person */
  refuse(reason: string): Promise<{ message: string }>
  onRefused(message: string): Promise<void>
  onCancel(): void
}

/** Why something is refused, as its person will read it. */
export default function RefusalForm(props: RefusalFormProps) {
  const { children, submit, look = 'danger', max = REASON_MAX, draft } = props
  const { refuse, onRefused, onCancel } = props
  const form = useForm<RefusalValues>({
    name: 'refusal',
    initialValues: draft?.typed ?? { reason: '' },
    onValuesChange: draft?.keep,
    validate: schemaResolver(refusalUpTo(max), { sync: true }),
  })
  const first = useAutofocus<HTMLTextAreaElement>()
  const submission = useSubmit(form, async ({ reason }) => {
    const { message } = await refuse(reason)
    await onRefused(message)
  })

  return (
    <SubmitForm
      submission={submission}
      submit={submit}
      look={look}
      isUnsaved={draft ? false : undefined}
      onCancel={onCancel}
    >
      <p className={styles.lead}>
        <Unbroken>{children}</Unbroken>
      </p>
      <ReasonField {...form.getInputProps('reason')} {...first} max={max} />
    </SubmitForm>
  )
}
