import { LayoutGrid, Rows3 } from 'lucide-react'
import { createStore, useStore } from '#/platform/browser/store.ts'
import styles from './explorer.module.css'

/** As long as the site stays open. */
const view = createStore<'cards' | 'rows'>('cards')

/** Cards or dense rows: the list is the same, and its style sheet asks what is ticked here. */
export function ViewSwitch() {
  const chosen = useStore(view)
  const option = (value: 'cards' | 'rows', label: string, icon: React.ReactNode) => (
    <label title={label}>
      <input
        type="radio"
        name="visual"
        value={value}
        className="visually-hidden"
        defaultChecked={chosen === value}
        onChange={() => view.set(() => value)}
        autoComplete="off"
      />
      {icon}
      <span className="visually-hidden">{label}</span>
    </label>
  )
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">Ver como</legend>
      {option('cards', 'Cartões', <LayoutGrid aria-hidden="true" />)}
      {option('rows', 'Linhas', <Rows3 aria-hidden="true" />)}
    </fieldset>
  )
}
