import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Stars } from '#/components/rating.tsx'
import { OPTIONS_SHOWN } from '../limits.ts'
import type { FacetGroup } from '../schema.ts'
import styles from './filters.module.css'

interface FilterGroupProps {
  group: FacetGroup
  /** It begins folded, unless something of it is chosen. */
  mayFold: boolean
  /** There may be more of each option than was counted. */
  isCut: boolean
  isChosen(value: string): boolean
  onChange(value: string, isTaken: boolean): void
}

/** The options of one kind, of which any number may be taken; the first few before 'Ver mais'. */
export function FilterGroup({ group, mayFold, isCut, isChosen, onChange }: FilterGroupProps) {
  // As it begins: what is taken or left later folds nothing under the hand.
  const [begins] = useState(() => group.valores.some(({ valor }) => isChosen(valor)))
  const [expanded, setExpanded] = useState(false)
  const { grupo, texto: title, explicacao, valores, cortado } = group
  const isFolded = (value: string, index: number) =>
    index >= OPTIONS_SHOWN && !expanded && !isChosen(value)
  const options = (
    <>
      {explicacao && <p className={styles.hint}>{explicacao}</p>}
      <ul>
        {valores.map(({ valor, texto, total }, index) => (
          <li key={valor} className={clsx(isFolded(valor, index) && styles.folded)}>
            <label className={clsx(styles.option, total === 0 && styles.none)}>
              <input
                type="checkbox"
                name={grupo}
                value={valor}
                checked={isChosen(valor)}
                onChange={({ target }) => onChange(valor, target.checked)}
              />
              <span className={styles.text}>
                {grupo === 'nota' && valor !== '0' ? (
                  <RatingOption text={texto} stars={valor} />
                ) : (
                  texto
                )}
              </span>
              <span className={styles.count}>
                {total.toLocaleString('pt-BR')}
                {isCut && total > 0 && '+'}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {cortado && (
        <p className={clsx(styles.cut, !expanded && styles.folded)}>
          As {valores.length} opções mais frequentes.
        </p>
      )}
      {valores.length > OPTIONS_SHOWN && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'Ver menos' : 'Ver mais'}
          <span className="visually-hidden"> opções de {title}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    </>
  )
  if (!mayFold)
    return (
      <fieldset className={styles.group}>
        <legend>{title}</legend>
        {options}
      </fieldset>
    )
  return (
    <details className={styles.group} open={begins}>
      <summary>
        {title}
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {options}
      </fieldset>
    </details>
  )
}

const RatingOption = ({ text, stars }: { text: string; stars: string }) => (
  <>
    <span className={styles.stars} aria-hidden="true">
      <Stars rating={Number(stars)} />
    </span>
    <span className="visually-hidden">{text}</span>
  </>
)
