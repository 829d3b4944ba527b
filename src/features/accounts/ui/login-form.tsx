import { Checkbox, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { PasswordField } from '#/components/forms/password-field.tsx'
import { RememberedPassword } from '#/components/forms/remembered-password.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { normaliseEmail } from '#/domain/person.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { forgetRememberedLogin, rememberedLogin } from '#/platform/browser/stored-user.ts'
import { forgetDevice, logIn } from '../queries.ts'
import { login } from '../schema.ts'
import styles from './entry.module.css'
import { EntryBenefits } from './entry-benefits.tsx'
import type { EntryViewProps } from './entry-view.ts'
import { GoogleButton } from './google-button.tsx'

const REMEMBERED_REFUSED = 'O login lembrado neste navegador não vale mais. Digite a sua senha.'

interface Values extends Record<string, unknown> {
  user: string
  password: string
  remember: boolean
}

const check = schemaResolver(login, { sync: true })

export default function LoginForm(props: EntryViewProps) {
  const { email, register, reason, googleClientId, sent, show, enter } = props
  const [remembered, setRemembered] = useState(rememberedLogin)
  const form = useForm<Values>({
    name: 'login',
    initialValues: {
      user: email || (remembered?.email ?? ''),
      password: '',
      remember: remembered !== null,
    },
    validate: (values) => check(withCredential(values)),
  })
  const field = useFields(form)
  const { onSubmit, sending, failure } = useSubmit(form, send)
  const first = useAutofocus()
  const credential = credentialFor(form.values.user)

  /** The remembered credential, while it is its own account that is named. */
  function credentialFor(user: string) {
    const isTheirs = remembered && normaliseEmail(user) === normaliseEmail(remembered.email)
    return isTheirs ? remembered.credential : null
  }

  function withCredential(values: Values) {
    return { ...values, password: credentialFor(values.user) ?? values.password }
  }

  async function send(values: Values) {
    try {
      await enter((codigo) => logIn({ ...withCredential(values), codigo }))
    } catch (error) {
      const isOver = error instanceof ApiError && error.status === 401
      if (!isOver || credentialFor(values.user) === null) throw error
      forgetRememberedLogin()
      askForPassword()
      throw new ApiError(401, REMEMBERED_REFUSED)
    }
  }

  function askForPassword() {
    flushSync(() => setRemembered(null))
    form.getInputNode('password')?.focus()
  }

  async function forget() {
    form.setFieldValue('remember', false)
    forgetRememberedLogin()
    askForPassword()
    try {
      const { message } = await forgetDevice(form.values.user)
      showAlert('success', message)
    } catch (error) {
      // An alert says why.
      if (!(error instanceof ApiError)) throw error
    }
  }

  function setRemember(remember: boolean) {
    form.setFieldValue('remember', remember)
    if (remember) return
    forgetRememberedLogin()
    setRemembered(null)
  }

  const why = reason || (register && 'Entre ou cadastre-se para anunciar a sua empresa.')

  /** Addresses go along to the other views; usernames are of no use there. */
  const typedEmail = form.values.user.includes('@') ? form.values.user.trim() : ''

  return (
    <div className={styles.withPanel}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {why && <p className={styles.lead}>{why}</p>}
        <FormFailure>{failure}</FormFailure>
        <TextInput
          {...field('user')}
          {...first}
          label="E-mail"
          type="email"
          autoComplete="username"
        />
        {credential === null ? (
          <PasswordField
            {...field('password')}
            success={false}
            label="Senha"
            autoComplete="current-password"
          />
        ) : (
          <RememberedPassword onUseAnother={askForPassword} onForget={forget} />
        )}
        <div className={styles.between}>
          <Checkbox
            label="Lembrar login"
            checked={form.values.remember}
            onChange={(event) => setRemember(event.currentTarget.checked)}
          />
          <button
            type="button"
            className={styles.link}
            onClick={() => show('forgotPassword', typedEmail)}
          >
            Esqueci a senha
          </button>
        </div>
        <SubmitButton sending={sending}>Entrar</SubmitButton>
        <GoogleButton
          clientId={googleClientId}
          enter={enter}
          onPasswordAsked={props.onGooglePasswordAsked}
          onSignUpAsked={(address) => show('signUp', address)}
        />
        <button type="button" className={styles.other} onClick={() => show('signUp', typedEmail)}>
          Não é cadastrado? <span>Crie seu cadastro aqui</span>
        </button>
        {sent && (
          <button
            type="button"
            className={styles.other}
            onClick={() => show('checkMailbox', sent.email)}
          >
            Não recebeu o e-mail de validação? <span>Envie de novo</span>
          </button>
        )}
      </form>
      <EntryBenefits register={register} />
    </div>
  )
}
