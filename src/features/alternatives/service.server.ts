import { cardsAmong, getOffer } from '#/features/catalogue/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { kept } from '#/platform/server/page-cache.server.ts'
import { ALTERNATIVES_MAX, ALTERNATIVES_MIN, REASONS_MAX } from './limits.ts'
import { reasonsFor, sharesCategory, weightOf } from './reasons.ts'
import * as repository from './repository.server.ts'
import type { Alternative } from './schema.ts'

/** What a candidate takes in memory, about. */
const BYTES_EACH = 600

/** The best rated of a category, the same for all products of it: read once for all their pages. */
const bestOf = (db: Database, category: string) =>
  kept(
    db,
    {
      key: `alternatives in ${category}`,
      tags: ['alternatives', 'categories'],
      bytesOf: (all) => (all.length + 1) * BYTES_EACH,
    },
    () => repository.bestOf(db, category),
  )

/**
 * What may take the place of a software: of its categories, the likeliest first, then of what people compared it
 * with. Looked at are the best rated of each category, however many it has.
 * @returns none where its categories have too few to choose from
 */
export async function alternativesTo(db: Database, id: string): Promise<Alternative[]> {
  const found = await repository.findOwn(db, id)
  if (!found) return []
  const { own, compared } = found
  const times = new Map(compared.map((pair) => [pair.id, pair.times]))
  const best = await Promise.all(own.categories.map((category) => bestOf(db, category)))
  const known = new Map(best.flat().map((candidate) => [candidate.id, candidate]))
  const others = [...times.keys()].filter((other) => !known.has(other))
  if (others.length > 0)
    for (const candidate of await repository.softwareAmong(db, others))
      known.set(candidate.id, candidate)
  known.delete(id)

  const timesOf = (other: string) => times.get(other) ?? 0
  const weighed = [...known.values()]
    .map((other) => ({
      id: other.id,
      motivos: reasonsFor(own, other, timesOf(other.id)).slice(0, REASONS_MAX),
      weight: weightOf(own, other, timesOf(other.id)),
      isOfCategory: sharesCategory(own, other),
    }))
    .filter(({ motivos }) => motivos.length > 0)
    .sort(
      (one, other) =>
        Number(other.isOfCategory) - Number(one.isOfCategory) ||
        other.weight - one.weight ||
        (one.id < other.id ? -1 : 1),
    )
    .slice(0, ALTERNATIVES_MAX)
  const reasons = new Map(weighed.map((one) => [one.id, one.motivos]))
  // What is hidden by now is in no list.
  const cards = await cardsAmong(db, [...reasons.keys()])
  const ofCategory = new Set(weighed.flatMap(({ id, isOfCategory }) => (isOfCategory ? [id] : [])))
  if (cards.filter((card) => ofCategory.has(card.id)).length < ALTERNATIVES_MIN) return []
  return cards.map((card) => ({ ...card, motivos: reasons.get(card.id) ?? [] }))
}

/** @throws AppError 404 for what is no software that readers see */
export async function publicAlternatives(db: Database, id: string): Promise<Alternative[]> {
  const { tipo } = await getOffer(db, id)
  if (tipo !== 'Software') throw notFound('Software não encontrado.')
  return alternativesTo(db, id)
}
