import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { capitaliseWords, foldText } from '#/domain/text.ts'

/** The register leaves out accents, and sometimes hyphens and apostrophes. */
const keyOf = (state: string, city: string) => `${state} ${foldText(city).replace(/[^a-z]/g, '')}`

let names: ReadonlyMap<string, string> | undefined

/**
 * The name of a city as IBGE writes it; the register has it in capitals, without accents.
 * @param state two letters
 * @returns capitalised where IBGE knows no city of that name in the state
 */
export function cityAsWritten(city: string, state: string): string {
  names ??= new Map(
    getMunicipalities().map(({ stateCode, name }) => [keyOf(stateCode, name), name]),
  )
  return names.get(keyOf(state, city)) ?? capitaliseWords(city)
}
