import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { DeskFilters } from '#/components/desk/desk-filters.tsx'
import { DeskList } from '#/components/desk/desk-list.tsx'
import { DeskPage } from '#/components/desk/desk-page.tsx'
import { useDeskChanges } from '#/components/desk/use-desk-changes.ts'
import { EmptyState } from '#/components/empty-state.tsx'
import { BANNER_FIELDS, type BannerFilter } from '../filter.ts'
import { deskBanners } from '../queries.ts'
import { BannerDialog } from './banner-dialog.tsx'
import { BannerTable } from './banner-table.tsx'

/** The banners, shown or not, and what an Admin does with them. */
export function BannerDesk({ filter }: { filter: BannerFilter }) {
  const onChanged = useDeskChanges('desk-banners')
  const [isAdding, setAdding] = useState(false)
  return (
    <DeskPage
      title="Banners"
      lead="O que se anuncia no site, onde e até quando. Exibições e cliques contam só quem aceitou ser medido."
      action={<Button onClick={() => setAdding(true)}>Novo banner</Button>}
    >
      <DeskFilters label="Descrição ou endereço" fields={BANNER_FIELDS} filter={filter} />
      <DeskList
        result={useQuery(deskBanners(filter))}
        filter={filter}
        noun={{ one: 'banner', several: 'banners', all: 'os banners' }}
        none={<EmptyState title="Ainda não há banners">Crie o primeiro acima.</EmptyState>}
      >
        {(banners) => <BannerTable banners={banners} sort={filter.sort} onChanged={onChanged} />}
      </DeskList>
      <BannerDialog
        type={filter.choices.tipo || 'App'}
        opened={isAdding}
        onClose={() => setAdding(false)}
        onSaved={onChanged}
      />
    </DeskPage>
  )
}
