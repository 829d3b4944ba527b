import { useInfiniteQuery } from '@tanstack/react-query'
import { CardGrid } from '#/components/card-grid.tsx'
import { FullList } from '#/components/full-list.tsx'
import { offersOfVendor } from '../queries.ts'
import type { OfferType } from '../schema.ts'
import { OfferCard } from './offer-card.tsx'

/** Everything of one type that a supplier sells, in a dialog. */
export default function AllOffers({ vendorId, type }: { vendorId: string; type: OfferType }) {
  const list = useInfiniteQuery(offersOfVendor(vendorId, type))
  return (
    <FullList list={list}>
      {(all) => (
        <CardGrid width="dialog">
          {all.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </CardGrid>
      )}
    </FullList>
  )
}
