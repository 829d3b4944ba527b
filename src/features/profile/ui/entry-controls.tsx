import { Pencil, Trash2 } from 'lucide-react'
import styles from './entry.module.css'
import sectionStyles from './section-card.module.css'

interface EntryControlsProps {
  /** Of the entry, for those who do not see it. */
  name: string
  /** Missing where there is nothing to edit. */
  onEdit?(): void
  onDelete(): void
}

/** What an owner does with one entry. */
export function EntryControls({ name, onEdit, onDelete }: EntryControlsProps) {
  return (
    <div className={styles.controls}>
      {onEdit && (
        <button
          type="button"
          className={sectionStyles.control}
          aria-label={`Editar ${name}`}
          onClick={onEdit}
        >
          <Pencil aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className={sectionStyles.control}
        aria-label={`Excluir ${name}`}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </div>
  )
}
