import type { Offer, UnitPriceSpecification } from 'schema-dts'
import type { PlanShown, SheetShown } from './shown.ts'

/** Of UN/CEFACT, as schema.org asks for; what is paid once has none. */
const UNIT_CODES = { mensal: 'MON', anual: 'ANN', unico: '' } satisfies Record<
  PlanShown['period'],
  string
>

/** The price again, by the time that it is for. */
function perPeriod(price: string, period: PlanShown['period']) {
  const unitCode = UNIT_CODES[period]
  if (!unitCode) return {}
  const priceSpecification: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'BRL',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
  }
  return { priceSpecification }
}

/** The plans of a product that have a price, as a part of what they are about. */
export function plansLd(plans: PlanShown[]): { offers?: Offer[] } {
  const offers = plans.flatMap(({ name, cents, per, period }): Offer[] => {
    if (cents === null) return []
    const price = (cents / 100).toFixed(2)
    return [
      {
        '@type': 'Offer',
        name,
        price,
        priceCurrency: 'BRL',
        ...(per && { description: per }),
        ...(cents > 0 && perPeriod(price, period)),
      },
    ]
  })
  return offers.length > 0 ? { offers } : {}
}

/** What a product runs on, where its supplier says it. */
export const platformsLd = ({ platforms }: Pick<SheetShown, 'platforms'>) =>
  platforms.length > 0 ? { operatingSystem: platforms.join(', ') } : {}
