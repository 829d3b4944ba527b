import { useQueryClient } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { DELETION_UNDO_DAYS } from '#/domain/account-removal.ts'
import { profileOf } from '#/features/profile/queries.ts'
import type { OwnProfile } from '#/features/profile/schema.ts'
import { LeavingNotice } from '../../ui/leaving-notice.tsx'
import type { RemovalFormProps } from './removal-form.tsx'
import { SettingsCard } from './settings-card.tsx'

const RemovalForm = lazyPart<RemovalFormProps>(() => import('./removal-form.tsx'))

interface RemovalSettingsProps {
  own: OwnProfile
  /** The other settings. */
  children: ReactNode
}

/** The removal of the account: under the other settings while it is offered, above them once asked for. */
export function RemovalSettings({ own, children }: RemovalSettingsProps) {
  const queries = useQueryClient()
  const dialog = useDialog()
  const notice = useRef<HTMLHeadingElement>(null)
  const ask = useRef<HTMLButtonElement>(null)
  const changed = useRef(false)
  const leaving = own.deletionAt !== ''

  // What was pressed is gone: focus goes to what took its place.
  useEffect(() => {
    if (changed.current) (leaving ? notice : ask).current?.focus()
    changed.current = false
  }, [leaving])

  /** @param deletionAt as the server has just answered: when the account will be removed, or '' */
  function show(deletionAt: string) {
    changed.current = true
    dialog.close()
    queries.setQueryData(profileOf(own._id).queryKey, (known) => known && { ...known, deletionAt })
  }

  return (
    <>
      {leaving && (
        <LeavingNotice deletionAt={own.deletionAt} onCancelled={() => show('')} heading={notice} />
      )}
      {children}
      {!leaving && (
        <SettingsCard title="Excluir a conta" icon={UserRoundX} danger>
          <p>
            O seu perfil some do site na hora. A conta é apagada depois de {DELETION_UNDO_DAYS}{' '}
            dias, nos quais você pode desistir.
          </p>
          {own.hasPassword ? (
            <Button look="grave" onClick={() => dialog.open()} ref={ask}>
              Excluir minha conta
            </Button>
          ) : (
            <p>Para excluir, defina antes uma senha.</p>
          )}
        </SettingsCard>
      )}
      <Dialog title="Excluir minha conta" {...dialog.props}>
        <RemovalForm onRequested={show} onClose={dialog.close} />
      </Dialog>
    </>
  )
}
