import type { TextInputProps } from '@mantine/core'
import { X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import styles from './choices-field.module.css'
import { TypeAhead } from './type-ahead.tsx'

interface ChoicesFieldProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'label' | 'className'> {
  label: string
  className?: string
  chosen: string[]
  /** How many can be chosen. */
  max: number
  text: string
  onText(text: string): void
  /** Names for what is typed; `undefined` while they are not known. */
  suggestions: string[] | undefined
  onChange(chosen: string[]): void
  nothingFound: string
  /** What else can be done when nothing was found, offered as an option. */
  otherwise?: { label: string; act(): void }
  /** Of the button that takes one away, as 'Remover categoria'. */
  removeLabel: string
}

const sameName = (one: string, other: string) =>
  one.trim().localeCompare(other.trim(), 'pt-BR', { sensitivity: 'base' }) === 0

/** A few things chosen from many: found by typing, none of them twice. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { className, chosen, max, text, onText, suggestions, onChange, removeLabel, ...input } =
    props
  const field = useRef<HTMLInputElement>(null)
  const isFull = chosen.length >= max
  const isChosen = (name: string) => chosen.some((other) => sameName(other, name))

  function add(name: string) {
    onText('')
    if (!isFull && !isChosen(name)) onChange([...chosen, name])
  }

  function remove(name: string) {
    onChange(chosen.filter((other) => other !== name))
    // The button goes with it; the field may only now be there to type in.
    requestAnimationFrame(() => field.current?.focus())
  }

  /** Enter takes what is meant, and never sends the form from here. */
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'Enter' || event.target !== field.current) return
    if (field.current?.getAttribute('aria-activedescendant')) return
    event.preventDefault()
    const meant = suggestions?.find((name) => sameName(name, text)) ?? onlyOne(suggestions)
    if (meant) add(meant)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come from the field inside
    <div className={className} onKeyDown={onKeyDown}>
      <TypeAhead
        {...input}
        ref={field}
        text={text}
        onText={onText}
        disabled={isFull}
        suggestions={
          text.trim()
            ? suggestions?.map((name) => ({
                id: name,
                name,
                unavailable: isChosen(name) ? 'Já escolhida' : undefined,
              }))
            : undefined
        }
        onPick={({ name }) => add(name)}
      />
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map((name) => (
            <li key={name} className={styles.choice}>
              {name}
              <button
                type="button"
                aria-label={`${removeLabel} ${name}`}
                onClick={() => remove(name)}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const onlyOne = (names: string[] = []) => (names.length === 1 ? names[0] : undefined)
