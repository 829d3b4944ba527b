import { EditBar } from '#/components/edit-bar.tsx'
import type { OfferWire } from '../../schema.ts'

interface OfferControlsProps {
  offer: OfferWire
  /** Whether everybody sees the page. */
  isPublished: boolean
  isEditing: boolean
  onStart(): void
  onLeave(): Promise<void>
}

/** What those who may edit an offer have over its page. */
export default function OfferControls({ offer, isPublished, ...mode }: OfferControlsProps) {
  const what = `Este ${offer.tipo.toLowerCase()}`
  const note = isPublished
    ? 'Você pode editar esta página.'
    : `${what} está oculto: só quem administra consegue ver.`
  return <EditBar start="Editar" note={note} isTelling={!isPublished} {...mode} />
}
