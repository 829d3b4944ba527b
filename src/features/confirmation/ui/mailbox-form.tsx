import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import formStyles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { Mantine } from '#/components/mantine.tsx'
import { EMAIL_MAX } from '#/domain/person.ts'
import { askForLink } from '../queries.ts'
import { type ConfirmationWire, confirmationRequest } from '../schema.ts'

export interface MailboxFormProps {
  vendorId: string
  email: string
  onSent(sent: ConfirmationWire, message: string): void
  onCancel(): void
}

/** Another mailbox of the company, to which the link goes. */
export default function MailboxForm(props: MailboxFormProps) {
  return (
    <Mantine>
      <Form {...props} />
    </Mantine>
  )
}

function Form({ vendorId, email, onSent, onCancel }: MailboxFormProps) {
  const form = useForm({
    initialValues: { email },
    validate: schemaResolver(confirmationRequest, { sync: true }),
  })
  const field = useFields(form)
  const first = useAutofocus()
  const submission = useSubmit(form, async (values) => {
    const { data, message } = await askForLink(vendorId, values.email.trim())
    onSent(data, message)
  })
  return (
    <SubmitForm submission={submission} isUnsaved={false} submit="Enviar link" onCancel={onCancel}>
      <TextInput
        {...field('email')}
        {...first}
        className={formStyles.wide}
        label="E-mail da empresa"
        description="Provedores gratuitos não são aceitos."
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
      />
    </SubmitForm>
  )
}
