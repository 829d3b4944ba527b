import { DAY_MS } from '#/domain/durations.ts'
import { saoPauloDay } from '#/domain/sao-paulo.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import * as repository from './repository.server.ts'
import type { Plan } from './values.ts'

const rowOf = (plan: Plan): repository.NewPrice => ({
  plan: plan.nome,
  priceCents: plan.precoCentavos,
  period: plan.periodo,
  unit: plan.por,
})

const wordOf = ({ plan, priceCents, period, unit }: repository.NewPrice) =>
  JSON.stringify([plan, priceCents, period, unit])

const costOf = ({ priceCents, period, unit }: repository.NewPrice) =>
  JSON.stringify([priceCents, period, unit])

/**
 * Keeps what plans have cost: a price that changed ends, and the new one begins. What was corrected on the day
 * that it was written was never a price, and one that is back on the day that it ended has never ended. A plan
 * under another name that costs the same is the same price, with the new name.
 * @returns whether anything is other than before
 */
export async function keepPrices(
  tx: Database,
  offerId: string,
  plans: Plan[],
  now: Date,
): Promise<boolean> {
  const current = await repository.currentPrices(tx, offerId)
  const wanted = new Map(plans.map((plan) => [wordOf(rowOf(plan)), rowOf(plan)]))
  const changed = current.filter((price) => !wanted.delete(wordOf(price)))
  const isChanged = changed.length > 0 || wanted.size > 0
  const renamed = renamedAmong(changed, [...wanted.values()], current, plans)
  const over = changed.filter((price) => !renamed.has(price))
  const today = saoPauloDay(now)
  const isOfToday = ({ since }: repository.PriceRow) => saoPauloDay(since) === today
  const idsOf = (prices: repository.PriceRow[]) => prices.map(({ id }) => id)
  const corrected = over.filter(isOfToday)
  const begun = new Map(corrected.map(({ plan, since }) => [plan, since]))
  for (const [{ since }, plan] of renamed) begun.set(plan, since)
  await repository.removePrices(tx, idsOf([...corrected, ...renamed.keys()]))
  const ended = await repository.pricesEndedSince(tx, offerId, new Date(now.getTime() - DAY_MS))
  const isBack = (price: repository.PriceRow) =>
    price.until !== null && saoPauloDay(price.until) === today && wanted.delete(wordOf(price))
  await repository.resumePrices(tx, idsOf(ended.filter(isBack)))
  await repository.endPrices(tx, idsOf(over.filter((price) => !isOfToday(price))), now)
  const rows = [...wanted.values()].map((price) => ({
    ...price,
    offerId,
    since: begun.get(price.plan) ?? now,
  }))
  await repository.addPrices(tx, rows)
  await repository.forgetShortPrices(tx, offerId)
  return isChanged
}

/**
 * Which prices are of plans that only have another name by now, with that name. One whose name stays has changed
 * its price, whatever else costs the same.
 */
function renamedAmong(
  changed: repository.PriceRow[],
  wanted: repository.NewPrice[],
  current: repository.PriceRow[],
  plans: Plan[],
): Map<repository.PriceRow, string> {
  const before = new Set(current.map(({ plan }) => plan))
  const after = new Set(plans.map(({ nome }) => nome))
  const fresh = wanted.filter(({ plan }) => !before.has(plan))
  const renamed = new Map<repository.PriceRow, string>()
  for (const price of changed.filter(({ plan }) => !after.has(plan))) {
    const at = fresh.findIndex((other) => costOf(other) === costOf(price))
    const [found] = at < 0 ? [] : fresh.splice(at, 1)
    if (found) renamed.set(price, found.plan)
  }
  return renamed
}
