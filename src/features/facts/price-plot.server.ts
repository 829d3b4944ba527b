import { formatDay } from '#/domain/dates.ts'
import type { PriceWire } from './schema.ts'
import type { PricePlot } from './shown.ts'
import { perText, priceText } from './words.ts'

/** Of the drawing, which is as wide as its place. */
const PLOT = { width: 100, height: 32 }
/** Over the highest price, so that its line is whole. */
const TOP = 2

type Priced = PriceWire & { precoCentavos: number }

const isPriced = (price: PriceWire): price is Priced => price.precoCentavos !== null

/** From 0 on, so that a tenth more looks like a tenth more; a price holds until the next one begins. */
function pathOf(prices: Priced[], now: Date): string {
  const begin = Date.parse(prices[0]?.desde ?? '')
  const span = Math.max(1, now.getTime() - begin)
  const most = Math.max(1, ...prices.map(({ precoCentavos }) => precoCentavos))
  const x = (moment: string) =>
    (((Date.parse(moment) - begin) / span) * PLOT.width).toFixed(2).replace(/\.?0+$/, '')
  const y = (cents: number) =>
    (PLOT.height - (cents / most) * (PLOT.height - TOP)).toFixed(2).replace(/\.?0+$/, '')
  const steps = prices.map(({ desde, precoCentavos }, index) =>
    index === 0 ? `M0 ${y(precoCentavos)}` : `H${x(desde)}V${y(precoCentavos)}`,
  )
  return `${steps.join('')}H${PLOT.width}`
}

/**
 * What plans have cost as lines, each of a plan with two prices or more that are paid alike; a price on request
 * has no height. @param prices the newest first
 */
export function pricePlots(prices: PriceWire[], now: Date): PricePlot[] {
  const byPlan = new Map<string, Priced[]>()
  for (const price of prices.filter(isPriced).toReversed()) {
    const key = JSON.stringify([price.plano, price.periodo, price.por])
    byPlan.set(key, [...(byPlan.get(key) ?? []), price])
  }
  return [...byPlan.values()].flatMap((all) => {
    const [first, last] = [all[0], all.at(-1)]
    // What is no longer sold is in the table.
    if (!first || !last || all.length < 2 || last.ate) return []
    const [before, after] = [priceText(first), priceText(last)]
    return [
      {
        plan: last.plano,
        per: perText(last),
        path: pathOf(all, now),
        from: { price: before, day: formatDay(first.desde) },
        to: after,
        said: `${last.plano}: ${before} em ${formatDay(first.desde)}, ${after} hoje.`,
      },
    ]
  })
}
