import { schemaResolver, useForm } from '@mantine/form'
import { CountedText } from '#/components/forms/counted-text.tsx'
import formStyles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { APPEAL_MAX } from '../../limits.ts'
import { sendAppeal } from '../queries.ts'
import { appealText } from '../schema.ts'

export interface AppealFormProps {
  target: { id: string; name: string }
  /** What was sent before and waits. */
  initial: string
  /** @param message of the server */
  onSent(message: string): Promise<void>
  onCancel(): void
}

/** Why somebody should be able to review what they may not. */
export default function AppealForm({ target, initial, onSent, onCancel }: AppealFormProps) {
  const form = useForm({
    initialValues: { texto: initial },
    validate: schemaResolver(appealText, { sync: true }),
  })
  const first = useAutofocus<HTMLTextAreaElement>()
  const submission = useSubmit(form, async ({ texto }) => {
    await onSent((await sendAppeal(target.id, texto)).message)
  })

  return (
    <SubmitForm submission={submission} submit="Enviar contestação" onCancel={onCancel}>
      <p className={formStyles.lead}>
        Nossa equipe confere se você é mesmo da empresa e responde por e-mail. Se você não for, pode
        avaliar {target.name}. A empresa não recebe aviso.
      </p>
      <CountedText
        {...form.getInputProps('texto')}
        {...first}
        className={formStyles.wide}
        label="Por que você pode avaliar?"
        max={APPEAL_MAX}
      />
    </SubmitForm>
  )
}
