import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import styles from '../../ui/administrators-section.module.css'
import { resendInvitation, sentInvitations, withdrawInvitation } from '../queries.ts'
import type { SentInvitation } from '../schema.ts'
import { InvitationList } from './invitation-list.tsx'
import type { InviteFormProps } from './invite-form.tsx'

const InviteForm = lazyPart<InviteFormProps>(() => import('./invite-form.tsx'))

/** Opens the form that invites to a page. */
export function InviteButton({ vendorId }: { vendorId: string }) {
  const queries = useQueryClient()
  const inviting = useDialog()
  return (
    <>
      <div>
        <Button look="secondary" onClick={() => inviting.open()}>
          <UserPlus size={18} aria-hidden="true" /> Convidar
        </Button>
      </div>
      <FormDialog title="Convidar administradores" {...inviting.props}>
        <InviteForm
          vendorId={vendorId}
          onInvited={(sent, message) => {
            inviting.close()
            queries.setQueryData(sentInvitations(vendorId).queryKey, sent)
            showAlert('success', message)
          }}
          onCancel={inviting.close}
        />
      </FormDialog>
    </>
  )
}

interface InvitationsProps {
  vendorId: string
  /** Called once what was pressed is gone. */
  onGone(): void
}

/** Whom a page invited, with what can be done about it; nothing before anybody was. */
export function Invitations({ vendorId, onGone }: InvitationsProps) {
  const queries = useQueryClient()
  const { queryKey, ...query } = sentInvitations(vendorId)
  const { data } = useQuery({ queryKey, ...query })
  const withdrawing = useDialog<SentInvitation>()

  async function change(act: typeof resendInvitation, { _id }: SentInvitation) {
    try {
      const { data: sent, message } = await act(vendorId, _id)
      queries.setQueryData(queryKey, sent)
      showAlert('success', message)
    } catch (error) {
      // An alert shows what the server refused: it was answered meanwhile.
      if (!(error instanceof ApiError)) throw error
      await queries.invalidateQueries({ queryKey })
    }
  }

  if (!data || data.length === 0) return null
  return (
    <>
      <h3 className={styles.former}>Convidados</h3>
      <InvitationList
        sent={data}
        onResend={(invitation) => void change(resendInvitation, invitation)}
        onWithdraw={(invitation) => withdrawing.open(invitation)}
      />
      <ConfirmDialog
        title="Cancelar convite"
        question={`Quem recebeu o convite para ${withdrawing.about?.para ?? ''} não poderá mais aceitá-lo. Cancelar?`}
        {...withdrawing.props}
        onConfirm={async () => {
          if (withdrawing.about) await change(withdrawInvitation, withdrawing.about)
          onGone()
        }}
      />
    </>
  )
}
