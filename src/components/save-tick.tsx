import { Bookmark } from 'lucide-react'
import styles from './save-tick.module.css'

/** What follows the ticks finds them by this name. */
export const SAVE_TICKS = 'input[data-saved]'

/**
 * Saves a product in the lists of whoever is here. It has no state of its own: what keeps the lists
 * follows the ticks of every page. Without a script there is nowhere to keep them, and no tick.
 */
export function SaveTick({ id, name }: { id: string; name: string }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" value={id} data-saved={name} autoComplete="off" />
      <Bookmark aria-hidden="true" />
      <span>
        Salvar<span className="visually-hidden"> {name}</span>
      </span>
    </label>
  )
}
