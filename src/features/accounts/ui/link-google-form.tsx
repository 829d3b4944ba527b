import { schemaResolver, useForm } from '@mantine/form'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { PasswordField } from '#/components/forms/password-field.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { logInWithGoogle } from '../queries.ts'
import { reauthentication } from '../schema.ts'
import styles from './entry.module.css'
import type { EntryViewProps } from './entry-view.ts'
import { emailIn } from './google-identity.ts'

/** Asks once for the password of the account that a login by Google is to be linked to. */
export default function LinkGoogleForm({ email, googleToken, show, enter }: EntryViewProps) {
  const form = useForm({
    name: 'linkGoogle',
    initialValues: { password: '' },
    validate: schemaResolver(reauthentication, { sync: true }),
  })
  const { onSubmit, sending, failure } = useSubmit(form, async ({ password }) =>
    enter((codigo) => logInWithGoogle({ idToken: googleToken, password, codigo })),
  )
  const first = useAutofocus()
  const address = emailIn(googleToken) || email

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.lead}>
        O e-mail da sua conta do Google, <strong>{address}</strong>, já tem uma conta na Praça.
        Digite a senha dela, só desta vez: depois, o Google basta.
      </p>
      <FormFailure>{failure}</FormFailure>
      <PasswordField
        {...form.getInputProps('password')}
        {...first}
        label="Senha da conta na Praça"
        autoComplete="current-password"
      />
      <SubmitButton sending={sending}>Entrar</SubmitButton>
      <button
        type="button"
        className={styles.other}
        onClick={() => show('forgotPassword', address)}
      >
        <span>Esqueci a senha</span>
      </button>
      <button type="button" className={styles.other} onClick={() => show('login', address)}>
        <span>Voltar</span>
      </button>
    </form>
  )
}
