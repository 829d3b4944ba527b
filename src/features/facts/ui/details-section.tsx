import type { ReactNode } from 'react'
import { Fold, folded } from '#/components/fold.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { Section } from '#/components/section.tsx'
import type { SheetShown } from '../shown.ts'
import { FactLines } from './fact-lines.tsx'
import styles from './facts.module.css'

interface DetailsSectionProps {
  sheet: SheetShown
  /** What is integrated where it is a software. */
  title: string
  /** In edit mode: the way to change it. */
  tools?: ReactNode
}

/** The others are folded: sixteen fill two screens of a telephone. */
const SHOWN_AT_ONCE = 6

/** What a product works on and with, in which languages and with what help. */
export function DetailsSection({ sheet, title, tools }: DetailsSectionProps) {
  const [first, others] = folded(sheet.products, SHOWN_AT_ONCE)
  return (
    <Section title={title} action={tools}>
      <FactLines {...sheet.details} />
      {first.length > 0 && (
        <>
          <h3 className={styles.products}>Integra-se com softwares do catálogo</h3>
          <Products products={first} />
          {others.length > 0 && (
            <Fold summary={`Ver todas as ${sheet.products.length} integrações`} isAlways>
              <Products products={others} />
            </Fold>
          )}
        </>
      )}
    </Section>
  )
}

const Products = ({ products }: Pick<SheetShown, 'products'>) => (
  <ul className={styles.linked}>
    {products.map(({ id, name, logo, note }) => (
      <li key={id}>
        <Link to={`/software/details/${id}`} prefetch="intent">
          <LogoTile src={logo} kind="Software" size={36} />
          <span>
            {name}
            {note && <small>{note}</small>}
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
