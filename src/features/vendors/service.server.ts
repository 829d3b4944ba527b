import { isCnpj, normaliseCnpj } from '#/domain/cnpj.ts'
import { type Page, pageOf } from '#/domain/pagination.ts'
import { offersOfVendor } from '#/features/catalogue/service.server.ts'
import { presentRecord } from '#/features/register/record/presenter.server.ts'
import type { RegisterRecord } from '#/features/register/record/schema.ts'
import { presented } from '#/platform/server/database/beside.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { type KeepingEach, keptEach } from '#/platform/server/kept-each.server.ts'
import type { CacheTag } from '#/platform/server/page-cache.server.ts'
import { presentReading, type ReadingWire } from '#/platform/server/search/presenter.ts'
import { AS_ASKED, type Reading } from '#/platform/server/search/reading.ts'
import { BEST_RATED_MAX, VENDORS_SHOWN } from './limits.ts'
import { companyName } from './names.ts'
import { presentVendor, presentVendorCard } from './presenter.server.ts'
import * as repository from './repository.server.ts'
import type { VendorCard, VendorWire } from './schema.ts'

export interface VendorSearch {
  query: string
  page: number
  limit: number
  /** Only among these. */
  part?: repository.Part
  /** All words as they were typed: nothing is repaired, left out or added. */
  literal?: boolean
}

/** A page of suppliers: all, by CNPJ (masked or not), or what words find. */
async function findPage(db: Database, { query, page, limit, part, literal }: VendorSearch) {
  const slice = { limit, offset: (page - 1) * limit }
  if (!query) return { ...(await repository.listVendors(db, slice)), reading: AS_ASKED }
  if (isCnpj(query)) {
    const rows = await repository.findVendorByCnpj(db, normaliseCnpj(query), part)
    const found = rows.slice(slice.offset, slice.offset + limit)
    return { rows: found, total: rows.length, reading: AS_ASKED }
  }
  return repository.searchVendors(db, query, slice, part, literal)
}

/** Ids of the first that a question finds, the best first, and how it was read. */
export async function idsFound(
  db: Database,
  query: string,
  most: number,
  part?: repository.Part,
  literal?: boolean,
): Promise<{ ids: string[]; reading: Reading }> {
  const slice = { limit: most, offset: 0 }
  const { rows, reading } = isCnpj(query)
    ? await findPage(db, { query, page: 1, limit: most, part })
    : await repository.searchVendorIds(db, query, slice, part, literal)
  return { ids: rows.map(({ id }) => id), reading }
}

/** Cards of suppliers that readers see, in the order of their ids. */
export async function cardsAmong(db: Database, ids: string[]): Promise<VendorCard[]> {
  return (await repository.vendorsInOrder(db, ids)).map(presentVendorCard)
}

/** The same as the API gives them. */
export async function vendorsAmong(db: Database, ids: string[]): Promise<VendorWire[]> {
  return (await repository.vendorsInOrder(db, ids)).map(presentVendor)
}

const NAMES: KeepingEach = {
  key: 'names of suppliers',
  tags: ['vendors'],
  most: 5000,
  bytesEach: 250,
}

/** The names of suppliers that readers see, by id. */
export async function vendorNames(db: Database, ids: string[]): Promise<Map<string, string>> {
  const all = await keptEach(db, NAMES, ids, async (missing) =>
    (await repository.vendorsInOrder(db, missing)).map((row) => ({
      id: row.id,
      name: companyName({ ...row, nomeFantasia: row.nomeFantasia ?? '' }),
    })),
  )
  return new Map(all.map(({ id, name }) => [id, name]))
}

export async function searchVendorCards(
  db: Database,
  search: VendorSearch,
): Promise<Page<VendorCard> & { reading: Reading }> {
  const { rows, total, reading } = await findPage(db, search)
  return { ...pageOf(rows.map(presentVendorCard), total, search.page, search.limit), reading }
}

export async function searchVendors(
  db: Database,
  search: VendorSearch,
): Promise<Page<VendorWire> & { consulta: ReadingWire }> {
  const { rows, total, reading } = await findPage(db, search)
  const data = rows.map(presentVendor)
  return { ...pageOf(data, total, search.page, search.limit), consulta: presentReading(reading) }
}

export async function bestRatedVendorCards(
  db: Database,
  limit = BEST_RATED_MAX,
): Promise<VendorCard[]> {
  return (await repository.bestRatedVendors(db, '', limit)).map(presentVendorCard)
}

export async function bestRatedVendors(db: Database, query: string): Promise<VendorWire[]> {
  return (await repository.bestRatedVendors(db, query, BEST_RATED_MAX)).map(presentVendor)
}

/** @throws AppError 404 */
export const getVendor = async (db: Database, id: string): Promise<VendorWire> =>
  (await getVendorPage(db, id)).vendor

/** A supplier's page, with what the register of companies says of it. */
export interface VendorPage {
  vendor: VendorWire
  /** Null where the register was not brought in, or does not have it. */
  record: RegisterRecord | null
  /** Whether only the register speaks here: nobody claimed the page, sells or was rated on it. */
  isBare: boolean
  /** What the page shows that lists what it sells. */
  sold: CacheTag[]
}

/** @throws AppError 404 */
export async function getVendorPage(db: Database, id: string): Promise<VendorPage> {
  const row = await repository.findVendor(db, id)
  if (!row) throw notFound('Fornecedor não encontrado.')
  const { vendor, company, month, activityText, changes, sold } = row
  return {
    sold,
    vendor: presentVendor(vendor),
    record: company && presentRecord(company, month, activityText, changes),
    isBare: vendor.fromRegister && !vendor.isAssociated && vendor.ratingCount === 0,
  }
}

/** What a visitor sees of a catalogue: nothing while its owner hides the section. */
export async function catalogueOfVendor(
  db: Database,
  vendor: VendorWire,
  kind: 'software' | 'service',
  slice: { page: number; limit: number },
) {
  const shown = kind === 'software' ? vendor.isVisibleSoftwares : vendor.isVisibleServicos
  if (!shown) return pageOf([], 0, slice.page, slice.limit)
  return offersOfVendor(db, vendor._id, { ...slice, kind })
}

/** Who sells the offer that a statement is about, as the first page of them, and what a page shows that lists them. */
export const sellersBeside = presented(repository.sellersBeside, ({ tags, rows, total }) => ({
  tags,
  page: pageOf(rows.map(presentVendorCard), total, 1, VENDORS_SHOWN),
}))

export async function vendorsOfOffer(
  db: Database,
  offerId: string,
  { page, limit }: { page: number; limit: number },
): Promise<Page<VendorCard>> {
  const slice = { limit, offset: (page - 1) * limit }
  const { rows, total } = await repository.vendorsOfOffer(db, offerId, slice)
  return pageOf(rows.map(presentVendorCard), total, page, limit)
}

export const explainVendorSearch = repository.explainSearch
export const { sampleOfVendors } = repository
