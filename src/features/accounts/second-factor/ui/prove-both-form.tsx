import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { FormActions } from '#/components/forms/form-actions.tsx'
import { PasswordField } from '#/components/forms/password-field.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import styles from '../../ui/entry.module.css'
import { renewCodes, turnOff } from '../queries.ts'
import { bothProofs } from '../schema.ts'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const DEEDS = {
  codes: {
    lead: 'Você recebe dez códigos novos, e os anteriores deixam de valer.',
    submit: 'Trocar códigos',
    call: renewCodes,
  },
  removal: {
    lead: 'A senha basta de novo para entrar na sua conta, e os códigos de recuperação deixam de valer.',
    submit: 'Desativar',
    call: turnOff,
  },
}

export interface ProveBothFormProps {
  deed: keyof typeof DEEDS
  onChanged(): Promise<void>
  onClose(): void
}

/** What weakens a second factor: asked for by password and code. */
export default function ProveBothForm({ deed, onChanged, onClose }: ProveBothFormProps) {
  const { lead, submit, call } = DEEDS[deed]
  const [codes, setCodes] = useState<string[]>()
  const form = useForm({
    name: 'proveBoth',
    initialValues: { password: '', codigo: '' },
    validate: schemaResolver(bothProofs, { sync: true }),
  })
  const { onSubmit, sending, failure } = useSubmit(form, async (values) => {
    const { data, message } = await call(values)
    showAlert('success', message)
    if (data) setCodes(data.codigos)
    else onClose()
    await onChanged()
  })
  const first = useAutofocus()

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.lead}>{lead}</p>
      <PasswordField
        {...form.getInputProps('password')}
        {...first}
        label="Sua senha"
        autoComplete="current-password"
      />
      <CodeField {...form.getInputProps('codigo')} description="Ou um código de recuperação." />
      <FormActions submit={submit} sending={sending} failure={failure} onCancel={onClose} />
    </form>
  )
}
