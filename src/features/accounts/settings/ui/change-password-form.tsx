import { Checkbox } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { PasswordField } from '#/components/forms/password-field.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { PASSWORD_MIN } from '#/domain/person.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { forgetRememberedLogin } from '#/platform/browser/stored-user.ts'
import { changePassword as changePasswordBody, resetPasswordForm } from '../../schema.ts'
import styles from '../../ui/entry.module.css'
import { changePassword } from '../queries.ts'

export interface ChangePasswordFormProps {
  /** Whether Google may log in, which a new password may end. */
  hasGoogle: boolean
  onClose(): void
  onChanged(): void
}

/** In the order of the fields: focus goes to the first that is refused. */
const changePasswordForm = changePasswordBody
  .pick({ currentPassword: true, endGoogle: true })
  .and(resetPasswordForm)

export default function ChangePasswordForm({
  hasGoogle,
  onClose,
  onChanged,
}: ChangePasswordFormProps) {
  const form = useForm({
    name: 'changePassword',
    initialValues: { currentPassword: '', password: '', password2: '', endGoogle: false },
    validate: schemaResolver(changePasswordForm, { sync: true }),
  })
  const field = useFields(form)
  const { onSubmit, sending, failure } = useSubmit(form, async ({ password2, ...request }) => {
    const { message } = await changePassword(request)
    // What stood for the old password here is void too.
    forgetRememberedLogin()
    onClose()
    onChanged()
    showAlert('success', message)
  })
  const first = useAutofocus()
  const password = field('password')

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.lead}>Ao trocar a senha, você sai da conta nos outros aparelhos.</p>
      <FormFailure>{failure}</FormFailure>
      <PasswordField
        // Only the server knows whether it is right: it never looks so before.
        {...form.getInputProps('currentPassword')}
        {...first}
        label="Senha atual"
        autoComplete="current-password"
      />
      <PasswordField
        {...password}
        label="Nova senha"
        description={`No mínimo ${PASSWORD_MIN} caracteres.`}
        onChange={(event) => {
          password.onChange(event)
          // What the second one was compared with is another now.
          form.clearFieldError('password2')
        }}
      />
      <PasswordField {...field('password2')} label="Confirme a nova senha" />
      {hasGoogle && (
        <Checkbox
          {...form.getInputProps('endGoogle', { type: 'checkbox' })}
          label="Encerrar também o acesso pelo Google"
          description="Quem entra na sua conta pelo Google não entra mais, a não ser que você o ligue de novo."
        />
      )}
      <SubmitButton sending={sending}>Trocar senha</SubmitButton>
    </form>
  )
}
