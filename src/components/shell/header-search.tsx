import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { SEARCH_MAX_LENGTH } from '#/domain/search.ts'
import styles from './header.module.css'

export interface HeaderSearchProps {
  /** Address of the results for a text. */
  resultsFor(text: string): string
}

/** The search of the top bar, for people who are logged in. */
export function HeaderSearch({ resultsFor }: HeaderSearchProps) {
  const navigate = useNavigate()

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
          name="search"
          type="search"
          aria-label="Buscar softwares"
          placeholder="Buscar softwares"
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
        />
      </form>
    </search>
  )
}
