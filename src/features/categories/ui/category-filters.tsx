import { Search } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#/components/button.tsx'
import { SEARCH_MAX_LENGTH } from '#/domain/search.ts'
import {
  type DeskFilter,
  readFilter,
  SITUATION_CHOICES,
  TYPE_CHOICES,
  writeFilter,
} from '../desk-filter.ts'
import styles from './category-filters.module.css'

/** Which categories are listed, kept in the address; another choice begins at the first page. */
export function CategoryFilters({ filter }: { filter: DeskFilter }) {
  const navigate = useNavigate()
  const field = useId()

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = new URLSearchParams(new FormData(event.currentTarget) as never)
    navigate(`?${writeFilter(readFilter(asked))}`, { preventScrollReset: true })
  }

  return (
    <search>
      {/* Another address brings its own values. */}
      <form key={writeFilter({ ...filter, page: 1 })} className={styles.form} onSubmit={apply}>
        <div className={styles.search}>
          <label htmlFor={field}>Nome da categoria</label>
          <input
            id={field}
            name="search"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={SEARCH_MAX_LENGTH}
            defaultValue={filter.search}
          />
        </div>
        <Choice name="tipo" label="Tipo" choices={TYPE_CHOICES} value={filter.tipo} />
        <Choice
          name="situacao"
          label="Situação"
          choices={SITUATION_CHOICES}
          value={filter.situacao}
        />
        <Button type="submit" look="secondary">
          <Search aria-hidden="true" size={18} />
          Buscar
        </Button>
      </form>
    </search>
  )
}

interface ChoiceProps {
  name: string
  label: string
  choices: { value: string; label: string }[]
  value: string
}

function Choice({ name, label, choices, value }: ChoiceProps) {
  const field = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={field}>{label}</label>
      <select
        id={field}
        name={name}
        defaultValue={value}
        autoComplete="off"
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
