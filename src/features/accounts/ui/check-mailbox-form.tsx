import { TextInput } from '@mantine/core'
import { MailCheck } from 'lucide-react'
import { Notice } from '#/components/forms/notice.tsx'
import { ResendButton } from '#/components/forms/resend-button.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { RESEND_SECONDS } from '../limits.ts'
import { resendSignUpMail } from '../queries.ts'
import styles from './entry.module.css'
import type { EntryViewProps } from './entry-view.ts'

/** After a sign-up: where its mail went, and the way to ask for another. */
export default function CheckMailboxForm({ email, sent, show }: EntryViewProps) {
  const first = useAutofocus()

  async function resend() {
    if (!sent) return
    await resendSignUpMail(sent)
    showAlert('success', 'Email de verificação enviado.')
  }

  return (
    <div className={styles.form}>
      <Notice icon={MailCheck}>
        Enviamos um link de validação para o seu e-mail. Abra a mensagem e siga o link para entrar
        na sua conta. Se ela não chegar, veja a caixa de spam ou peça outra por aqui.
      </Notice>
      <TextInput {...first} label="E-mail" value={email} readOnly />
      <ResendButton seconds={RESEND_SECONDS} onResend={resend} />
      <button type="button" className={styles.other} onClick={() => show('signUp', email)}>
        Errou o e-mail? <span>Volte ao cadastro</span>
      </button>
    </div>
  )
}
