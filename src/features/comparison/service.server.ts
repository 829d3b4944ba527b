import { pageOf } from '#/domain/pagination.ts'
import {
  popularCategoryNames,
  searchCategories,
  softwareCategory,
  softwareFamily,
} from '#/features/catalogue/categories/service.server.ts'
import { OPTIONS_MAX } from '#/features/explorer/limits.ts'
import type { FacetGroup } from '#/features/explorer/schema.ts'
import { exploreOffers, offerGroups } from '#/features/explorer/software.server.ts'
import { latestCommentsOf } from '#/features/reviews/service.server.ts'
import { summariesOf } from '#/features/reviews/summary/service.server.ts'
import { vendorsOfOffer } from '#/features/vendors/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { ListParameters } from './address.ts'
import { ALIKE_MAX, CATEGORIES, PAGE_SIZE, VENDORS_NAMED } from './limits.ts'
import { presentCard, presentColumn } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type {
  ChosenSoftware,
  ComparedCard,
  ComparedColumn,
  ComparedGroup,
  Comparison,
} from './results.ts'
import { comparedGroups } from './rows.server.ts'

interface Asked extends Omit<ListParameters, 'comparar' | 'ordem' | 'visual'> {
  order: string
}

/** What the list is about, which no filter of it leaves. */
const FIXED = ['tipo', 'categoria']

/**
 * A page of the software of a category, with what each filter would find. A supplier who advertises is
 * marked, and comes no earlier for it.
 * @returns undefined where there is no such category
 */
export async function compareCategory(
  db: Database,
  { categoria, page, order, search: query, literal, ...choices }: Asked,
): Promise<Comparison | undefined> {
  const [category] = (await softwareFamily(db, categoria)) ?? []
  if (!category) return undefined
  const chosen = { ...choices, tipo: ['Software'], categoria: [category] }
  const asked = { query, choices: chosen, order, literal, fixed: FIXED }
  const explored = await exploreOffers(db, asked)
  const groups = await offerGroups(db, explored, OPTIONS_MAX)
  const ids = explored.ids({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  return {
    category,
    groups: groupsOf(groups),
    isCut: explored.isCut,
    reading: explored.reading,
    found: explored.found,
    otherwise: explored.otherwise && {
      ...explored.otherwise,
      ...(await sizesOf(db, category)),
    },
    results: pageOf(await cardsOf(db, ids), explored.total, page, PAGE_SIZE),
  }
}

/**
 * The categories that the screen leads to by itself, as an Admin may have renamed or merged them; where none of them
 * is left, those with most software. The first is the one of an address without any.
 * @returns none where there is nothing to compare
 */
export async function mainCategories(db: Database): Promise<string[]> {
  const names = await Promise.all(CATEGORIES.map((name) => softwareCategory(db, name)))
  const main = [...new Set(names.filter((name) => name !== undefined))]
  return main.length > 0 ? main : popularCategoryNames(db, CATEGORIES.length)
}

/** How much there is in a category, of software and of all. */
async function sizesOf(db: Database, category: string) {
  const sizeOf = async (choices: Record<string, string[]>) =>
    (await exploreOffers(db, { query: '', choices, order: 'nome' })).total
  const categoria = [category]
  const [inCategory, inCatalogue] = await Promise.all([
    sizeOf({ categoria, tipo: ['Software'] }),
    sizeOf({ categoria }),
  ])
  return { inCategory, inCatalogue }
}

/** Stars come first; what all of the list have is no filter of it. */
function groupsOf(groups: FacetGroup[]): FacetGroup[] {
  const others = groups.filter(({ grupo }) => !['tipo', 'categoria', 'nota'].includes(grupo))
  return [...groups.filter(({ grupo }) => grupo === 'nota'), ...others].map((group) =>
    group.grupo === 'subcategoria' ? { ...group, texto: 'Categoria' } : group,
  )
}

/** Names of categories that may have been meant by what is the name of none. */
export const categoriesAlike = async (db: Database, text: string): Promise<string[]> =>
  (await searchCategories(db, { query: text, tipo: 'Software' }))
    .slice(0, ALIKE_MAX)
    .map(({ name }) => name)

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

/** Products side by side. */
export interface SideBySide {
  columns: ComparedColumn[]
  /** Rows of facts below them, of as many values as there are columns. */
  groups: ComparedGroup[]
}

/** Products as columns, in the order of their ids; what is gone or hidden is left out. */
export async function sideBySide(db: Database, ids: string[]): Promise<SideBySide> {
  if (ids.length === 0) return { columns: [], groups: [] }
  const known = await repository.softwareById(db, ids)
  const rows = known.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const found = rows.map(({ id }) => id)
  const [reviews, summaries] = await Promise.all([
    latestCommentsOf(db, found),
    summariesOf(db, found),
  ])
  const column = async (row: repository.SoftwareRow, index: number) =>
    presentColumn(row, {
      review: reviews.get(row.id),
      vendors: await vendorsShown(db, row),
      given: Object.values(summaries[index]?.histograma ?? {}),
    })
  const [columns, groups] = await Promise.all([
    Promise.all(rows.map(column)),
    comparedGroups(db, { ids: found, summaries }),
  ])
  return { columns, groups }
}

/** Those of its page; none where its owner hides them. */
const vendorsShown = async (db: Database, { id, showVendors }: repository.SoftwareRow) =>
  showVendors === false
    ? { data: [], total: 0 }
    : vendorsOfOffer(db, id, { page: 1, limit: VENDORS_NAMED })
