import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { profileOf } from '#/features/profile/queries.ts'
import type { OwnProfile } from '#/features/profile/schema.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { unlinkGoogle } from '../queries.ts'

/** The end of the login by Google, for who has another way in. */
export function GoogleSettings({ own }: { own: OwnProfile }) {
  const queries = useQueryClient()
  const question = useDialog()

  async function unlink() {
    const { message } = await unlinkGoogle()
    showAlert('success', message)
    await queries.invalidateQueries({ queryKey: profileOf(own._id).queryKey })
  }

  if (!own.hasPassword)
    return <p>O Google é a sua única forma de entrar. Para desligá-lo, defina antes uma senha.</p>
  return (
    <>
      <p>Uma conta do Google entra na sua conta da Praça, sem a senha.</p>
      <Button look="secondary" onClick={() => question.open()}>
        Desligar o Google
      </Button>
      <ConfirmDialog
        title="Desligar o Google"
        question="Você passa a entrar só com a sua senha. As sessões abertas continuam. Deseja continuar?"
        {...question.props}
        onConfirm={unlink}
      />
    </>
  )
}
