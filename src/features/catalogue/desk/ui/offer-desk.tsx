import { useQuery } from '@tanstack/react-query'
import { DeskFilters } from '#/components/desk/desk-filters.tsx'
import { DeskList } from '#/components/desk/desk-list.tsx'
import { DeskPage } from '#/components/desk/desk-page.tsx'
import { useDeskChanges } from '#/components/desk/use-desk-changes.ts'
import { EmptyState } from '#/components/empty-state.tsx'
import { OFFER_FIELDS, type OfferFilter } from '../filter.ts'
import { deskOffers } from '../queries.ts'
import { OfferTable } from './offer-table.tsx'

/** Software and services, seen or not, and what an Admin does about them. */
export function OfferDesk({ filter }: { filter: OfferFilter }) {
  const onChanged = useDeskChanges('desk-offers')
  return (
    <DeskPage
      title="Softwares e serviços"
      lead="O catálogo inteiro. O que é falso ou abusivo sai do ar; quem o cadastrou ainda o vê e o corrige."
    >
      <DeskFilters label="Nome" fields={OFFER_FIELDS} filter={filter} />
      <DeskList
        result={useQuery(deskOffers(filter))}
        filter={filter}
        noun={{ one: 'oferta', several: 'ofertas', all: 'as ofertas' }}
        none={
          <EmptyState title="O catálogo está vazio">Importe um arquivo para começar.</EmptyState>
        }
      >
        {(offers) => <OfferTable offers={offers} sort={filter.sort} onChanged={onChanged} />}
      </DeskList>
    </DeskPage>
  )
}
