import { useInfiniteQuery } from '@tanstack/react-query'
import { CardGrid } from '#/components/card-grid.tsx'
import { FullList } from '#/components/full-list.tsx'
import { vendorsOfOffer } from '../queries.ts'
import { VendorCard } from './vendor-card.tsx'

/** Every supplier of an offer, in a dialog. */
export default function AllVendors({ offerId }: { offerId: string }) {
  const list = useInfiniteQuery(vendorsOfOffer(offerId))
  return (
    <FullList list={list}>
      {(all) => (
        <CardGrid width="dialog">
          {all.map((vendor) => (
            <VendorCard key={vendor.id} vendor={vendor} leadsTo="page" />
          ))}
        </CardGrid>
      )}
    </FullList>
  )
}
