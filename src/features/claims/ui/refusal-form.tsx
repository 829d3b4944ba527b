import { schemaResolver, useForm } from '@mantine/form'
import { clsx } from 'clsx'
import { CountedText } from '#/components/forms/counted-text.tsx'
import formStyles from '#/components/forms/form.module.css'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { REASON_MAX } from '../limits.ts'
import { refuseRequest } from '../queries.ts'
import { refusal } from '../schema.ts'
import styles from './proof.module.css'

export interface RefusalFormProps {
  requestId: string
  person: string
  company: string
  /** @param message of the server */
  onRefused(message: string): Promise<void>
  onCancel(): void
}

/** Why a request is refused, as its person will read it. */
export default function RefusalForm(props: RefusalFormProps) {
  const { requestId, person, company, onRefused, onCancel } = props
  const form = useForm({
    name: 'refusal',
    initialValues: { reason: '' },
    validate: schemaResolver(refusal, { sync: true }),
  })
  const first = useAutofocus<HTMLTextAreaElement>()
  const { onSubmit, sending, failure } = useSubmit(form, async ({ reason }) => {
    const { message } = await refuseRequest(requestId, reason)
    await onRefused(message)
  })

  return (
    <form className={formStyles.form} onSubmit={onSubmit} noValidate>
      <p className={clsx(formStyles.wide, styles.lead)}>
        {person} recebe o motivo por e-mail e pode fazer outro pedido para a página de {company}.
      </p>
      <CountedText
        {...form.getInputProps('reason')}
        {...first}
        className={formStyles.wide}
        label="Motivo"
        max={REASON_MAX}
      />
      <FormActions
        submit="Recusar pedido"
        sending={sending}
        failure={failure}
        onCancel={onCancel}
      />
    </form>
  )
}
