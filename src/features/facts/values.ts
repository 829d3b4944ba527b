import type { Period, Unit } from '#/domain/product-facts.ts'
import type { FACTS, FactName } from './definition.ts'

export interface Plan {
  nome: string
  /** In centavos; null where it is said on request. */
  precoCentavos: number | null
  periodo: Period
  por: Unit
  /** A line for each thing. */
  inclui: string
  limites: string
}

type ValueOf<F> = F extends { kind: 'money' | 'count' }
  ? number
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'choice'; options: infer Options }
      ? keyof Options & string
      : F extends { kind: 'choices'; options: infer Options }
        ? (keyof Options & string)[]
        : F extends { kind: 'parts'; parts: infer Parts }
          ? { [Name in keyof Parts]: ValueOf<Parts[Name]> | null }
          : F extends { kind: 'plans' }
            ? Plan[]
            : string[]

/** What each fact looks like; of integrations: names of the list and ids of products. */
export type FactValues = { [Name in FactName]: ValueOf<(typeof FACTS)[Name]> }

/** Whether nothing is said: nothing of a list, or of all its parts. */
export function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every(isNothing)
}
