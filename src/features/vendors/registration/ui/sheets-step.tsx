import { useEffect, useRef, useState } from 'react'
import type { FirstSheetProps, OfferForms } from '#/features/catalogue/offers/draft.ts'
import styles from './offers.module.css'

interface SheetsStepProps {
  /** At least one. */
  offers: FirstSheetProps['offer'][]
  Form: OfferForms['Ficha']
  /** Each was filled, or passed over. */
  onFinish(): void
}

/** The last step, which may be passed over: the first facts of what is new, one after the other. */
export function SheetsStep({ offers, Form, onFinish }: SheetsStepProps) {
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  // The first one has the heading of its step.
  useEffect(() => {
    if (at > 0) heading.current?.focus()
  }, [at])
  const offer = offers[at]
  if (!offer) return null
  return (
    <section aria-labelledby="ficha">
      <h3 id="ficha" ref={heading} tabIndex={-1} className={styles.editing}>
        {offer.name}
        {offers.length > 1 && ` (${at + 1} de ${offers.length})`}
      </h3>
      <Form
        key={offer.id}
        offer={offer}
        onDone={() => (at + 1 < offers.length ? setAt(at + 1) : onFinish())}
      />
    </section>
  )
}
