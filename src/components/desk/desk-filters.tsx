import { Search } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#/components/button.tsx'
import { Link } from '#/components/link.tsx'
import { Select } from '#/components/select.tsx'
import { SEARCH_MAX_LENGTH } from '#/domain/search.ts'
import type { AnyRow, Choices, Field } from '#/platform/desk.ts'
import { type DeskFilter, isNarrow, readFilter, writeFilter } from './desk-filter.ts'
import styles from './desk-filters.module.css'

interface DeskFiltersProps {
  /** What the search field searches; without it there is none. */
  label: string | undefined
  fields: Record<string, Field<AnyRow>>
  filter: DeskFilter
}

/** Which rows are listed, kept in the address; another choice begins at the first page. */
export function DeskFilters({ label, fields, filter }: DeskFiltersProps) {
  const navigate = useNavigate()
  const field = useId()

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = new URLSearchParams(new FormData(event.currentTarget) as never)
    const { sort } = filter
    const next = writeFilter({ ...readFilter(asked, fields), sort })
    navigate({ search: next.toString() }, { preventScrollReset: true })
  }

  const submit = (
    <Button type="submit" look="secondary">
      <Search aria-hidden="true" size={18} />
      Buscar
    </Button>
  )
  return (
    <search>
      {/* Another address brings its own values. */}
      <form
        key={writeFilter({ ...filter, page: 1 }).toString()}
        className={styles.form}
        onSubmit={apply}
      >
        {label && (
          <>
            <div className={styles.search}>
              <label htmlFor={field} className="visually-hidden">
                {label}
              </label>
              <input
                id={field}
                placeholder={label}
                name="search"
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                maxLength={SEARCH_MAX_LENGTH}
                defaultValue={filter.search}
              />
            </div>
            {submit}
          </>
        )}
        {Object.entries(fields).map(([name, { title, filter: choices }]) => {
          const value = filter.choices[name] ?? ''
          return choices && <Choice key={name} label={title} value={value} {...{ name, choices }} />
        })}
        {!label && submit}
        {isNarrow(filter) && (
          <Link to="?" keepsScroll className={styles.clear}>
            Limpar filtros
          </Link>
        )}
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

function Choice({ name, label, choices: { all, options }, value }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        name={name}
        defaultValue={value}
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
