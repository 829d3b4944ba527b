import type { Offer } from 'schema-dts'
import type { PlanShown, SheetShown } from './shown.ts'

/** The plans of a product that have a price, as a part of what they are about. */
export function plansLd(plans: PlanShown[]): { offers?: Offer[] } {
  const offers = plans.flatMap(({ name, cents, per }): Offer[] =>
    cents === null
      ? []
      : [
          {
            '@type': 'Offer',
            name,
            price: (cents / 100).toFixed(2),
            priceCurrency: 'BRL',
            ...(per && { description: per }),
          },
        ],
  )
  return offers.length > 0 ? { offers } : {}
}

/** What a product runs on, where its supplier says it. */
export const platformsLd = ({ platforms }: Pick<SheetShown, 'platforms'>) =>
  platforms.length > 0 ? { operatingSystem: platforms.join(', ') } : {}
