import { Pencil } from 'lucide-react'
import type { ComponentType } from 'react'
import { Button } from '#/components/button.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { Upload } from '#/platform/browser/api-client.ts'
import type { OfferWire } from '../../schema.ts'
import {
  draftOf,
  type NewOffer,
  type NewService,
  type NewSoftware,
  type OfferFormProps,
} from '../draft.ts'
import { saveOffer } from '../queries.ts'

const SoftwareForm: ComponentType<OfferFormProps<NewSoftware>> = lazyPart(
  () => import('./software-offer-form.tsx'),
)
const ServiceForm: ComponentType<OfferFormProps<NewService>> = lazyPart(
  () => import('./service-offer-form.tsx'),
)

interface OfferEditorProps {
  offer: OfferWire
  onSaved(offer: OfferWire): void
}

/** The way to edit what an offer's page shows. */
export default function OfferEditor({ offer, onSaved }: OfferEditorProps) {
  const { open, close, props } = useDialog()
  const kind = offer.tipo.toLowerCase()

  async function save(draft: NewOffer, upload?: Upload) {
    onSaved(await saveOffer(offer._id, draft, upload))
    close()
    showAlert('success', `${offer.tipo} atualizado.`)
  }

  const draft = draftOf(offer)
  const common = { refused: {}, taken: [], submit: 'Atualizar', onSubmit: save, onCancel: close }
  return (
    <>
      <Button look="secondary" onClick={() => open()}>
        <Pencil size={18} aria-hidden="true" /> Editar {kind}
      </Button>
      <FormDialog title={`Editar ${kind}`} {...props}>
        {draft.tipo === 'Software' ? (
          <SoftwareForm {...common} offer={draft} />
        ) : (
          <ServiceForm {...common} offer={draft} />
        )}
      </FormDialog>
    </>
  )
}
