import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import type { OnChanged } from '#/components/desk/use-desk-changes.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { deleteBanner, switchBanner } from '../queries.ts'
import type { DeskBanner } from '../schema.ts'
import { BannerDialog } from './banner-dialog.tsx'

interface BannerActionsProps {
  banner: DeskBanner
  onChanged: OnChanged
}

/** What an Admin can do with a banner. */
export function BannerActions({ banner, onChanged }: BannerActionsProps) {
  const { _id, description, active, type } = banner
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null)
  const close = () => setAsking(null)

  async function turn() {
    try {
      const { message } = await switchBanner(_id, !active)
      await onChanged(message)
    } catch (error) {
      // An alert has told why.
      if (!(error instanceof ApiError)) throw error
    }
  }

  return (
    <>
      <Button look="quiet" onClick={() => setAsking('edit')} aria-label={`Editar ${description}`}>
        Editar
      </Button>
      <Button
        look="quiet"
        onClick={turn}
        aria-label={`${active ? 'Desativar' : 'Ativar'} ${description}`}
      >
        {active ? 'Desativar' : 'Ativar'}
      </Button>
      <Button
        look="quiet"
        onClick={() => setAsking('delete')}
        aria-label={`Excluir ${description}`}
      >
        Excluir
      </Button>
      <BannerDialog
        banner={banner}
        type={type}
        opened={asking === 'edit'}
        onClose={close}
        onSaved={onChanged}
      />
      <ConfirmDialog
        title="Excluir banner"
        question={`“${description}” sai do site, e as exibições e os cliques contados se perdem. Excluir?`}
        opened={asking === 'delete'}
        onClose={close}
        onConfirm={async () => {
          const { message } = await deleteBanner(_id)
          await onChanged(message)
        }}
      />
    </>
  )
}
