import { X } from 'lucide-react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { COMPARED_PARAMETER, SIDE_BY_SIDE_PATH, sideBySidePath } from '../address.ts'
import { COMPARED_MAX, COMPARED_MIN } from '../limits.ts'
import type { ChosenSoftware } from '../results.ts'
import styles from './compare-bar.module.css'

/** The form that the choices of the list belong to, for browsers without a script. */
export const COMPARE_FORM = 'lado-a-lado'

interface CompareBarProps {
  chosen: ChosenSoftware[]
  /** Ids of what is on this page of the list, where their own boxes stand. */
  listed: string[]
  onRemove(id: string): void
  onClear(): void
}

/** What was chosen to be compared, at the bottom of the window while there is anything. */
export function CompareBar({ chosen, listed, onRemove, onClear }: CompareBarProps) {
  const elsewhere = chosen.filter(({ id }) => !listed.includes(id))
  const isReady = chosen.length >= COMPARED_MIN
  return (
    <div className={styles.place}>
      <form id={COMPARE_FORM} action={SIDE_BY_SIDE_PATH}>
        {elsewhere.map(({ id }) => (
          <input key={id} type="hidden" name={COMPARED_PARAMETER} value={id} />
        ))}
        <noscript>
          <Button type="submit">Comparar os escolhidos</Button>
        </noscript>
      </form>
      <section
        className={styles.bar}
        aria-label="Softwares escolhidos"
        hidden={chosen.length === 0}
      >
        <p className={styles.count} role="status">
          {chosen.length > 0 && `${chosen.length} de ${COMPARED_MAX} escolhidos`}
        </p>
        <ul className={styles.names}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <button type="button" onClick={() => onRemove(id)}>
                <span className="visually-hidden">Tirar da comparação: </span>
                <span className={styles.name}>{name}</span>
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        <Button look="quiet" onClick={onClear}>
          Limpar
        </Button>
        {isReady ? (
          <ButtonLink to={sideBySidePath(chosen.map(({ id }) => id))}>Comparar</ButtonLink>
        ) : (
          <Button disabled>Comparar</Button>
        )}
      </section>
    </div>
  )
}
