import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { cleanSearch, SEARCH_MAX_LENGTH } from '#/domain/search.ts'
import { foldText } from '#/domain/text.ts'
import { useAutofocus } from '../forms/use-autofocus.ts'
import type { Command, FindRecords } from './command.ts'
import styles from './command-palette.module.css'

/** Typing rests this long before records are asked for. */
const PAUSE_MS = 200
const RECORD_LETTERS = 2

export interface CommandPaletteProps {
  commands: Command[]
  findRecords: FindRecords
  /** Who searches: records are theirs. */
  scope: string
  onClose(): void
}

/** Finds commands as one types, and records after a pause; arrows choose, Enter goes. */
export default function CommandPalette(props: CommandPaletteProps) {
  const { commands, findRecords, scope, onClose } = props
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  // As it is searched: what no text can hold is refused.
  const typed = cleanSearch(text)
  const asked = useRested(typed)
  const field = useAutofocus()
  const records = useQuery({
    queryKey: ['commands', scope, asked],
    queryFn: ({ signal }) => findRecords(asked, signal),
    enabled: asked.length >= RECORD_LETTERS,
  })
  const words = foldText(typed).split(' ')
  const named = commands.filter(({ text: name }) =>
    words.every((word) => foldText(name).includes(word)),
  )
  const wanted = foldText(typed)
  const known = asked === typed ? (records.data ?? []) : []
  const found = [...named, ...known.toSorted((a, b) => rankOf(a, wanted) - rankOf(b, wanted))]
  const chosen = Math.min(at, found.length - 1)

  function go(command: Command | undefined) {
    if (!command) return
    onClose()
    navigate(command.to)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') go(found[chosen])
    else if (step && found.length > 0) {
      const next = (chosen + step + found.length) % found.length
      setAt(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else return
    event.preventDefault()
  }

  return (
    <>
      <input
        className={styles.field}
        type="text"
        role="combobox"
        aria-label="Buscar telas e registros"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${chosen}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Uma tela, um nome, um e-mail"
        maxLength={SEARCH_MAX_LENGTH}
        {...field}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles.list}>
        <div id={`${id}-list`} role="listbox" aria-label="Encontrados">
          {found.map((command, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
            <div
              key={`${command.group} ${command.to} ${command.text}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              className={styles.option}
              onClick={() => go(command)}
            >
              <span className={styles.name}>
                {command.text} {command.note && <small>{command.note}</small>}
              </span>
              <span className={styles.group}>{command.group}</span>
            </div>
          ))}
        </div>
        <p role="status" className={styles.state}>
          {records.isError && 'Não foi possível buscar registros.'}
          {!records.isError && found.length === 0 && !records.isFetching && 'Nada encontrado.'}
        </p>
      </div>
    </>
  )
}

/** What begins with the text stands before what has it within, and that before what has it elsewhere. */
function rankOf({ text }: Command, wanted: string): number {
  const name = foldText(text)
  return name.startsWith(wanted) ? 0 : name.includes(wanted) ? 1 : 2
}

/** A text, once it rests. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
