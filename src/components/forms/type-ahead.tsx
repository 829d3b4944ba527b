import { Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './type-ahead.module.css'

/** Product limits: how the list of suggestions behaves. */
const LIST_MAX_HEIGHT = 150
const CLOSES_AFTER_BLUR_MS = 150

/** No suggestion has it: ids are of records, or names. */
const OTHERWISE = '\0'

interface Suggestion {
  id: string
  name: string
  /** Why it cannot be chosen. */
  unavailable?: string
  /** Before its name; decorative. */
  picture?: ReactNode
  /** What distinguishes it from others of its name. */
  detail?: string
}

interface TypeAheadProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  text: string
  onText(text: string): void
  /** For what is typed; `undefined` while they are not known. */
  suggestions: Suggestion[] | undefined
  onPick(suggestion: Suggestion): void
  /** Said when nothing was found. */
  nothingFound: string
  /** What else can be done then, offered as an option. */
  otherwise?: { label: string; act(): void }
}

/** A text that is completed from a list: with the pointer, or with arrows and Enter. */
export function TypeAhead({
  text,
  onText,
  suggestions,
  onPick,
  nothingFound,
  otherwise,
  ...input
}: TypeAheadProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])

  function pick(id: string) {
    const picked = suggestions?.find((suggestion) => suggestion.id === id)
    if (picked) onPick(picked)
    if (id === OTHERWISE) otherwise?.act()
    combobox.closeDropdown()
  }

  return (
    <Combobox store={combobox} onOptionSubmit={pick} withinPortal={false}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...input}
          value={text}
          onChange={({ currentTarget }) => {
            onText(currentTarget.value)
            combobox.resetSelectedOption()
            if (currentTarget.value.trim()) combobox.openDropdown()
            else combobox.closeDropdown()
          }}
          onFocus={() => clearTimeout(closing.current)}
          onBlur={(event) => {
            input.onBlur?.(event)
            closing.current = setTimeout(() => combobox.closeDropdown(), CLOSES_AFTER_BLUR_MS)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!suggestions}>
        <Combobox.Options mah={LIST_MAX_HEIGHT} className={styles.options}>
          {suggestions?.map(({ id, name, unavailable, picture, detail }) => (
            <Combobox.Option key={id} value={id} disabled={Boolean(unavailable)}>
              <span className={styles.option}>
                <span className={styles.what}>
                  {picture}
                  <span>
                    {name}
                    {detail && <small> {detail}</small>}
                  </span>
                </span>
                {unavailable && <small>{unavailable}</small>}
              </span>
            </Combobox.Option>
          ))}
          {suggestions?.length === 0 && <Combobox.Empty>{nothingFound}</Combobox.Empty>}
          {suggestions?.length === 0 && otherwise && (
            <Combobox.Option value={OTHERWISE} className={styles.otherwise}>
              {otherwise.label}
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
