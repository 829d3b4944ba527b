import { Switch } from '../switch.tsx'
import styles from './key-sheet.module.css'
import { KEYS } from './work-keys.ts'
import { turnKeys, useWorkMemory } from './work-memory.ts'

/** What keys do, and whether single ones do it. */
export default function KeySheet() {
  const { keys } = useWorkMemory()
  return (
    <>
      <dl className={styles.keys}>
        {KEYS.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Switch label="Atalhos de uma tecla" checked={keys} onChange={async (on) => turnKeys(on)} />
    </>
  )
}
