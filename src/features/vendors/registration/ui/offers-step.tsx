import { useState } from 'react'
import { kindOf, type OfferDraft, type OfferForms } from '#/features/catalogue/offers/draft.ts'
import type { OfferType } from '#/features/catalogue/schema.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { OfferEditor } from './offer-editor.tsx'
import type { QueuedOffer } from './offer-queue.ts'
import { OffersList } from './offers-list.tsx'
import type { OpenOffer, WizardEvent } from './wizard-state.ts'

const ADDED: Record<OfferType, string> = {
  Software: 'Software adicionado com sucesso!',
  Serviço: 'Serviço adicionado com sucesso!',
}

let lastKey = 0
/** Also unlike those that were made before a reload. */
const newKey = () => `${Date.now()}-${++lastKey}`

interface OffersStepProps {
  vendorId: string
  userId: string
  /** Who sells what is added. */
  company: string
  /** Whether the supplier is confirmed. */
  isConfirmed: boolean
  offers: QueuedOffer[]
  openOffer: OpenOffer | null
  forms: OfferForms
  tell(event: WizardEvent): void
  onBack(): void
  /** Everything was sent. */
  onFinish(): Promise<void>
}

/** The third step: what the company sells, as a list, or the form of one of it. */
export function OffersStep({ openOffer, isConfirmed, forms, ...list }: OffersStepProps) {
  const { offers, tell } = list
  // Focus goes to the list where a form gave way to it.
  const [wasEditing, setWasEditing] = useState(false)
  if (openOffer && !wasEditing) setWasEditing(true)

  function keep(draft: OfferDraft) {
    tell({ type: 'offerKept', key: newKey(), draft })
    showAlert('success', openOffer?.key ? 'Oferta atualizada.' : ADDED[kindOf(draft)])
  }

  if (!openOffer) return <OffersList {...list} isConfirmed={isConfirmed} takesFocus={wasEditing} />
  return (
    <OfferEditor
      open={openOffer}
      failure={offers.find(({ key }) => key === openOffer.key)?.failure}
      taken={offers.flatMap(({ draft }) => (draft.tipo === 'existing' ? [draft.offer._id] : []))}
      isConfirmed={isConfirmed}
      forms={forms}
      onChange={(offer) => tell({ type: 'offerTyped', offer })}
      onKeep={keep}
      onPick={(offer) => keep({ tipo: 'existing', offer })}
      onCancel={() => tell({ type: 'offerClosed' })}
    />
  )
}
