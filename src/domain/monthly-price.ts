import { formatReais } from './money.ts'
import { UNITS, type Unit } from './product-facts.ts'

/** The least that a product costs a month, and what that is for: of two units, neither is the dearer. */
export interface MonthlyPrice {
  /** Centavos; 0 of what is free. */
  cents: number
  unit: Unit
}

/** As it is kept and sent: both are null where nobody said it. */
export const monthlyPriceOf = (cents: number | null, unit: Unit | null): MonthlyPrice | null =>
  cents === null || unit === null ? null : { cents, unit }

/** Of a card: as 'A partir de R$ 49,00 por usuário/mês'; '' where nobody said it. */
export const fromPriceText = (price: MonthlyPrice | null) => {
  if (!price) return ''
  return price.cents === 0 ? 'Grátis' : `A partir de ${monthlyPriceText(price)}`
}

/** As 'R$ 49,00 por usuário/mês'. */
export const monthlyPriceText = ({ cents, unit }: MonthlyPrice) =>
  cents === 0 ? 'Grátis' : `${formatReais(cents)} ${UNITS[unit]}/mês`

/** What paid ones are for: prices of one unit say which is the dearer. @param prices null where nobody said it */
export const pricedUnits = (prices: (MonthlyPrice | null)[]) => [
  ...new Set(prices.flatMap((price) => (price && price.cents > 0 ? price.unit : []))),
]
