import { TextInput } from '@mantine/core'
import { MailCheck } from 'lucide-react'
import { Notice } from '#/components/forms/notice.tsx'
import { ResendButton } from '#/components/forms/resend-button.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { RESEND_SECONDS } from '#/features/accounts/limits.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { LINK_HOURS } from '../limits.ts'
import { resendAccessMail } from '../queries.ts'
import type { AccessRequest } from '../schema.ts'
import styles from './proof.module.css'

export interface ProofSentFormProps {
  userId: string
  /** The request as it was sent. */
  sent: AccessRequest
  /** Leads back to the request, as for another mailbox. */
  onBack(): void
}

/** After a request: where its mail went, and the way to ask for another. */
export default function ProofSentForm({ userId, sent, onBack }: ProofSentFormProps) {
  const first = useAutofocus()

  async function resend() {
    await resendAccessMail(userId, sent)
    showAlert('success', 'Email de verificação enviado.')
  }

  return (
    <div className={styles.sent}>
      <Notice icon={MailCheck}>
        Enviamos um link de validação para o e-mail da empresa. Abra-o em até {LINK_HOURS} horas,
        com a sua conta. Se a mensagem não chegar, veja a caixa de spam ou peça outra por aqui.
      </Notice>
      <TextInput {...first} label="E-mail" value={sent.email} readOnly />
      <ResendButton seconds={RESEND_SECONDS} onResend={resend} />
      <button type="button" className={styles.back} onClick={onBack}>
        Errou o e-mail? <span>Volte ao pedido</span>
      </button>
    </div>
  )
}
