import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useAutofocus } from '#/components/forms/use-autofocus.ts'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { Stars } from '#/components/rating.tsx'
import { cleanSearch, SEARCH_MAX_LENGTH } from '#/domain/search.ts'
import { alternativesOf } from '#/features/alternatives/queries.ts'
import { ASKED_AFTER_MS } from '#/features/catalogue/limits.ts'
import { suggestionsFor } from '#/features/search/suggestions/queries.ts'
import { sideBySidePath } from '../address.ts'
import type { ChosenSoftware } from '../results.ts'
import styles from './software-picker.module.css'

export interface SoftwarePickerProps {
  /** What is in the comparison, in its order. */
  compared: ChosenSoftware[]
  onlyDifferences: boolean
  /** The list of a category, for who would rather look around. */
  list: string
  onPicked(): void
}

interface Candidate {
  id: string
  name: string
  logo: string
  /** What it is, or why it is offered. */
  detail: string
  rating: number
}

/** Software by its name or by what it does; before anything is typed, alternatives to what is compared. */
export default function SoftwarePicker(props: SoftwarePickerProps) {
  const { compared, onlyDifferences, list, onPicked } = props
  const [text, setText] = useState('')
  const [query] = useDebouncedValue(cleanSearch(text), ASKED_AFTER_MS)
  const field = useId()
  const autofocus = useAutofocus()
  const found = useQuery({
    queryKey: ['software-suggestions', query],
    queryFn: ({ signal }) => suggestionsFor(query, 'software', signal),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })
  const first = compared[0]
  const alternatives = useQuery({
    ...alternativesOf(first?.id ?? ''),
    enabled: first !== undefined,
  })

  const candidates: Candidate[] | undefined =
    query === ''
      ? alternatives.data?.map(({ id, titulo, logo, motivos, avaliacao }) => ({
          id,
          name: titulo,
          logo,
          detail: motivos[0] ?? '',
          rating: avaliacao,
        }))
      : found.data?.flatMap(({ _id, texto, logotipo_url, categoria, rating }) =>
          _id ? [{ id: _id, name: texto, logo: logotipo_url, detail: categoria, rating }] : [],
        )
  const shown = candidates?.filter(({ id }) => compared.every((other) => other.id !== id))
  const hasFailed = query === '' ? alternatives.isError : found.isError

  return (
    <>
      <search className={styles.search}>
        <label htmlFor={field}>Nome do software ou o que ele faz</label>
        <input
          id={field}
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          {...autofocus}
        />
      </search>
      <p className={styles.title} role="status">
        {titleOf()}
      </p>
      <ul className={styles.list} aria-label="Softwares para adicionar">
        {shown?.map(({ id, ...candidate }) => (
          <li key={id}>
            <Link
              to={sideBySidePath([...compared.map((other) => other.id), id], onlyDifferences)}
              className={styles.option}
              onClick={onPicked}
            >
              <Option {...candidate} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.otherwise}>
        <Link to={list} onClick={onPicked}>
          Procurar na lista, com filtros
        </Link>
      </p>
    </>
  )

  function titleOf(): ReactNode {
    if (hasFailed) return 'Não foi possível procurar. Verifique a conexão.'
    if (!shown) return query || first ? 'Procurando…' : ''
    if (query === '') return shown.length > 0 && `Alternativas a ${first?.name}`
    if (shown.length > 0) return shown.length === 1 ? '1 software' : `${shown.length} softwares`
    return candidates?.length
      ? 'Já está na comparação.'
      : `Nenhum software encontrado para “${query}”.`
  }
}

const Option = ({ name, logo, detail, rating }: Omit<Candidate, 'id'>) => (
  <>
    <LogoTile src={logo} kind="Software" size={40} eager />
    <span className={styles.texts}>
      <span className={styles.name}>{name}</span> <span className={styles.detail}>{detail}</span>
    </span>{' '}
    {rating > 0 && <Stars rating={rating} />}
  </>
)
