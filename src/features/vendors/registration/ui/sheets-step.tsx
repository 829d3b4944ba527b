import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#/components/button.tsx'
import type { OfferForms } from '#/features/catalogue/offers/draft.ts'
import styles from './offers.module.css'
import actionStyles from './wizard-actions.module.css'
import type { WizardState } from './wizard-state.ts'

interface SheetsStepProps {
  sheets: WizardState['sheets']
  Form: OfferForms['Ficha']
  onBack(): void
  /** The first one was filled, or passed over. */
  onDone(): void
  /** All that are left were passed over. */
  onLeave(): void
}

/** The last step, which may be passed over: the first facts of each offer, one after the other. */
export function SheetsStep(props: SheetsStepProps) {
  const {
    sheets: { of, left },
    Form,
    onBack,
    onDone,
    onLeave,
  } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const [offer] = left
  const id = offer?.id
  const first = useRef(id)
  // The first one has the heading of its step.
  useEffect(() => {
    if (id !== first.current) heading.current?.focus()
  }, [id])
  if (!offer) return null
  return (
    <section aria-labelledby="ficha">
      <div className={styles.turn}>
        <h3 id="ficha" ref={heading} tabIndex={-1} className={styles.editing}>
          {offer.name}
          {of > 1 && ` (${of - left.length + 1} de ${of})`}
        </h3>
        {left.length > 1 && (
          <Button look="quiet" onClick={onLeave}>
            Pular todas
          </Button>
        )}
      </div>
      <Form key={offer.id} offer={offer} onDone={onDone} />
      <div className={actionStyles.actions}>
        <Button look="secondary" onClick={onBack}>
          <ArrowLeft aria-hidden="true" /> Voltar
        </Button>
      </div>
    </section>
  )
}
