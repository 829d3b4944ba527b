import { ChipLinks } from '#/components/chip.tsx'
import { categoryPath } from '#/features/catalogue/links.ts'
import type { Nearest } from '../nearest.server.ts'
import styles from './nearest-links.module.css'

/** Ways on for who found nothing. */
export function NearestLinks({ nearest }: { nearest: Nearest | null }) {
  if (!nearest) return null
  const { categories, areAlike, vendors, areVendorsAlike } = nearest
  const groups = [
    {
      label: areAlike ? 'Categorias parecidas' : 'Categorias com mais softwares',
      chips: categories.map((name) => ({ text: name, to: categoryPath(name) })),
    },
    {
      label: areVendorsAlike ? 'Fornecedores parecidos' : 'Conheça fornecedores',
      chips: vendors.map(({ id, name }) => ({ text: name, to: `/supplier/details/${id}` })),
    },
  ]
  return groups.map(
    ({ label, chips }) =>
      chips.length > 0 && (
        <div key={label} className={styles.group}>
          <p className={styles.label} aria-hidden="true">
            {label}
          </p>
          <ChipLinks label={label} chips={chips} />
        </div>
      ),
  )
}
