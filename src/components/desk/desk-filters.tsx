import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#/components/button.tsx'
import { Link } from '#/components/link.tsx'
import { Select } from '#/components/select.tsx'
import type { AnyRow, Choices, Field } from '#/platform/desk.ts'
import { type DeskFilter, isNarrow, readFilter, writeFilter } from './desk-filter.ts'
import styles from './desk-filters.module.css'
import { DeskSearch } from './desk-search.tsx'

interface DeskFiltersProps {
  /** What the search field searches; without it there is none. */
  label: string | undefined
  fields: Record<string, Field<AnyRow>>
  filter: DeskFilter
}

/** Which rows are listed, kept in the address; another choice begins at the first page. */
export function DeskFilters({ label, fields, filter }: DeskFiltersProps) {
  const navigate = useNavigate()
  const panel = useId()
  const [isOpen, setOpen] = useState<boolean>()
  const choices = Object.entries(fields).flatMap(([name, { title, filter: choices }]) =>
    choices ? [{ name, label: title, choices, value: filter.choices[name] ?? '' }] : [],
  )
  const chosen = choices.filter(({ value }) => value).length
  // On a telephone they fold away, and the rows begin higher.
  const folds = choices.length > 0
  const isShown = isOpen ?? chosen > 0

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = new URLSearchParams(new FormData(event.currentTarget) as never)
    const { sort } = filter
    const next = writeFilter({ ...readFilter(asked, fields), sort })
    navigate({ search: next.toString() }, { preventScrollReset: true })
  }

  return (
    <search className={clsx(!label && styles.bare)}>
      <form className={styles.form} onSubmit={apply}>
        {label && <DeskSearch label={label} value={filter.search} />}
        {folds && (
          <Button
            look="secondary"
            className={styles.toggle}
            aria-expanded={isShown}
            aria-controls={panel}
            onClick={() => setOpen(!isShown)}
          >
            <SlidersHorizontal aria-hidden="true" size={18} />
            {chosen > 0 ? `Filtros (${chosen})` : 'Filtros'}
          </Button>
        )}
        <div id={panel} className={clsx(styles.choices, folds && !isShown && styles.folded)}>
          {choices.map((choice) => (
            <Choice key={choice.name} {...choice} />
          ))}
          {isNarrow(filter) && (
            <Link to="?" keepsScroll className={styles.clear}>
              Limpar filtros
            </Link>
          )}
        </div>
      </form>
    </search>
  )
}

interface ChoiceProps {
  name: string
  label: string
  choices: Choices
  value: string
}

/** It takes effect when it is chosen, and keeps focus. */
function Choice({ name, label, choices: { all, options }, value }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        name={name}
        value={value}
        autoComplete="off"
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        <option value="">{all}</option>
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  )
}
