import { type ComponentType, createElement, type FocusEvent, useState } from 'react'

export interface SuggestionsProps {
  /** The field that they are for; they sit below it, in its form. */
  input: HTMLInputElement
  /** Suggests nothing else, where it is given. */
  tipo?: string
}

/** What suggests while somebody types. */
export interface Suggests extends Omit<SuggestionsProps, 'input'> {
  /** As `() => import('./ui/suggestions.tsx')`: fetched when the field is first focused. */
  load(): Promise<{ default: ComponentType<SuggestionsProps> }>
}

/** What a field with suggestions says of itself before they are there. */
const COMBOBOX = {
  type: 'text',
  inputMode: 'search',
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
} as const

/**
 * The suggestions of a search field.
 * @returns `field`, for its input, and `list`, for the end of its form, which has a `position`
 */
export function useSuggestions(suggests?: Suggests) {
  const [shown, setShown] = useState<SuggestionsProps & { List: ComponentType<SuggestionsProps> }>()
  if (!suggests) return { field: { type: 'search', ref: undefined } as const }

  const { load, ...given } = suggests
  function begin(input: HTMLInputElement) {
    const show = ({ default: List }: Awaited<ReturnType<typeof load>>) =>
      setShown((now) => (now?.input === input ? now : { ...given, input, List }))
    // Without them the field searches as ever.
    load().then(show, () => {})
  }
  const field = {
    ...COMBOBOX,
    onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => begin(currentTarget),
    // Who came before the page was hydrated has focused it already, and may be typing.
    ref: (input: HTMLInputElement | null) => {
      if (input && input === document.activeElement) begin(input)
    },
  }
  return { field, list: shown && createElement(shown.List, shown) }
}
