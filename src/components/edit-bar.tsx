import { clsx } from 'clsx'
import { PencilLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import styles from './edit-bar.module.css'

interface EditBarProps {
  /** What turns the edit mode on, as 'Alterar página'. */
  start: string
  /** Said beside the buttons: what the person may do here, or what is to be known. */
  note: ReactNode
  /** Whether the note is to be read on a telephone, too: it says what nothing else does. */
  isTelling: boolean
  isEditing: boolean
  onStart(): void
  /** Resolves once the page shows what everybody sees. */
  onLeave(): Promise<void>
  /** Further controls. */
  children?: ReactNode
}

/** What those who keep a page have over it: the way into its edit mode, and out of it. */
export function EditBar(props: EditBarProps) {
  const { start, note, isTelling, isEditing, onStart, onLeave, children } = props
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    await onLeave()
    setLeaving(false)
  }

  return (
    <section
      className={clsx(
        styles.bar,
        isEditing && styles.editing,
        isTelling && !isEditing && styles.telling,
      )}
      aria-label="Administração da página"
    >
      <PencilLine className={styles.icon} aria-hidden="true" />
      <p className={styles.note}>{isEditing ? 'Modo de edição' : note}</p>
      <div className={styles.controls}>
        {/* One button, so that focus stays on it. */}
        <Button
          className={styles.mode}
          look={isEditing ? 'primary' : 'secondary'}
          aria-busy={isLeaving}
          onClick={isEditing ? leave : onStart}
        >
          {isEditing ? 'Salvar e sair do modo de edição' : start}
        </Button>
        {children}
      </div>
    </section>
  )
}
