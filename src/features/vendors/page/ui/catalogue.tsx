import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { AppWindow, Plus, Wrench } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Button } from '#/components/button.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { FullList } from '#/components/full-list.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { Section } from '#/components/section.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { draftOf, emptyOffer } from '#/features/catalogue/offers/draft.ts'
import { offerEdition } from '#/features/catalogue/offers/edition.ts'
import type { CatalogueCard, OfferType } from '#/features/catalogue/schema.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { companyName } from '../../names.ts'
import styles from '../../registration/ui/offers.module.css'
import type { OwnVendor } from '../../schema.ts'
import { catalogueOf, removeOffer } from '../queries.ts'
import ownStyles from './catalogue.module.css'
import type { OpenOffer } from './catalogue-entry.tsx'
import { CATALOGUES } from './catalogues.ts'

interface CatalogueProps {
  vendor: OwnVendor
  tipo: OfferType
  onOpen(offer: OpenOffer): void
  /** A row of a screen, where it is a section; a dialog shows no more than names, with what can be done. */
  row?(card: CatalogueCard, calls: CatalogueCalls): ReactNode
}

/** What can be done with what is sold. */
export interface CatalogueCalls {
  onEdit(): void
  onRemove(): void
}

/** What a supplier sells: added, edited, removed. */
export function Catalogue({ vendor, tipo, onOpen, row }: CatalogueProps) {
  const { heading, titles, empty, questionOf, removed } = CATALOGUES[tipo]
  const list = useInfiniteQuery(catalogueOf(vendor._id, tipo))
  const queries = useQueryClient()
  const add = useAutofocus<HTMLButtonElement>(!row)
  const Icon = tipo === 'Software' ? AppWindow : Wrench
  const removal = useDialog<CatalogueCard>()
  const taken = list.data?.pages.flatMap((page) => page.data.map(({ id }) => id)) ?? []
  const reload = () =>
    queries.invalidateQueries({ queryKey: catalogueOf(vendor._id, tipo).queryKey })

  async function edit({ id }: CatalogueCard) {
    try {
      const offer = await offerEdition(id)
      if (offer) return onOpen({ id, offer: draftOf(offer), taken })
      showAlert('error', 'Esta oferta não pode mais ser editada.')
      await reload()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showAlert('error', error.message)
    }
  }

  async function remove() {
    if (!removal.about) return
    await removeOffer(vendor._id, removal.about.id)
    await reload()
    showAlert('success', removed)
    // What opened the question is gone with the offer.
    add.ref.current?.focus()
  }

  const adding = (
    <div className={ownStyles.add}>
      <Button
        {...add}
        // Of the two on one screen, software leads.
        look={row && tipo === 'Serviço' ? 'secondary' : 'primary'}
        onClick={() => onOpen({ id: '', offer: emptyOffer(tipo, companyName(vendor)), taken })}
      >
        <Plus size={18} aria-hidden="true" /> {titles.add}
      </Button>
    </div>
  )
  const sold = (
    <>
      <FullList
        list={list}
        empty={
          <EmptyState title={empty} icon={<Icon aria-hidden="true" strokeWidth={1.7} />}>
            Mostre aqui o que a empresa vende.
          </EmptyState>
        }
      >
        {(cards) => (
          <ul className={styles.list}>
            {cards.map((card) => {
              const calls = { onEdit: () => edit(card), onRemove: () => removal.open(card) }
              return (
                <Fragment key={card.id}>
                  {row ? row(card, calls) : <CatalogueItem card={card} {...calls} />}
                </Fragment>
              )
            })}
          </ul>
        )}
      </FullList>
      <ConfirmDialog
        title={tipo === 'Software' ? 'Remover software' : 'Excluir serviço'}
        question={removal.about ? questionOf(removal.about.titulo) : ''}
        {...removal.props}
        onConfirm={remove}
      />
    </>
  )
  if (row)
    return (
      <Section title={heading} action={adding}>
        {sold}
      </Section>
    )
  return (
    <>
      {adding}
      {sold}
    </>
  )
}

function CatalogueItem({ card, onEdit, onRemove }: CatalogueCalls & { card: CatalogueCard }) {
  const { titulo, tipo, logo, categoria, owns } = card
  return (
    <li className={styles.item}>
      <LogoTile src={logo} kind={tipo} size={52} />
      <div>
        <p className={styles.name}>{titulo}</p>
        <p className={styles.kind}>{categoria}</p>
        {!owns && <p className={styles.kind}>Só quem cadastrou este software pode editá-lo.</p>}
      </div>
      <div className={styles.buttons}>
        {owns && (
          <Button look="quiet" aria-label={`Editar ${titulo}`} onClick={onEdit}>
            Editar
          </Button>
        )}
        <Button look="grave" aria-label={`Remover ${titulo}`} onClick={onRemove}>
          Remover
        </Button>
      </div>
    </li>
  )
}
