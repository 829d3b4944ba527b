import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import { Notice } from '#/components/forms/notice.tsx'
import { PasswordField } from '#/components/forms/password-field.tsx'
import { SubmitButton } from '#/components/forms/submit-button.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { useFields } from '#/components/forms/use-fields.ts'
import { useSubmit } from '#/components/forms/use-submit.ts'
import { RetryButton } from '#/components/retry-button.tsx'
import { PASSWORD_MIN } from '#/domain/person.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { ASKED_ONCE } from '#/platform/browser/asked-once.ts'
import { forgetRememberedLogin } from '#/platform/browser/stored-user.ts'
import { checkResetLink, resetPassword } from '../queries.ts'
import { resetPasswordForm } from '../schema.ts'
import styles from './entry.module.css'

/** The server's answer for a link that is unknown, used or too old. */
const LINK_OVER = 400

interface ResetPasswordFormProps {
  /** From the link of the mail. */
  token: string
  onClose(): void
  /** Asks for another link, where this one does not work any more. */
  onAskAgain(): void
}

/** Asks for a new password, where the link is good: nobody types two for one that is not. */
export default function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { token, onAskAgain } = props
  const { isPending, error, refetch } = useQuery({
    ...ASKED_ONCE,
    queryKey: ['reset-link', token],
    queryFn: () => checkResetLink(token),
  })
  if (isPending) return <p role="status">Conferindo o link…</p>
  if (!error) return <NewPassword {...props} />
  const isOver = error instanceof ApiError && error.status === LINK_OVER
  return (
    <div className={styles.form}>
      <FormFailure>{error.message}</FormFailure>
      {isOver ? (
        <Button onClick={onAskAgain}>Pedir outro link</Button>
      ) : (
        <RetryButton onRetry={refetch} />
      )}
    </div>
  )
}

function NewPassword({ token, onClose, onAskAgain }: ResetPasswordFormProps) {
  const [changed, setChanged] = useState(false)
  const form = useForm({
    name: 'resetPassword',
    initialValues: { password: '', password2: '' },
    validate: schemaResolver(resetPasswordForm, { sync: true }),
  })
  const field = useFields(form)
  const { onSubmit, sending, failure } = useSubmit(form, send)
  const first = useAutofocus()

  async function send({ password }: typeof form.values) {
    const { message } = await resetPassword({ password, token })
    // What stood for the old password here is void too.
    forgetRememberedLogin()
    showAlert('success', message)
    setChanged(true)
  }

  if (changed) return <Changed onClose={onClose} />
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.lead}>Escolha uma senha que você não use em outro lugar.</p>
      <FormFailure>
        {failure && (
          <>
            {failure}{' '}
            <button type="button" className={styles.again} onClick={onAskAgain}>
              Pedir outro link
            </button>
          </>
        )}
      </FormFailure>
      <PasswordField
        {...field('password')}
        {...first}
        label="Nova senha"
        description={!form.errors.password && `No mínimo ${PASSWORD_MIN} caracteres.`}
      />
      <PasswordField {...field('password2')} label="Confirme a nova senha" />
      <SubmitButton sending={sending}>Alterar senha</SubmitButton>
    </form>
  )
}

function Changed({ onClose }: { onClose(): void }) {
  const goOn = useRef<HTMLButtonElement>(null)
  // What was pressed is gone.
  useEffect(() => goOn.current?.focus(), [])
  return (
    <div className={styles.form}>
      <Notice icon={CircleCheck} role="status">
        Use a nova senha da próxima vez que entrar. As sessões abertas em outros aparelhos foram
        encerradas.
      </Notice>
      <Button onClick={onClose} ref={goOn}>
        Continuar
      </Button>
    </div>
  )
}
