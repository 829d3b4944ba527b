import type { MonthlyPrice } from '#/domain/monthly-price.ts'
import type { FactValues, Plan } from './values.ts'

type Priced = Pick<Plan, 'precoCentavos' | 'periodo' | 'por'>

/**
 * What a plan costs a month, in centavos; a twelfth of a year, and 0 only of what is free; null of what is paid once or
 * by use.
 */
function monthly({ precoCentavos, periodo, por }: Priced): number | null {
  if (precoCentavos === null || por === 'uso' || periodo === 'unico') return null
  if (periodo !== 'anual' || precoCentavos === 0) return precoCentavos
  return Math.max(1, Math.round(precoCentavos / 12))
}

/**
 * The least that a product costs a month, per user or per company as its plan has it. What is free counts
 * only where nothing is paid: a free plan beside others says nothing of what they cost (decision 49).
 * @returns null where no plan says it
 */
export function monthlyFrom(plans: readonly Priced[]): MonthlyPrice | null {
  const prices = plans.flatMap((plan): MonthlyPrice[] => {
    const cents = monthly(plan)
    return cents === null ? [] : [{ cents, unit: plan.por }]
  })
  const paid = prices.filter(({ cents }) => cents > 0)
  const [least] = (paid.length > 0 ? paid : prices).toSorted((a, b) => a.cents - b.cents)
  return least ?? null
}

/** Whether there is something to use without paying. */
export const hasFreePlan = ({
  planos,
  temPlanoGratuito,
}: Partial<{ [Name in keyof FactValues]: FactValues[Name] | null }>) =>
  temPlanoGratuito === true || (planos ?? []).some(({ precoCentavos }) => precoCentavos === 0)
