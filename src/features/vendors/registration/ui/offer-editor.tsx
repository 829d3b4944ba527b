import { useEffect, useRef } from 'react'
import { FormFailure } from '#/components/forms/form-failure.tsx'
import type { CataloguePick, NewOffer, OfferForms } from '#/features/catalogue/offers/draft.ts'
import type { OfferFailure } from './offer-queue.ts'
import styles from './offers.module.css'
import type { OpenOffer } from './wizard-state.ts'

const TITLES = {
  Software: { add: 'Novo software', edit: 'Editar software' },
  Serviço: { add: 'Novo serviço', edit: 'Editar serviço' },
}
const KEPT = {
  Software: 'O que você escreve fica salvo neste navegador; as imagens, só depois de enviadas.',
  Serviço: 'O que você escreve fica salvo neste navegador.',
}

interface OfferEditorProps {
  open: OpenOffer
  /** Why it was refused, where it was sent before. */
  failure: OfferFailure | undefined
  taken: string[]
  isConfirmed: boolean
  forms: OfferForms
  onChange(offer: NewOffer): void
  onKeep(offer: NewOffer): void
  onPick(pick: CataloguePick): void
  onCancel(): void
}

/** The form of one offer, in the place of the list. */
export function OfferEditor({
  open,
  failure,
  taken,
  isConfirmed,
  forms,
  ...then
}: OfferEditorProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { offer, key } = open
  const props = {
    taken,
    isConfirmed,
    refused: failure?.fields ?? {},
    submit: key ? 'Salvar' : 'Adicionar',
    onChange: then.onChange,
    onSubmit: then.onKeep,
    onPick: then.onPick,
    onCancel: then.onCancel,
  }
  return (
    <section aria-labelledby="oferta">
      <h3 id="oferta" ref={heading} tabIndex={-1} className={styles.editing}>
        {TITLES[offer.tipo][key ? 'edit' : 'add']}
      </h3>
      <p>{KEPT[offer.tipo]}</p>
      <FormFailure>{failure?.message}</FormFailure>
      {offer.tipo === 'Software' ? (
        <forms.Software {...props} offer={offer} />
      ) : (
        <forms.Serviço {...props} offer={offer} />
      )}
    </section>
  )
}
