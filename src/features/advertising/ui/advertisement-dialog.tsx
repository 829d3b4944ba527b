import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { AdvertisementWire } from '../schema.ts'
import type { EditFormProps } from './edit-form.tsx'
import type { PaymentFormProps } from './payment-form.tsx'
import type { WizardFormProps } from './wizard-form.tsx'

const WizardForm = lazyPart<WizardFormProps>(() => import('./wizard-form.tsx'))
const EditForm = lazyPart<EditFormProps>(() => import('./edit-form.tsx'))
const PaymentForm = lazyPart<PaymentFormProps>(() => import('./payment-form.tsx'))

/** What is done with an advertisement in a dialog. */
export type Doing = { what: 'add' } | { what: 'edit' | 'pay'; advertisement: AdvertisementWire }

const TITLES: Record<Doing['what'], string> = {
  add: 'Nova publicidade',
  edit: 'Editar publicidade',
  pay: 'Pagar publicidade',
}

interface AdvertisementDialogProps {
  vendorId: string
  /** Centavos. */
  price: number
  doing: Doing
  opened: boolean
  onClose(): void
  /** Called when the page's advertisements are others. */
  onChanged(): Promise<void>
}

/** An advertisement made, changed or paid. */
export function AdvertisementDialog(props: AdvertisementDialogProps) {
  const { vendorId, price, doing, opened, onClose, onChanged } = props

  async function onSaved(message: string) {
    await onChanged()
    onClose()
    showAlert('success', message)
  }

  return (
    <FormDialog title={TITLES[doing.what]} opened={opened} onClose={onClose}>
      {doing.what === 'add' && (
        <WizardForm vendorId={vendorId} price={price} onChanged={onChanged} onCancel={onClose} />
      )}
      {doing.what === 'edit' && (
        <EditForm advertisement={doing.advertisement} onSaved={onSaved} onCancel={onClose} />
      )}
      {doing.what === 'pay' && (
        <PaymentForm
          advertisement={doing.advertisement}
          price={price}
          onChanged={onChanged}
          onCancel={onClose}
        />
      )}
    </FormDialog>
  )
}
