import { Pencil } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { FactGroup } from '../definition.ts'
import { OpenSheet, type SheetOffer } from './open-sheet.tsx'

const TITLES: Record<FactGroup, string> = {
  precos: 'Preços',
  publico: 'Para quem é',
  detalhes: 'Detalhes',
}

interface SheetEditorProps {
  offer: SheetOffer
  group: FactGroup
  /** Called once what everybody sees has changed. */
  onSaved(): void
}

/** In edit mode: the way to change one group of what is known of an offer. */
export default function SheetEditor({ offer, group, onSaved }: SheetEditorProps) {
  const { open, close, props } = useDialog()
  const title = TITLES[group]

  function saved() {
    close()
    showAlert('success', 'Ficha atualizada.')
    onSaved()
  }

  return (
    <div>
      <Button look="secondary" onClick={() => open()}>
        <Pencil size={18} aria-hidden="true" /> Editar
        <span className="visually-hidden"> {title.toLowerCase()}</span>
      </Button>
      <Dialog title={`${title}: ${offer.name}`} {...props}>
        <OpenSheet
          offer={offer}
          asked={group}
          isShown={props.opened}
          onSaved={saved}
          onChanged={onSaved}
          onCancel={close}
        />
      </Dialog>
    </div>
  )
}
