import { formatReais } from '#/domain/money.ts'
import { PERIODS, UNITS } from '#/domain/product-facts.ts'
import type { Fact, SimpleFact } from './definition.ts'
import { INTEGRATIONS } from './integrations.ts'
import type { Plan } from './values.ts'

type Priced = Pick<Plan, 'precoCentavos' | 'periodo' | 'por'>

export const priceText = ({ precoCentavos }: Pick<Plan, 'precoCentavos'>) => {
  if (precoCentavos === null) return 'Sob consulta'
  return precoCentavos === 0 ? 'Grátis' : formatReais(precoCentavos)
}

/** What a price is for, as 'por mês, por usuário'. */
export const perText = ({ periodo, por }: Priced) => `${PERIODS[periodo]}, ${UNITS[por]}`

/** A plan in one line, as 'Essencial: R$ 99,00 por mês, por empresa'. */
const planText = (plan: Plan) =>
  plan.precoCentavos === null || plan.precoCentavos === 0
    ? `${plan.nome}: ${priceText(plan)}`
    : `${plan.nome}: ${priceText(plan)} ${perText(plan)}`

const countText = (value: number, [one, several]: readonly [string, string]) =>
  `${value.toLocaleString('pt-BR')} ${value === 1 ? one : several}`

/** What a value says, in words: one, or several of a list. */
export function wordsOf(fact: Fact | SimpleFact, value: unknown): string[] {
  if (value === null || value === undefined) return []
  switch (fact.kind) {
    case 'money':
      return [value === 0 ? fact.none : formatReais(value as number)]
    case 'count':
      return [value === 0 ? fact.none : countText(value as number, fact.unit)]
    case 'flag':
      return [value ? fact.yes : fact.no]
    case 'choice':
      return [fact.options[value as string] ?? '']
    case 'choices':
      // In the order of the options, whatever that of the answer.
      return Object.keys(fact.options)
        .filter((name) => (value as string[]).includes(name))
        .map((name) => fact.options[name] ?? '')
    case 'parts':
      return Object.entries(fact.parts).flatMap(([name, part]) =>
        wordsOf(part, (value as Record<string, unknown>)[name]),
      )
    case 'plans':
      return (value as Plan[]).map(planText)
    case 'integrations':
      return (value as string[]).flatMap((name) => INTEGRATIONS[name] ?? [])
  }
}
