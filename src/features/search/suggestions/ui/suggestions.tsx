import { LayoutGrid, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { Stars } from '#/components/rating.tsx'
import type { SuggestionsProps } from '#/components/use-suggestions.ts'
import { SUGGESTED } from '../limits.ts'
import type { Suggestion } from '../schema.ts'
import styles from './suggestions.module.css'
import { useAnswers } from './use-answers.ts'
import { useCombobox } from './use-combobox.ts'

/** What somebody who types may mean, in a list below the field. */
export default function Suggestions({ input, tipo }: SuggestionsProps) {
  const [text, setText] = useState('')
  const { question, suggestions } = useAnswers(text, tipo)
  const { list, optionId, marked, isOpen, close } = useCombobox(input, suggestions, setText)

  // What was typed before the field is listened to counts; what the page came with was searched already.
  useEffect(() => {
    if (input.value !== input.defaultValue) setText(input.value)
  }, [input])

  return (
    <>
      <div
        id={list}
        role="listbox"
        aria-label="Sugestões"
        className={styles.list}
        hidden={!isOpen}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map((suggestion, place) => (
          <Link
            key={suggestion.url}
            id={optionId(place)}
            to={suggestion.url}
            role="option"
            aria-selected={place === marked}
            tabIndex={-1}
            className={styles.option}
            onClick={close}
          >
            <Picture of={suggestion} />
            <span className={styles.texts}>
              <span className={styles.name}>{suggestion.texto}</span>{' '}
              <span className={styles.kind}>
                {SUGGESTED[suggestion.tipo]}
                {suggestion.categoria && ` · ${suggestion.categoria}`}
              </span>
            </span>{' '}
            {suggestion.rating > 0 && <Stars rating={suggestion.rating} />}
          </Link>
        ))}
      </div>
      <div role="status" className="visually-hidden">
        {(isOpen || suggestions.length === 0) && question && spoken(suggestions.length)}
      </div>
    </>
  )
}

function Picture({ of: { tipo, logotipo_url } }: { of: Suggestion }) {
  if (tipo === 'categoria') return <LayoutGrid className={styles.icon} aria-hidden="true" />
  if (tipo === 'busca') return <Search className={styles.icon} aria-hidden="true" />
  return <LogoTile src={logotipo_url} kind={SUGGESTED[tipo]} size={36} eager />
}

/** For who does not see the list. */
function spoken(count: number) {
  if (count === 0) return 'Nenhuma sugestão.'
  return count === 1
    ? '1 sugestão. Use a seta para baixo para chegar a ela.'
    : `${count} sugestões. Use as setas para escolher.`
}
