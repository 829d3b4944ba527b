import { PRICE_LIMITS } from '#/domain/product-facts.ts'
import { factsOf } from './definition.ts'
import { INTEGRATIONS } from './integrations.ts'
import { hasFreePlan, monthlyFrom } from './prices.ts'
import type { FactValues } from './values.ts'

type Values = { [Name in keyof FactValues]: FactValues[Name] | null }

/**
 * What the explorer narrows down by, of what is known: values by facet, none of what nobody said. A price is a
 * value of every limit that it stays within.
 */
export function traitsOf(values: Values): Record<string, string[]> {
  const monthly = monthlyFrom(values.planos ?? [])
  const own = factsOf().flatMap(([name, { facet }]) =>
    facet ? [[facet, [values[name] ?? []].flat() as string[]] as const] : [],
  )
  return {
    ...Object.fromEntries(own),
    preco:
      monthly === null
        ? []
        : Object.keys(PRICE_LIMITS).filter((reais) => monthly.cents <= Number(reais) * 100),
    gratis: [
      ...(hasFreePlan(values) ? ['plano'] : []),
      ...((values.diasGratis ?? 0) > 0 ? ['teste'] : []),
    ],
    integracao: (values.integracoes ?? []).filter((name) => Object.hasOwn(INTEGRATIONS, name)),
  }
}
