import type { OfferCard } from '#/features/catalogue/schema.ts'
import { cardsAmong, getOffer } from '#/features/catalogue/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { kept } from '#/platform/server/page-cache.server.ts'
import { ALTERNATIVES_MAX, ALTERNATIVES_MIN, REASONS_MAX } from './limits.ts'
import { reasonsFor, sharesCategory, weightOf } from './reasons.ts'
import * as repository from './repository.server.ts'
import type { Alternative } from './schema.ts'

/** What a candidate takes in memory with its card, about. */
const BYTES_EACH = 1200

type Shown = repository.Candidate & { card: OfferCard }

/** Candidates with their cards: what is hidden by now is in no list. */
async function withCards(db: Database, all: repository.Candidate[]): Promise<Shown[]> {
  const cards = await cardsAmong(
    db,
    all.map(({ id }) => id),
  )
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return all.flatMap((one) => {
    const card = cardOf.get(one.id)
    return card ? [{ ...one, card }] : []
  })
}

/** The best rated of a category, the same for all products of it: read once for all their pages. */
const bestOf = (db: Database, category: string) =>
  kept(
    db,
    {
      key: `alternatives in ${category}`,
      tags: (all) => ['alternatives', 'categories', ...all.map(({ id }) => `offer:${id}` as const)],
      bytesOf: (all) => (all.length + 1) * BYTES_EACH,
    },
    async () => withCards(db, await repository.bestOf(db, category)),
  )

/** A software as its alternatives are found by, of the offer that a statement is about. */
export const { ownBeside } = repository

/**
 * What may take the place of a software: of its categories, the likeliest first, then of what people compared it
 * with. Looked at are the best rated of each category, however many it has.
 * @param found undefined for what is no software that readers see, which has none
 * @returns none where its categories have too few to choose from
 */
export async function alternativesOf(
  db: Database,
  found: repository.Own | undefined,
): Promise<Alternative[]> {
  if (!found) return []
  const { own, compared } = found
  const times = new Map(compared.map((pair) => [pair.id, pair.times]))
  const best = await Promise.all(own.categories.map((category) => bestOf(db, category)))
  const known = new Map(best.flat().map((candidate) => [candidate.id, candidate]))
  const others = [...times.keys()].filter((other) => !known.has(other))
  if (others.length > 0)
    for (const candidate of await withCards(db, await repository.softwareAmong(db, others)))
      known.set(candidate.id, candidate)
  known.delete(own.id)

  const timesOf = (other: string) => times.get(other) ?? 0
  const weighed = [...known.values()]
    .map((other) => ({
      card: other.card,
      motivos: reasonsFor(own, other, timesOf(other.id)).slice(0, REASONS_MAX),
      weight: weightOf(own, other, timesOf(other.id)),
      isOfCategory: sharesCategory(own, other),
    }))
    .filter(({ motivos }) => motivos.length > 0)
    .sort(
      (one, other) =>
        Number(other.isOfCategory) - Number(one.isOfCategory) ||
        other.weight - one.weight ||
        (one.card.id < other.card.id ? -1 : 1),
    )
    .slice(0, ALTERNATIVES_MAX)
  if (weighed.filter(({ isOfCategory }) => isOfCategory).length < ALTERNATIVES_MIN) return []
  return weighed.map(({ card, motivos }) => ({ ...card, motivos }))
}

/** The same by the id of the software. */
export const alternativesTo = async (db: Database, id: string): Promise<Alternative[]> =>
  alternativesOf(db, await repository.findOwn(db, id))

/** @throws AppError 404 for what is no software that readers see */
export async function publicAlternatives(db: Database, id: string): Promise<Alternative[]> {
  const { tipo } = await getOffer(db, id)
  if (tipo !== 'Software') throw notFound('Software não encontrado.')
  return alternativesTo(db, id)
}
