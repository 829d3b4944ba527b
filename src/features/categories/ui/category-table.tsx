import type { DeskCategory } from '../schema.ts'
import { CategoryRow } from './category-row.tsx'
import styles from './category-table.module.css'
import type { OnChanged } from './lazy-forms.tsx'

interface CategoryTableProps {
  categories: DeskCategory[]
  onChanged: OnChanged
}

/** Categories with what depends on them; on small screens each is a card. */
export function CategoryTable({ categories, onChanged }: CategoryTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Categorias</caption>
      <thead>
        <tr>
          <th scope="col">Nome</th>
          <th scope="col">Tipo</th>
          <th scope="col">Dentro de</th>
          <th scope="col">Situação</th>
          <th scope="col" className={styles.number}>
            Ofertas
          </th>
          <th scope="col">
            <span className="visually-hidden">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <CategoryRow key={category.id} category={category} onChanged={onChanged} />
        ))}
      </tbody>
    </table>
  )
}
