import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Stars } from '#/components/rating.tsx'
import type { Group } from '../address.ts'
import { OPTIONS_MAX, OPTIONS_SHOWN } from '../limits.ts'
import type { FilterGroup as Options } from '../results.ts'
import styles from './filters.module.css'

interface FilterGroupProps {
  name: Group
  title: string
  group: Options
  chosen: string[]
  onChange(value: string, isTaken: boolean): void
}

/** The options of one kind, of which any number may be taken; the first few before 'Ver mais'. */
export function FilterGroup({ name, title, group, chosen, onChange }: FilterGroupProps) {
  const [expanded, setExpanded] = useState(false)
  const { options, isCut } = group
  const isFolded = (value: string, index: number) =>
    index >= OPTIONS_SHOWN && !expanded && !chosen.includes(value)
  if (options.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <ul>
        {options.map(({ value, label, count }, index) => (
          <li key={value} className={clsx(isFolded(value, index) && styles.folded)}>
            <label className={clsx(styles.option, count === 0 && styles.none)}>
              <input
                type="checkbox"
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={({ target }) => onChange(value, target.checked)}
              />
              <span className={styles.text}>
                {name === 'nota' ? <RatingOption value={value} /> : label}
              </span>
              <span className={styles.count}>{count.toLocaleString('pt-BR')}</span>
            </label>
          </li>
        ))}
      </ul>
      {isCut && (
        <p className={clsx(styles.cut, !expanded && styles.folded)}>
          As {OPTIONS_MAX} opções mais frequentes.
        </p>
      )}
      {options.length > OPTIONS_SHOWN && (
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
    </fieldset>
  )
}

function RatingOption({ value }: { value: string }) {
  if (value === '0') return 'Sem avaliações'
  return (
    <>
      <span className={styles.stars} aria-hidden="true">
        <Stars rating={Number(value)} />
      </span>
      <span className="visually-hidden">{value === '1' ? '1 estrela' : `${value} estrelas`}</span>
    </>
  )
}
