import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { SEARCH_MAX_LENGTH } from '#/domain/search.ts'
import { type Suggests, useSuggestions } from '../use-suggestions.ts'
import styles from './header.module.css'

export interface HeaderSearchProps {
  /** Address of the results for a text. */
  resultsFor(text: string): string
  /** What suggests while somebody types. */
  suggests: Suggests
}

/** The search of the top bar, for people who are logged in. */
export function HeaderSearch({ resultsFor, suggests }: HeaderSearchProps) {
  const navigate = useNavigate()
  const { field, list } = useSuggestions(suggests)

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    if (!text) return console.warn('O campo de busca está vazio.')
    navigate(resultsFor(text))
  }

  return (
    <search className={styles.search}>
      <form onSubmit={search}>
        <input
          {...field}
          name="search"
          aria-label="Buscar softwares"
          placeholder="Buscar softwares"
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
        />
        {list}
      </form>
    </search>
  )
}
