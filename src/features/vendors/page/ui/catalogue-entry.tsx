import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type {
  CataloguePick,
  FirstSheetProps,
  NewOffer,
  OfferForms,
} from '#/features/catalogue/offers/draft.ts'
import { saveOffer } from '#/features/catalogue/offers/queries.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { Upload } from '#/platform/browser/api-client.ts'
import { addOffer, catalogueOf, linkSoftware } from '../queries.ts'
import { CATALOGUES } from './catalogues.ts'

/** An offer whose form is open. */
export interface OpenOffer {
  /** '' for a new one. */
  id: string
  offer: NewOffer
  /** Ids of what the catalogue has. */
  taken: string[]
}

interface CatalogueEntryProps {
  vendorId: string
  isConfirmed: boolean
  userId: string
  open: OpenOffer
  forms: OfferForms
  /** It was saved, or given up. */
  onDone(): void
  /** A software of the site's catalogue is now in this one, too. */
  onLinked(): void
}

/** The form of one offer of a supplier, new or changed. */
export function CatalogueEntry(props: CatalogueEntryProps) {
  const { vendorId, isConfirmed, userId, open, forms, onDone, onLinked } = props
  const { id, offer, taken } = open
  const { tipo } = offer
  const { titles, added, saved } = CATALOGUES[tipo]
  const queries = useQueryClient()
  const form = useRef<HTMLElement>(null)
  const [created, setCreated] = useState<FirstSheetProps['offer'] | null>(null)
  // Wherever in the list its button was, and as another one follows, a form is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as another form is shown
  useEffect(() => {
    form.current?.focus({ preventScroll: true })
    form.current?.closest('[role=dialog]')?.scrollTo({ top: 0 })
  }, [created])

  async function refresh(message: string) {
    await queries.invalidateQueries({ queryKey: catalogueOf(vendorId, tipo).queryKey })
    showAlert('success', message)
  }

  async function save(draft: NewOffer, upload?: Upload) {
    if (id) {
      await saveOffer(id, draft, upload)
      await refresh(saved)
      return onDone()
    }
    const offer = await addOffer(vendorId, userId, draft, upload)
    await refresh(added)
    setCreated({ id: offer._id, tipo, name: offer.name })
  }

  async function link({ _id }: CataloguePick) {
    await linkSoftware(vendorId, _id)
    await refresh(added)
    onLinked()
  }

  const common = {
    refused: {},
    taken,
    isConfirmed,
    submit: id ? 'Atualizar' : 'Adicionar',
    onPick: id ? undefined : link,
    onCancel: onDone,
  }
  return (
    <section
      ref={form}
      tabIndex={-1}
      aria-label={created ? `Preços e público de ${created.name}` : titles[id ? 'edit' : 'add']}
    >
      {created ? (
        <>
          <h3>Preços e público de {created.name}</h3>
          <forms.Ficha offer={created} onDone={onDone} />
        </>
      ) : offer.tipo === 'Software' ? (
        <forms.Software {...common} offer={offer} onSubmit={save} />
      ) : (
        <forms.Serviço {...common} offer={offer} onSubmit={save} />
      )}
    </section>
  )
}
