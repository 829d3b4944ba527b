import { useQuery } from '@tanstack/react-query'
import { DeskFilters } from '#/components/desk/desk-filters.tsx'
import { DeskList } from '#/components/desk/desk-list.tsx'
import { DeskPage } from '#/components/desk/desk-page.tsx'
import { useDeskChanges } from '#/components/desk/use-desk-changes.ts'
import { EmptyState } from '#/components/empty-state.tsx'
import { VENDOR_FIELDS, type VendorFilter } from '../filter.ts'
import { deskVendors } from '../queries.ts'
import { VendorTable } from './vendor-table.tsx'

/** The suppliers, seen or not, and what an Admin does about their pages. */
export function VendorDesk({ filter }: { filter: VendorFilter }) {
  const onChanged = useDeskChanges('desk-vendors')
  return (
    <DeskPage
      title="Fornecedores"
      lead="Todas as páginas, também as que ninguém vê, e quem administra cada uma."
    >
      <DeskFilters label="Nome ou CNPJ" fields={VENDOR_FIELDS} filter={filter} />
      <DeskList
        result={useQuery(deskVendors(filter))}
        filter={filter}
        noun={{ one: 'fornecedor', several: 'fornecedores', all: 'os fornecedores' }}
        none={
          <EmptyState title="Ainda não há fornecedores">
            O primeiro cadastro aparece aqui.
          </EmptyState>
        }
      >
        {(vendors) => <VendorTable vendors={vendors} sort={filter.sort} onChanged={onChanged} />}
      </DeskList>
    </DeskPage>
  )
}
