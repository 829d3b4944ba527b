import { Checkbox, TextInput } from '@mantine/core'
import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { PasswordField } from '#/components/forms/password-field.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { EMAIL_MAX, NAME_MAX, PASSWORD_MIN, USERNAME_MAX } from '#/domain/person.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { signUp } from '../queries.ts'
import { signUpForm } from '../schema.ts'
import styles from './entry.module.css'
import type { EntryViewProps } from './entry-view.ts'
import { GoogleButton } from './google-button.tsx'

const MISMATCH = 'Senhas não conferem. Verifique.'

/** Says above the page what the form refused; each field says it too. */
function tellRefused(errors: FormErrors) {
  const onlyMismatch = Object.keys(errors).join() === 'password2'
  showAlert('error', onlyMismatch ? MISMATCH : 'Formulário inválido')
}

export default function SignUpForm(props: EntryViewProps) {
  const { email, register, googleClientId, sent, show, onSignUp, enter } = props
  const form = useForm({
    name: 'signUp',
    // The person who comes back to correct the address finds the rest as it was sent.
    initialValues: {
      firstName: sent?.firstName ?? '',
      lastName: sent?.lastName ?? '',
      email: email || (sent?.email ?? ''),
      plataformName: sent?.plataformName ?? '',
      password: '',
      password2: '',
      terms: false,
    },
    validate: schemaResolver(signUpForm, { sync: true }),
  })
  const field = useFields(form)
  const { onSubmit, sending, failure } = useSubmit(form, send, tellRefused)
  const first = useAutofocus()

  async function send({ password2, terms, ...request }: typeof form.values) {
    await signUp(request)
    onSignUp(request)
  }

  function takeAddress(address: string) {
    form.setFieldValue('email', address)
    form.getInputNode('email')?.focus()
  }

  const password = field('password')

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.lead}>
        {register
          ? 'Com a sua conta, você cadastra a empresa e cuida da página dela.'
          : 'É grátis e leva um minuto.'}
      </p>
      <FormFailure>{failure}</FormFailure>
      <div className={styles.pair}>
        <TextInput
          {...field('firstName')}
          {...first}
          label="Primeiro nome"
          autoComplete="given-name"
          maxLength={NAME_MAX}
        />
        <TextInput
          {...field('lastName')}
          label="Sobrenome"
          autoComplete="family-name"
          maxLength={NAME_MAX}
        />
        <TextInput
          {...field('email')}
          label="E-mail"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
        />
        <TextInput
          {...field('plataformName')}
          label="Nome de usuário"
          description={!form.errors.plataformName && 'É o seu @ na Praça.'}
          leftSection="@"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={USERNAME_MAX}
        />
        <PasswordField
          {...password}
          label="Senha"
          description={!form.errors.password && `No mínimo ${PASSWORD_MIN} caracteres.`}
          onChange={(event) => {
            password.onChange(event)
            // What the second one was compared with is another now.
            form.clearFieldError('password2')
          }}
        />
        <PasswordField {...field('password2')} label="Confirme a senha" />
      </div>
      <Checkbox
        {...form.getInputProps('terms', { type: 'checkbox' })}
        label={
          <>
            Tenho 18 anos ou mais e aceito os{' '}
            <a href="/termos" target="_blank" rel="noreferrer">
              termos de uso
            </a>{' '}
            e a{' '}
            <a href="/privacidade" target="_blank" rel="noreferrer">
              política de privacidade
            </a>
            .
          </>
        }
      />
      <SubmitButton sending={sending} disabled={!form.values.terms}>
        Criar conta
      </SubmitButton>
      <GoogleButton
        clientId={googleClientId}
        enter={enter}
        onPasswordAsked={props.onGooglePasswordAsked}
        onSignUpAsked={takeAddress}
      />
      <button
        type="button"
        className={styles.other}
        onClick={() => show('login', form.values.email)}
      >
        Já tem conta? <span>Clique aqui</span>
      </button>
    </form>
  )
}
