import {
  type AskedFacts,
  type Fact,
  type FactName,
  factsOf,
  isAsked,
  isFactOf,
  type SimpleFact,
} from './definition.ts'
import type { Plan } from './values.ts'

/** A plan as its form holds it: its price as it is typed. */
export interface PlanFields extends Omit<Plan, 'precoCentavos'> {
  /** In reais. */
  precoCentavos: string
  /** The price is said on request. */
  onRequest: boolean
}

export type SheetFields = Partial<Record<FactName, unknown>>

const MONEY = /^(?:R\$)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/

/** '1.234,5' → 123450. @returns NaN for what is no amount of reais */
export function centsOf(typed: string): number {
  // A point before one or two digits stands for the comma: many telephones offer no other key.
  const text = typed.trim().replace(/^([^,]*)\.(\d{1,2})$/, '$1,$2')
  const [, whole = '', cents = ''] = MONEY.exec(text) ?? []
  if (whole === '') return Number.NaN
  return Number(whole.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'))
}

const reaisOf = (cents: number) =>
  (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })

export const EMPTY_PLAN: PlanFields = {
  nome: '',
  precoCentavos: '',
  onRequest: false,
  periodo: 'mensal',
  por: 'empresa',
  inclui: '',
  limites: '',
}

/** A value as its form holds it: numbers as texts, of a list what is chosen. */
function fieldOf(fact: Fact | SimpleFact, value: unknown): unknown {
  switch (fact.kind) {
    case 'money':
      return typeof value === 'number' ? reaisOf(value) : ''
    case 'count':
      return typeof value === 'number' ? String(value) : ''
    case 'flag':
      return typeof value === 'boolean' ? String(value) : ''
    case 'choice':
      return value ?? ''
    case 'choices':
    case 'integrations':
      return value ?? []
    case 'parts':
      return Object.fromEntries(
        Object.entries(fact.parts).map(([name, part]) => [
          name,
          fieldOf(part, (value as Record<string, unknown> | null)?.[name]),
        ]),
      )
    case 'plans':
      return ((value ?? []) as Plan[]).map(
        (plan): PlanFields => ({
          ...plan,
          precoCentavos: plan.precoCentavos === null ? '' : reaisOf(plan.precoCentavos),
          onRequest: plan.precoCentavos === null,
        }),
      )
  }
}

/** What a form holds, as it is sent: null of what is left empty, NaN of what is no number. */
function sentOf(fact: Fact | SimpleFact, field: unknown): unknown {
  switch (fact.kind) {
    case 'money':
      return field === '' ? null : centsOf(field as string)
    case 'count':
      return field === '' ? null : Number(field)
    case 'flag':
      return field === '' ? null : field === 'true'
    case 'choice':
      return field === '' ? null : field
    case 'choices':
    case 'integrations':
      return field
    case 'parts':
      return Object.fromEntries(
        Object.entries(fact.parts).map(([name, part]) => [
          name,
          sentOf(part, (field as Record<string, unknown>)[name]),
        ]),
      )
    case 'plans':
      return (field as PlanFields[]).map(({ onRequest, ...plan }) => ({
        ...plan,
        precoCentavos: onRequest ? null : centsOf(plan.precoCentavos),
      }))
  }
}

/** The facts that a form asks for. */
export const askedOf = (asked: AskedFacts, tipo: 'Software' | 'Serviço') =>
  factsOf().filter(([name, fact]) => isAsked(asked, name, fact) && isFactOf(fact, tipo))

export const fieldsOf = (
  asked: AskedFacts,
  tipo: 'Software' | 'Serviço',
  sheet: Partial<Record<FactName, unknown>>,
): SheetFields =>
  Object.fromEntries(askedOf(asked, tipo).map(([name, fact]) => [name, fieldOf(fact, sheet[name])]))

export const changeOf = (
  asked: AskedFacts,
  tipo: 'Software' | 'Serviço',
  fields: SheetFields,
): Partial<Record<FactName, unknown>> =>
  Object.fromEntries(askedOf(asked, tipo).map(([name, fact]) => [name, sentOf(fact, fields[name])]))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What somebody typed, upon a sheet that others changed meanwhile: what they left alone is as it is now.
 * @param base what their form began with
 * @returns null where they changed nothing
 */
export function rebased(
  typed: SheetFields,
  base: SheetFields,
  known: SheetFields,
): SheetFields | null {
  const names = Object.keys(known) as FactName[]
  const changed = names.filter((name) => !isSame(typed[name], base[name]))
  if (changed.length === 0) return null
  return { ...known, ...Object.fromEntries(changed.map((name) => [name, typed[name]])) }
}
