import { useQueryClient } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { Notice } from '#/components/forms/notice.tsx'
import { ResendButton } from '#/components/forms/resend-button.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { useSending } from '#/components/use-sending.ts'
import { profileOf } from '#/features/profile/queries.ts'
import type { OwnProfile } from '#/features/profile/schema.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { RESEND_SECONDS } from '../../limits.ts'
import { askPasswordReset } from '../../queries.ts'
import type { ChangePasswordFormProps } from './change-password-form.tsx'

const ChangePasswordForm = lazyPart<ChangePasswordFormProps>(
  () => import('./change-password-form.tsx'),
)

/** Another password; or a first one, for who has only ever come by Google. */
export function PasswordSettings({ own }: { own: OwnProfile }) {
  return own.hasPassword ? <ChangePassword own={own} /> : <FirstPassword email={own.email} />
}

function ChangePassword({ own }: { own: OwnProfile }) {
  const queries = useQueryClient()
  const dialog = useDialog()
  return (
    <>
      <p>Uma senha nova tira da sua conta os outros aparelhos em que você entrou.</p>
      <Button look="secondary" onClick={() => dialog.open()}>
        Trocar senha
      </Button>
      <Dialog title="Trocar senha" {...dialog.props}>
        <ChangePasswordForm
          hasGoogle={own.hasGoogle}
          onClose={dialog.close}
          onChanged={() => queries.invalidateQueries({ queryKey: profileOf(own._id).queryKey })}
        />
      </Dialog>
    </>
  )
}

function FirstPassword({ email }: { email: string }) {
  const [sent, setSent] = useState(false)
  const [sending, inOne] = useSending()

  async function send() {
    const { message } = await askPasswordReset(email)
    showAlert('success', message)
    setSent(true)
  }

  if (sent) {
    return (
      <>
        <Notice icon={MailCheck} role="status">
          Enviamos um link para {email}. Abra a mensagem, escolha a senha e volte aqui.
        </Notice>
        <ResendButton seconds={RESEND_SECONDS} onResend={send} takesFocus>
          Enviar link de novo
        </ResendButton>
      </>
    )
  }
  return (
    <>
      <p>
        Você entra com o Google e ainda não tem uma senha na Praça. Ela é pedida para baixar os seus
        dados e para excluir a conta. Enviaremos um link ao seu e-mail para você escolher uma.
      </p>
      <Button look="secondary" aria-disabled={sending} onClick={() => inOne(send)}>
        Definir uma senha
      </Button>
    </>
  )
}
