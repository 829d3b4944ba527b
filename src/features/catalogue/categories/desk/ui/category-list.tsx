import { useQuery } from '@tanstack/react-query'
import { DeskList } from '#/components/desk/desk-list.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import type { CategoryFilter } from '../filter.ts'
import { deskCategories } from '../queries.ts'
import { CategoryTable } from './category-table.tsx'
import type { OnChanged } from './lazy-forms.tsx'

interface CategoryListProps {
  filter: CategoryFilter
  onChanged: OnChanged
}

/** A page of the categories that a filter leaves. */
export function CategoryList({ filter, onChanged }: CategoryListProps) {
  return (
    <DeskList
      result={useQuery(deskCategories(filter))}
      filter={filter}
      noun={{ one: 'categoria', several: 'categorias', all: 'as categorias' }}
      none={<EmptyState title="Ainda não há categorias">Crie a primeira acima.</EmptyState>}
    >
      {(categories) => (
        <CategoryTable categories={categories} sort={filter.sort} onChanged={onChanged} />
      )}
    </DeskList>
  )
}
