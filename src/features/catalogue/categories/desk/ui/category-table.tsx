import { DeskState } from '#/components/desk/desk-state.tsx'
import { type Column, DeskTable } from '#/components/desk/desk-table.tsx'
import type { DeskCategory } from '../../schema.ts'
import { CategoryActions } from './category-actions.tsx'
import type { OnChanged } from './lazy-forms.tsx'

const NAME: Column<DeskCategory> = {
  title: 'Nome',
  sort: 'nome',
  cell: ({ name, subcategories }) => (
    <>
      {name}
      {subcategories > 0 && (
        <small>{subcategories === 1 ? '1 subcategoria' : `${subcategories} subcategorias`}</small>
      )}
    </>
  ),
}

const COLUMNS: Column<DeskCategory>[] = [
  { title: 'Tipo', cell: ({ type }) => type },
  { title: 'Dentro de', isWide: true, cell: ({ parent }) => parent?.name ?? null },
  {
    title: 'Situação',
    cell: ({ active }) => (
      <DeskState tone={active ? 'active' : 'idle'}>{active ? 'Ativa' : 'Inativa'}</DeskState>
    ),
  },
  {
    title: 'Ofertas',
    sort: 'ofertas',
    isNumber: true,
    cell: ({ offers }) => offers.toLocaleString('pt-BR'),
  },
]

interface CategoryTableProps {
  categories: DeskCategory[]
  sort: string
  onChanged: OnChanged
}

/** Categories with what depends on them. */
export function CategoryTable({ categories, sort, onChanged }: CategoryTableProps) {
  return (
    <DeskTable
      caption="Categorias"
      rows={categories}
      rowKey={({ id }) => id}
      name={NAME}
      columns={COLUMNS}
      sort={sort}
      isDim={({ active }) => !active}
      actions={(category) => <CategoryActions category={category} onChanged={onChanged} />}
    />
  )
}
