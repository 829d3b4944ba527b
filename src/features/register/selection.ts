import { foldText } from '#/domain/text.ts'

/** Activities whose companies make or run software (CNAE 2.3): what is read unless something else is said. */
export const TECHNOLOGY = [
  '6201501',
  '6201502',
  '6202300',
  '6203100',
  '6204000',
  '6209100',
  '6311900',
  '6319400',
  // As it was called before 2019; some companies still have it.
  '6201500',
]

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
