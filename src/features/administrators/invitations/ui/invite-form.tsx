import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import formStyles from '#/components/forms/form.module.css'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { BAD_INVITED, invited } from '../../schema.ts'
import { inviteAdministrators } from '../queries.ts'
import type { SentInvitation } from '../schema.ts'

export interface InviteFormProps {
  vendorId: string
  /** Called with what the page sent by now, and what the server says. */
  onInvited(sent: SentInvitation[], message: string): void
  onCancel(): void
}

/** Whom a page invites. For an e-mail address nothing shows whether it has an account. */
export default function InviteForm({ vendorId, onInvited, onCancel }: InviteFormProps) {
  const form = useForm({
    initialValues: { usuarios: '' },
    validate: { usuarios: (text) => (invited.safeParse(text).success ? null : BAD_INVITED) },
  })
  const first = useAutofocus()
  const submission = useSubmit(form, async ({ usuarios }) => {
    const { data, message } = await inviteAdministrators(vendorId, [usuarios], true)
    onInvited(data, message)
  })

  return (
    <SubmitForm
      submission={submission}
      submit="Convidar"
      isUnsaved={form.values.usuarios.trim() !== ''}
      onCancel={onCancel}
    >
      <TextInput
        {...form.getInputProps('usuarios')}
        {...first}
        className={formStyles.wide}
        label="@usuário ou e-mail"
        description="A pessoa recebe um e-mail e só administra a página se aceitar."
        placeholder="@ana.souza ou ana@empresa.com.br"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </SubmitForm>
  )
}
