import { useEffect, useRef } from 'react'
import type { FirstSheetProps, OfferForms } from '#/features/catalogue/offers/draft.ts'
import styles from './offers.module.css'

interface SheetsStepProps {
  /** At least one: the first is asked about. */
  offers: FirstSheetProps['offer'][]
  Form: OfferForms['Ficha']
  /** It was filled, or passed over. */
  onDone(): void
}

/** The last step, which may be passed over: the first facts of what is new, one after the other. */
export function SheetsStep({ offers: [offer, ...others], Form, onDone }: SheetsStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = offer?.id
  const first = useRef(id)
  // The first one has the heading of its step.
  useEffect(() => {
    if (id !== first.current) heading.current?.focus()
  }, [id])
  if (!offer) return null
  return (
    <section aria-labelledby="ficha">
      <h3 id="ficha" ref={heading} tabIndex={-1} className={styles.editing}>
        {offer.name}
        {others.length > 0 &&
          (others.length === 1 ? ' (depois, mais 1)' : ` (depois, mais ${others.length})`)}
      </h3>
      <Form key={offer.id} offer={offer} onDone={onDone} />
    </section>
  )
}
