import type { OnChanged } from '#/components/desk/use-desk-changes.ts'
import { Dialog } from '#/components/dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import type { BannerType } from '../../schema.ts'
import type { DeskBanner } from '../schema.ts'
import type { BannerFormProps } from './banner-form.tsx'

const BannerForm = lazyPart<BannerFormProps>(() => import('./banner-form.tsx'))

interface BannerDialogProps {
  /** The one that changes; without it a new one begins. */
  banner?: DeskBanner
  /** Of a new one, to begin with. */
  type: BannerType
  opened: boolean
  onClose(): void
  onSaved: OnChanged
}

/** A banner, new or changed. */
export const BannerDialog = ({ banner, type, opened, onClose, onSaved }: BannerDialogProps) => (
  <Dialog title={banner ? 'Editar banner' : 'Novo banner'} opened={opened} onClose={onClose}>
    <BannerForm
      banner={banner}
      type={type}
      onSaved={async (message) => {
        onClose()
        await onSaved(message)
      }}
      onCancel={onClose}
    />
  </Dialog>
)
