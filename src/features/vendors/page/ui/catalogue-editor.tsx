import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import type { OfferForms } from '#/features/catalogue/offers/draft.ts'
import type { OfferType } from '#/features/catalogue/schema.ts'
import type { OwnVendor } from '../../schema.ts'
import { Catalogue } from './catalogue.tsx'
import { CatalogueEntry, type OpenOffer } from './catalogue-entry.tsx'
import { CATALOGUES } from './catalogues.ts'
import { SectionTools } from './section-tools.tsx'

export interface CatalogueEditorProps {
  vendor: OwnVendor
  /** Who edits. */
  userId: string
  tipo: OfferType
  forms: OfferForms
  onSaved(vendor: OwnVendor): void
  /** The catalogue was closed: the page shows what it was. */
  onClosed(): void
}

/** Whether a catalogue is shown, and the way to its offers. */
export default function CatalogueEditor(props: CatalogueEditorProps) {
  const { vendor, userId, tipo, forms, onSaved, onClosed } = props
  const { part, heading, title, titles } = CATALOGUES[tipo]
  const dialog = useDialog()
  const [open, setOpen] = useState<OpenOffer | null>(null)

  function close() {
    dialog.close()
    onClosed()
  }

  return (
    <>
      <SectionTools vendor={vendor} part={part} name={heading.toLowerCase()} onSaved={onSaved}>
        <Button
          look="secondary"
          onClick={() => {
            setOpen(null)
            dialog.open()
          }}
        >
          Editar catálogo<span className="visually-hidden"> de {heading.toLowerCase()}</span>
        </Button>
      </SectionTools>
      <FormDialog
        title={open ? titles[open.id ? 'edit' : 'add'] : title}
        opened={dialog.opened}
        // From a form back to the catalogue, from there to the page.
        onClose={open ? () => setOpen(null) : close}
      >
        {open ? (
          <CatalogueEntry
            vendorId={vendor._id}
            isConfirmed={vendor.confirmado}
            userId={userId}
            open={open}
            forms={forms}
            onDone={() => setOpen(null)}
            onLinked={close}
          />
        ) : (
          <Catalogue vendor={vendor} tipo={tipo} onOpen={setOpen} />
        )}
      </FormDialog>
    </>
  )
}
