import { clsx } from 'clsx'
import { Info, Search } from 'lucide-react'
import { type ReactNode, type Ref, useId, useState } from 'react'
import styles from './desk-page.module.css'

interface DeskPageProps {
  title: string
  /** What it is for. */
  lead?: ReactNode
  /** What the desk begins, as 'Novo banner'. */
  action?: ReactNode
  /** The field that searches what it holds, where that stands beside the title. */
  search?: ReactNode
  /** Something is searched for now. */
  isSearched?: boolean
  /** Of the head, which takes focus when what had it is gone. */
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A desk of Admins: what it is, what it begins, and what it holds. */
export function DeskPage(props: DeskPageProps) {
  const { title, lead, action, search, isSearched = false, ref, children } = props
  const [about, field] = [useId(), useId()]
  // On a telephone the rows begin higher: what the desk is for is read, and its field seen, when asked for.
  const [isTold, setTold] = useState(false)
  const [isSearching, setSearching] = useState(isSearched)
  return (
    <div className="container">
      <div className={styles.top}>
        <div ref={ref} tabIndex={-1} className={styles.head}>
          <h1>{title}</h1>
          {lead && (
            <Fold label="Sobre esta tela" part={about} isOpen={isTold} onTurn={setTold}>
              <Info aria-hidden="true" size={20} />
            </Fold>
          )}
        </div>
        {search && (
          <Fold label="Mostrar a busca" part={field} isOpen={isSearching} onTurn={setSearching}>
            <Search aria-hidden="true" size={20} />
          </Fold>
        )}
        {lead && (
          <p id={about} className={clsx(styles.lead, !isTold && styles.folded)}>
            {lead}
          </p>
        )}
        {search && (
          <div id={field} className={clsx(styles.search, !isSearching && styles.folded)}>
            {search}
          </div>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </div>
  )
}

interface FoldProps {
  label: string
  /** Id of what it folds. */
  part: string
  isOpen: boolean
  onTurn(isOpen: boolean): void
  /** Its icon. */
  children: ReactNode
}

const Fold = ({ label, part, isOpen, onTurn, children }: FoldProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    aria-expanded={isOpen}
    aria-controls={part}
    onClick={() => onTurn(!isOpen)}
  >
    {children}
  </button>
)
