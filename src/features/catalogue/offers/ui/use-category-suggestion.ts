import { useState } from 'react'
import { CATEGORY_NAME_MIN } from '#/features/catalogue/categories/limits.ts'
import { suggestCategory } from '#/features/catalogue/categories/queries.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import type { OfferType } from '../../schema.ts'

const NOTHING = { told: '', refused: '' }

/**
 * Lets the person who is logged in suggest a category that was not found.
 * @param onDone given the name of one that turned out to exist, which can be chosen; else ''
 * @returns `told` and `refused`: what to show of it, or ''
 */
export function useCategorySuggestion(tipo: OfferType, onDone: (category: string) => void) {
  const user = useStoredUser()
  const [outcome, setOutcome] = useState(NOTHING)

  async function suggest(name: string) {
    try {
      const { data, message } = await suggestCategory({ name, tipo })
      const canBeChosen = data.outcome === 'exists' && data.active
      setOutcome({ ...NOTHING, told: canBeChosen ? '' : message })
      onDone(canBeChosen ? data.name : '')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setOutcome({ ...NOTHING, refused: error.message })
    }
  }

  return {
    ...outcome,
    forget: () => setOutcome(NOTHING),
    /** The option that suggests a name; undefined for who cannot, and for what is no name. */
    offer: (name: string) =>
      user && name.length >= CATEGORY_NAME_MIN
        ? { label: `Sugerir categoria “${name}”`, act: () => void suggest(name) }
        : undefined,
  }
}
