import { requireCategories } from '#/features/catalogue/categories/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { CATEGORY_SEPARATOR } from '../limits.ts'
import { KINDS, presentOffer } from '../presenter.server.ts'
import { mediaOf } from '../repository.server.ts'
import type { OfferWire } from '../schema.ts'
import { textColumns } from '../texts.ts'
import * as repository from './repository.server.ts'
import type { OfferForm } from './schema.ts'

export const kindOf = ({ tipo }: Pick<OfferForm, 'tipo'>) => KINDS[tipo]

/** Columns of what a form holds, beside its categories. */
export const toColumns = (form: OfferForm) => ({
  name: form.name,
  description: form.description,
  ...(form.tipo === 'Software'
    ? {
        ...textColumns(form),
        subcategory: form.subCategoria,
        showVendors: form.isVisibleVendors,
      }
    : { subcategory: form.subCategoria }),
})

/**
 * The categories a form names, as they are written twice: linked, and as the text that is searched.
 * @param offerId of an offer that is changed; it is locked after this
 * @throws AppError 400
 */
export async function categoriesOf(tx: Database, form: OfferForm, offerId?: string) {
  const categories = await requireCategories(tx, kindOf(form), form.category, offerId)
  return {
    categoryIds: categories.map(({ id }) => id),
    categoryText: categories.map(({ name }) => name).join(CATEGORY_SEPARATOR),
  }
}

/** An offer, seen or not, that nobody else changes until the transaction ends. */
export const lockOffer = (tx: Database, id: string) =>
  repository.findEditable(tx, id, { lock: true })

/** The same, while others may change it. */
export const findAnyOffer = (db: Database, id: string) =>
  repository.findEditable(db, id, { lock: false })

/** Shows an offer to everybody, unless an Admin took it off the site, or hides it. */
export const showOffer = repository.setVisibility

export const showServices = repository.showServices
export const giveToMaker = repository.giveToMaker
export const giveOwnToPage = repository.giveOwnToPage
export const noteMaker = repository.noteMaker
export const addToAverage = repository.addToAverage
export const setRatingIndexes = repository.setRatingIndexes
export const setMonthlyPrice = repository.setMonthlyPrice

/** An offer that is there, seen or not. */
export async function anyOffer(db: Database, id: string): Promise<OfferWire> {
  const found = await repository.findEditable(db, id, { lock: false })
  if (!found) throw new Error(`offer ${id} is not there`)
  return presentOffer(found.offer, await mediaOf(db, id))
}
