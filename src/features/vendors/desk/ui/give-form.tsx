import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import styles from '#/components/forms/form.module.css'
import { ReasonField } from '#/components/forms/reason-field.tsx'
import { SubmitForm } from '#/components/forms/submit-form.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { Unbroken } from '#/components/unbroken.tsx'
import type { FormCalls } from '#/platform/desk.ts'
import { pageGiving } from '../giving.ts'
import { givePage } from '../queries.ts'

const ALL = new Intl.ListFormat('pt-BR')

interface GiveFormProps extends FormCalls {
  vendorId: string
  company: string
  /** Who administers its page now. */
  admins: { name: string; email: string }[]
}

/** To whose account a page goes, and why. */
export default function GiveForm({ vendorId, company, admins, onSaved, onCancel }: GiveFormProps) {
  const form = useForm({
    initialValues: { email: '', reason: '' },
    validate: schemaResolver(pageGiving, { sync: true }),
  })
  const first = useAutofocus()
  const submission = useSubmit(form, async (given) => {
    const { message } = await givePage(vendorId, given)
    await onSaved(message)
  })
  const names = ALL.format(admins.map(({ name, email }) => `${name} (${email})`))
  return (
    <SubmitForm
      submission={submission}
      submit="Passar página"
      // Somebody loses the page.
      look={admins.length > 0 ? 'danger' : 'primary'}
      onCancel={onCancel}
    >
      <p className={styles.lead}>
        <Unbroken>
          A conta que você indicar passa a administrar sozinha a página de{' '}
          <strong>{company}</strong>, com o catálogo e as publicidades.{' '}
          {admins.length > 0 &&
            `${names} ${admins.length === 1 ? 'deixa' : 'deixam'} de administrá-la e de editar os softwares dela. `}
          Todos recebem um e-mail. A página, o endereço e as avaliações continuam como estão.
        </Unbroken>
      </p>
      <TextInput
        {...form.getInputProps('email')}
        {...first}
        className={styles.wide}
        type="email"
        label="E-mail da conta"
        required
        description={<Unbroken>De quem já tem conta na Praça, com o e-mail confirmado.</Unbroken>}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ReasonField {...form.getInputProps('reason')} />
    </SubmitForm>
  )
}
