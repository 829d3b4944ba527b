import { Fold, folded } from '#/components/fold.tsx'
import type { FactGroupShown } from '../shown.ts'
import styles from './facts.module.css'

/** The others are folded: as many as stand beside each other where there is room. */
const SHOWN_AT_ONCE = 3

/** What is known, each with its name, and when and by whom it was said. */
export function FactLines({ lines, said }: FactGroupShown) {
  const [first, others] = folded(lines, SHOWN_AT_ONCE)
  return (
    <>
      {first.length > 0 && <Lines lines={first} />}
      {others.length > 0 && (
        <Fold summary={`Ver mais ${others.length} itens`} isAlways>
          <Lines lines={others} />
        </Fold>
      )}
      {said && <p className={styles.said}>{said}.</p>}
    </>
  )
}

const Lines = ({ lines }: Pick<FactGroupShown, 'lines'>) => (
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
)
