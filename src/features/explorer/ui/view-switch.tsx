import { LayoutGrid, Rows3 } from 'lucide-react'
import { useLocation } from 'react-router'
import { Link } from '#/components/link.tsx'
import { LOOK_PARAMETER, ROWS, withLook } from '../address.ts'
import styles from './explorer.module.css'

/** Whether the list is asked for as dense rows. */
export const areRows = (parameters: URLSearchParams) => parameters.get(LOOK_PARAMETER) === ROWS

/** Cards or dense rows: the list is the same. Links, so that the choice is in the address, and needs no script. */
export function ViewSwitch({ parameters }: { parameters: URLSearchParams }) {
  const { pathname } = useLocation()
  const option = (isRows: boolean, label: string, icon: React.ReactNode) => (
    <Link
      to={`${pathname}?${withLook(parameters, isRows)}`.replace(/\?$/, '')}
      rel="nofollow"
      title={label}
      aria-current={areRows(parameters) === isRows ? 'true' : undefined}
      keepsScroll
      replaces
    >
      {icon}
      <span className="visually-hidden">{label}</span>
    </Link>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label="Ver como" className={styles.views}>
      {option(false, 'Cartões', <LayoutGrid aria-hidden="true" />)}
      {option(true, 'Linhas', <Rows3 aria-hidden="true" />)}
    </div>
  )
}
