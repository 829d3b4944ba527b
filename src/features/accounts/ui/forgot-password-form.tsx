import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { Notice } from '#/components/forms/notice.tsx'
import { ResendButton } from '#/components/forms/resend-button.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { EMAIL_MAX } from '#/domain/person.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { RESEND_SECONDS } from '../limits.ts'
import { askPasswordReset } from '../queries.ts'
import { forgotPassword } from '../schema.ts'
import styles from './entry.module.css'
import type { EntryViewProps } from './entry-view.ts'

/** Asks for a link to choose another password, and then, after a while, for another link. */
export default function ForgotPasswordForm({ email, show }: EntryViewProps) {
  const [sent, setSent] = useState(false)
  const form = useForm({
    name: 'forgotPassword',
    initialValues: { email },
    validate: schemaResolver(forgotPassword, { sync: true }),
  })
  const field = useFields(form)
  const { onSubmit, sending, failure } = useSubmit(form, send)
  const first = useAutofocus()

  async function send(request: typeof form.values) {
    const { message } = await askPasswordReset(request.email)
    showAlert('success', message)
    setSent(true)
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {sent ? (
        <Notice icon={MailCheck} role="status">
          Se houver uma conta com este e-mail, o link para escolher outra senha chega em instantes.
          Veja também a caixa de spam.
        </Notice>
      ) : (
        <p className={styles.lead}>
          Informe o e-mail da sua conta. Enviaremos um link para você escolher outra senha.
        </p>
      )}
      <FormFailure>{failure}</FormFailure>
      <TextInput
        {...field('email')}
        {...first}
        success={false}
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        readOnly={sent}
      />
      {sent ? (
        <ResendButton seconds={RESEND_SECONDS} onResend={() => send(form.values)} takesFocus>
          Reenviar email
        </ResendButton>
      ) : (
        <SubmitButton sending={sending}>Enviar link</SubmitButton>
      )}
      <button
        type="button"
        className={styles.other}
        onClick={() => show('login', form.values.email)}
      >
        Lembrou a senha? <span>Entre aqui</span>
      </button>
    </form>
  )
}
