import type { Reading } from './reading.ts'

/** How a question was read, as the API gives it. */
export interface ReadingWire {
  corrigida: string | null
  omitidas: string[]
  sinonimos: string[]
}

export const presentReading = ({ corrected, omitted, synonyms }: Reading): ReadingWire => ({
  corrigida: corrected,
  omitidas: omitted,
  sinonimos: synonyms,
})
