import { pageOf } from '#/domain/pagination.ts'
import { MAX_STARS } from '#/domain/rating.ts'
import { searchCategories, softwareFamily } from '#/features/catalogue/categories/service.server.ts'
import { latestCommentsOf } from '#/features/reviews/service.server.ts'
import { vendorsOfOffer } from '#/features/vendors/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Filters, Order } from './address.ts'
import { type Counted, facetsOf, firstOf, sliceOf } from './facets.ts'
import { ALIKE_MAX, OPTIONS_MAX, PAGE_SIZE, VENDORS_NAMED } from './limits.ts'
import { presentCard, presentColumn, vendorLabel } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type {
  ChosenSoftware,
  ComparedCard,
  ComparedColumn,
  Comparison,
  FilterGroup,
  FilterOption,
} from './results.ts'

interface Asked {
  /** Name or id; what is in it or in its subcategories. */
  category: string
  filters: Filters
  order: Order
  page: number
}

/**
 * A page of the software of a category, with what each filter would find. Within a group of filters
 * one option is enough; of several groups each has to fit. A supplier who advertises is marked, and
 * comes no earlier for it.
 * @returns undefined where there is no such category
 */
export async function compareCategory(
  db: Database,
  { category, filters, order, page }: Asked,
): Promise<Comparison | undefined> {
  const categories = await softwareFamily(db, category)
  if (!categories?.[0]) return undefined
  const shelf = await repository.shelfOf(db, categories)
  const found = facetsOf(shelf, filters, ({ id }) => id)
  const slice = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  const places = {
    avaliacao: undefined,
    avaliacoes: shelf.byRatings,
    nome: order === 'nome' ? await repository.placesByName(db, categories, shelf) : undefined,
  }[order]
  const ids = sliceOf(shelf, found.fits, slice, places).map((place) => shelf.ids[place] ?? '')
  const { nota, subcategoria, empresa } = found.options
  const others = subcategoria.filter(({ value }) => value !== categories[0])
  const makers = empresa.filter(({ value }) => value !== '')
  return {
    category: categories[0],
    groups: {
      nota: { options: ratingOptions(nota), isCut: false },
      subcategoria: namedOptions(others, filters.subcategoria),
      empresa: namedOptions(makers, filters.empresa),
      fornecedor: await vendorOptions(db, found.sellers, filters.fornecedor),
    },
    results: pageOf(await cardsOf(db, ids), found.total, page, PAGE_SIZE),
  }
}

/** Names of categories that may have been meant by what is the name of none. */
export const categoriesAlike = async (db: Database, text: string): Promise<string[]> =>
  (await searchCategories(db, { query: text, tipo: 'Software' }))
    .slice(0, ALIKE_MAX)
    .map(({ name }) => name)

/** All of them, from five stars down to none, whatever they find. */
function ratingOptions(counted: { value: string; count: number }[]) {
  const counts = new Map(counted.map(({ value, count }) => [value, count]))
  return Array.from({ length: MAX_STARS + 1 }, (_, index) => String(MAX_STARS - index)).map(
    (value) => ({ value, label: value, count: counts.get(value) ?? 0 }),
  )
}

/** As many as may be shown, the most frequent ones and those that are chosen: no more are labelled. */
function candidates<T extends { count: number }>(
  counted: T[],
  chosen: string[],
  nameOf: (option: T) => string,
): T[] {
  const isChosen = (option: T) => (chosen.length > 0 ? Number(chosen.includes(nameOf(option))) : 0)
  return firstOf(
    counted,
    OPTIONS_MAX + chosen.length + 1,
    (a, b) => isChosen(b) - isChosen(a) || b.count - a.count || (nameOf(a) < nameOf(b) ? -1 : 1),
  )
}

/** The most frequent ones, and those that are chosen wherever they stand. */
function bounded(options: FilterOption[], chosen: string[]): FilterGroup {
  const sorted = options.toSorted(
    (a, b) => b.count - a.count || a.label.localeCompare(b.label, 'pt-BR'),
  )
  const shown = sorted.filter(({ value }, index) => index < OPTIONS_MAX || chosen.includes(value))
  return { options: shown, isCut: shown.length < sorted.length }
}

/** Options that are their own names. What is chosen and finds nothing stays, to be left again. */
function namedOptions(counted: Counted[], chosen: string[]): FilterGroup {
  const found = candidates(counted, chosen, ({ value }) => value).map((option) => ({
    ...option,
    label: option.value,
  }))
  const missing = chosen.filter((value) => !counted.some((option) => option.value === value))
  const options = [...found, ...missing.map((value) => ({ value, label: value, count: 0 }))]
  return bounded(options, chosen)
}

async function vendorOptions(
  db: Database,
  counted: { row: repository.VendorNamesRow; count: number }[],
  chosen: string[],
): Promise<FilterGroup> {
  const missing = chosen.filter((id) => !counted.some(({ row }) => row.id === id))
  const unsold = missing.length > 0 ? await repository.vendorsNamed(db, missing) : []
  const sold = candidates(counted, chosen, ({ row }) => row.id)
  const rows = [...sold, ...unsold.map((row) => ({ row, count: 0 }))]
  const options = rows.map(({ row, count }) => ({ value: row.id, label: vendorLabel(row), count }))
  return bounded(options, chosen)
}

async function cardsOf(db: Database, ids: string[]): Promise<ComparedCard[]> {
  if (ids.length === 0) return []
  const [rows, reviews] = await Promise.all([
    repository.softwareById(db, ids),
    latestCommentsOf(db, ids),
  ])
  return ids.flatMap((id) => {
    const row = rows.find((other) => other.id === id)
    return row ? [presentCard(row, reviews.get(id))] : []
  })
}

/** The products that were chosen, by name; what is gone or hidden is left out. */
export async function chosenSoftware(db: Database, ids: string[]): Promise<ChosenSoftware[]> {
  if (ids.length === 0) return []
  return (await repository.softwareById(db, ids)).map(({ id, name }) => ({ id, name }))
}

/** Products as columns, best rated first; what is gone or hidden is left out. */
export async function sideBySide(db: Database, ids: string[]): Promise<ComparedColumn[]> {
  if (ids.length === 0) return []
  const [rows, reviews, given] = await Promise.all([
    repository.softwareById(db, ids),
    latestCommentsOf(db, ids),
    repository.starsGiven(db, ids),
  ])
  const column = async (row: repository.SoftwareRow) =>
    presentColumn(row, {
      review: reviews.get(row.id),
      vendors: await vendorsShown(db, row),
      given: given.get(row.id) ?? [],
    })
  return Promise.all(rows.map(column))
}

/** Those of its page; none where its owner hides them. */
const vendorsShown = async (db: Database, { id, showVendors }: repository.SoftwareRow) =>
  showVendors === false
    ? { data: [], total: 0 }
    : vendorsOfOffer(db, id, { page: 1, limit: VENDORS_NAMED })
