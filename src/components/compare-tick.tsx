import styles from './compare-tick.module.css'

/** The form that all ticks of a page belong to: without a script it is sent as it is. */
export const COMPARE_FORM = 'lado-a-lado'
/** Of the address of the products side by side: an id, repeated. */
export const COMPARED_PARAMETER = 'id'

/**
 * Chooses a software to be compared. It has no state of its own: the tray that keeps what is chosen
 * follows the ticks of every page.
 */
export function CompareTick({ id, name }: { id: string; name: string }) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        name={COMPARED_PARAMETER}
        value={id}
        form={COMPARE_FORM}
        data-compared={name}
        autoComplete="off"
      />
      <span>
        Comparar<span className="visually-hidden"> {name}</span>
      </span>
    </label>
  )
}
