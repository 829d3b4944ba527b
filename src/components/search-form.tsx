import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { SEARCH_MAX_LENGTH } from '#/domain/search.ts'
import { Button } from './button.tsx'
import styles from './search-form.module.css'
import { type Suggests, useSuggestions } from './use-suggestions.ts'

interface SearchFormProps {
  /** Placeholder and accessible name. */
  label: string
  /** Address of the results for a text. */
  resultsFor(text: string): string
  /** What is being searched now. */
  value?: string
  /** The form's address without a script, which sends the text as `search`. */
  action: string
  /** Parameters that go along, without a script too. */
  keeps?: [name: string, value: string][]
  /** What suggests while somebody types. */
  suggests?: Suggests
}

/** The large search field of a screen. An empty text is never submitted: only a warning is logged. */
export function SearchForm(props: SearchFormProps) {
  const { label, resultsFor, value = '', action, keeps = [], suggests } = props
  const navigate = useNavigate()
  const id = useId()
  const { field, list } = useSuggestions(suggests)
  const input = useRef<HTMLInputElement>(null)
  const before = useRef(value)
  // A new search elsewhere on the page brings its own text. What somebody types meanwhile stays.
  useEffect(() => {
    const { current } = input
    if (value === before.current) return
    const isTyping = current === document.activeElement && current?.value !== before.current
    if (current && !isTyping) current.value = value
    before.current = value
  }, [value])

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    if (!text) return console.warn('O campo de busca está vazio.')
    navigate(resultsFor(text))
  }

  return (
    <search>
      <form className={styles.form} onSubmit={search} action={action}>
        {keeps.map(([name, text]) => (
          <input key={`${name}=${text}`} type="hidden" name={name} value={text} />
        ))}
        <div className={styles.field}>
          {/* Searches too; who does not see it has the button at the end. */}
          <button type="submit" className={styles.icon} tabIndex={-1} aria-hidden="true">
            <Search />
          </button>
          <label htmlFor={id} className="visually-hidden">
            {label}
          </label>
          <input
            {...field}
            ref={(element) => {
              input.current = element
              field.ref?.(element)
            }}
            id={id}
            name="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={SEARCH_MAX_LENGTH}
            defaultValue={value}
            placeholder={label}
          />
        </div>
        <Button type="submit" size="normal" className={styles.submit}>
          Buscar
        </Button>
        {list}
      </form>
    </search>
  )
}
