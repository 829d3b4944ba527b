import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DeskFilters } from '#/components/desk/desk-filters.tsx'
import { DeskList } from '#/components/desk/desk-list.tsx'
import { DeskPage } from '#/components/desk/desk-page.tsx'
import { useDeskChanges } from '#/components/desk/use-desk-changes.ts'
import { EmptyState } from '#/components/empty-state.tsx'
import { ADVERTISEMENT_FIELDS, type AdvertisementFilter } from '../filter.ts'
import { deskAdvertisements } from '../queries.ts'
import { AdvertisementTable } from './advertisement-table.tsx'

const KEY = 'desk-advertisements'

/** The advertisements of suppliers, and what an Admin decides about them. */
export function AdvertisementDesk({ filter }: { filter: AdvertisementFilter }) {
  const onChanged = useDeskChanges(KEY)
  const queries = useQueryClient()
  return (
    <DeskPage
      title="Publicidades"
      lead="Primeiro as que esperam análise, desde a mais antiga. Aprovadas, aparecem no período delas, em turnos, antes dos banners da casa."
    >
      <DeskFilters label="Publicidade ou empresa" fields={ADVERTISEMENT_FIELDS} filter={filter} />
      <DeskList
        result={useQuery(deskAdvertisements(filter))}
        filter={filter}
        noun={{ one: 'publicidade', several: 'publicidades', all: 'as publicidades' }}
        none={
          <EmptyState title="Ainda não há publicidades">
            A primeira que um fornecedor criar aparece aqui.
          </EmptyState>
        }
      >
        {(advertisements) => (
          <AdvertisementTable
            advertisements={advertisements}
            onChanged={onChanged}
            onOvertaken={() => queries.invalidateQueries({ queryKey: [KEY] })}
          />
        )}
      </DeskList>
    </DeskPage>
  )
}
