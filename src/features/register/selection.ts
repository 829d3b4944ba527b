import { foldText } from '#/domain/text.ts'

/** Which establishments are brought in. */
export interface Selection {
  /** Main activities, 7 digits each. */
  activities: string[]
  /** Two letters; null for the whole country. */
  state: string | null
  /** Code or name of a city as the register has it; null for all. */
  city: string | null
}

/** Whether a city, by its code and name, is the one that is looked for. */
export const isCity = (wanted: string, code: string, name: string) =>
  /^\d+$/.test(wanted) ? Number(wanted) === Number(code) : foldText(wanted) === foldText(name)
