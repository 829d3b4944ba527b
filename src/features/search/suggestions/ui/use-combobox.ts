import { useEffect, useId, useState } from 'react'

const NOWHERE = -1
const MOVES_CURSOR = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight'])

interface Combobox {
  /** The id of its list. */
  list: string
  optionId(place: number): string
  /** Of the option that arrows have reached; of none below 0. */
  marked: number
  isOpen: boolean
  close(): void
}

/**
 * A field and its list of options as the ARIA Authoring Practices have an editable combobox with a list: the
 * focus stays in the field, arrows move a mark, Enter follows it, Escape closes the list, and whatever moves
 * the cursor or changes the text takes the mark away.
 * @param input rendered as a combobox
 * @param options changed as a whole
 * @param onText gets what was typed
 */
export function useCombobox(
  input: HTMLInputElement,
  options: readonly unknown[],
  onText: (text: string) => void,
): Combobox {
  const list = useId()
  const [isClosed, setClosed] = useState(false)
  const [mark, setMark] = useState({ place: NOWHERE, options })
  const isOpen = !isClosed && options.length > 0
  // What it was put on is gone with the options before.
  const marked = isOpen && mark.options === options ? mark.place : NOWHERE
  const optionId = (place: number) => `${list}-${place}`

  const moveTo = (place: number) => setMark({ place, options })
  function close() {
    setClosed(true)
    moveTo(NOWHERE)
  }

  /** What a key does here; undefined where it does what it does in every field. */
  function deedOf({ key, altKey }: KeyboardEvent): (() => void) | undefined {
    const last = options.length - 1
    if (key === 'Escape') return isOpen ? close : undefined
    if (key === 'Enter')
      return marked === NOWHERE
        ? undefined
        : () => document.getElementById(optionId(marked))?.click()
    if (options.length === 0) return undefined
    if (key === 'ArrowUp' && altKey) return close
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
    return () => {
      setClosed(false)
      if (key === 'ArrowUp') moveTo(marked > 0 ? marked - 1 : last)
      else if (!altKey) moveTo(marked === last ? 0 : marked + 1)
    }
  }

  function press(event: KeyboardEvent) {
    if (event.isComposing) return
    const deed = deedOf(event)
    if (deed) {
      event.preventDefault()
      // What is around the field, as an open menu, does not hear of it.
      event.stopPropagation()
      deed()
    } else if (MOVES_CURSOR.has(event.key)) moveTo(NOWHERE)
  }

  useEffect(() => {
    const listening = new AbortController()
    const on = { signal: listening.signal }
    input.addEventListener('keydown', press, on)
    input.addEventListener('blur', close, on)
    input.form?.addEventListener('submit', close, on)
    input.addEventListener(
      'input',
      () => {
        setClosed(false)
        moveTo(NOWHERE)
        onText(input.value)
      },
      on,
    )
    return () => listening.abort()
  })

  useEffect(() => {
    input.setAttribute('aria-controls', list)
    input.setAttribute('aria-expanded', String(isOpen))
    if (marked === NOWHERE) return input.removeAttribute('aria-activedescendant')
    const option = `${list}-${marked}`
    input.setAttribute('aria-activedescendant', option)
    document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }, [input, list, isOpen, marked])

  return { list, optionId, marked, isOpen, close }
}
