import type { FactGroupShown } from '../shown.ts'
import styles from './facts.module.css'

/** What is known, each with its name, and when and by whom it was said. */
export function FactLines({ lines, said }: FactGroupShown) {
  return (
    <>
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map((line) => (
            <div key={line.name}>
              <dt>{line.label}</dt>
              <dd>
                {line.values.length > 1 ? (
                  <ul>
                    {line.values.map((value) => (
                      <li key={value}>{value}</li>
                    ))}
                  </ul>
                ) : (
                  line.values[0]
                )}
                {/* What lies between is read, and written, as one word otherwise. */}
                {line.said && ' '}
                {line.said && <small>{line.said}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {said && <p className={styles.said}>{said}.</p>}
    </>
  )
}
