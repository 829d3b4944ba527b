import { roundRating } from '#/domain/rating.ts'
import { CATEGORY_SEPARATOR } from '#/features/catalogue/limits.ts'
import { categoryPath, softwaresPath } from '#/features/catalogue/links.ts'
import { frequentSearches } from '#/features/search/counts/service.server.ts'
import { companyName } from '#/features/vendors/names.ts'
import { fileUrlOrEmpty } from '#/platform/file-urls.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { type CacheTag, kept } from '#/platform/server/page-cache.server.ts'
import { thesaurusOf } from '#/platform/server/search/thesaurus.server.ts'
import type { SuggestedType } from './limits.ts'
import * as repository from './repository.server.ts'
import type { Suggestion } from './schema.ts'
import { begins, hasWords, type Name, nameOf, type Typed, wordsQuery } from './typed.ts'

/** A suggestion on its way to its place among those of other sources. */
export interface Found {
  suggestion: Suggestion
  /** It begins as typed. */
  begins: boolean
  /** Somebody vouches for it, or it is of the house. */
  known: boolean
}

/** Where suggestions come from. */
export interface Source {
  types: readonly SuggestedType[]
  /** What it finds changes with these. */
  tags: readonly CacheTag[]
  /** How many it has among others, where those have enough. */
  share: number
  /** The best first. */
  find(db: Database, typed: Typed, limit: number): Promise<Found[]>
  /** For a text that no source finds: what begins as one of some spellings, folded. */
  findSpelt?(db: Database, spellings: string[], limit: number): Promise<Found[]>
}

/** Of the best rated that have the words, as many are compared with what else is found. */
const KNOWN_COMPARED = 20
/** What no more names have is gathered by an index in some ms; of words that more have, some rows will do. */
const FEW = 5000
/** Of what is filed under a category that is meant, as many are suggested. */
const FILED_MAX = 4
/** Fewer letters begin too many words to mean one, and so do those that mean more categories. */
const MEANT_FROM = 3
const MEANT_MAX = 5
/** About what a name takes in memory. */
const BYTES_EACH = 300

interface Held extends Name {
  id: string
  /** Names of its categories. */
  filed: string[]
}

/** The best rated, in memory for some minutes. They only say what is looked at: who is hidden since is left out there. */
const knownNames = (
  db: Database,
  key: string,
  { known }: Pick<typeof repository.offerNames, 'known'>,
) =>
  kept(
    db,
    { key: `best known ${key}`, tags: [], bytesOf: (held: Held[]) => held.length * BYTES_EACH },
    async () => {
      // Thousands are filed under the same few.
      const texts = new Map<string, string[]>()
      return (await known(db)).map(({ id, name, filed }): Held => {
        const names = texts.get(filed) ?? filed.split(CATEGORY_SEPARATOR)
        texts.set(filed, names)
        return { id, ...nameOf(name), filed: names }
      })
    },
  )

/** Ids of those that begin as typed, and of those that have the words, no more than are compared. */
function knownAmong(held: Held[], typed: Typed): string[] {
  const first: string[] = []
  const inside: string[] = []
  for (const name of held) {
    if (begins(name, typed)) first.push(name.id)
    else if (inside.length < KNOWN_COMPARED && hasWords(name, typed)) inside.push(name.id)
    if (first.length === KNOWN_COMPARED) break
  }
  return [...first, ...inside].slice(0, KNOWN_COMPARED)
}

/**
 * The best rated of what is filed under categories that are meant, by their ids; as many as are wanted, and none of
 * what is there already.
 */
async function filedUnderMeant(db: Database, typed: Typed, wanted: number, there: Set<string>) {
  const meant = new Set((await meantCategories(db, typed)).map(({ name }) => name))
  if (meant.size === 0) return []
  const known = await knownNames(db, 'offers', repository.offerNames)
  return known
    .filter(({ id, filed }) => !there.has(id) && filed.some((name) => meant.has(name)))
    .slice(0, wanted)
    .map(({ id }) => id)
}

/** Names of a table: those that begin as typed, the best rated, and, where that is little, others with the words. */
async function findNames<Row extends repository.OfferFound | repository.VendorFound>(
  db: Database,
  key: string,
  source: repository.NameSource<Row>,
  typed: Typed,
  limit: number,
): Promise<Row[]> {
  const known = knownAmong(await knownNames(db, key, source), typed)
  const begun = await source.begun(db, typed.folded, known, limit)
  if (begun.length >= limit || typed.words.length === 0) return begun
  const { words, rare } = wordsQuery(typed, await source.counts(db, typed.words), FEW)
  const within = await source.within(db, words, rare, limit)
  const ids = new Set(begun.map(({ id }) => id))
  return [...begun, ...within.filter(({ id }) => !ids.has(id))].slice(0, limit)
}

const NOTHING = { logotipo_url: '', categoria: '', rating: 0 }

const presentOffer = (row: repository.OfferFound): Found => ({
  begins: row.begins,
  known: row.known,
  suggestion: {
    tipo: row.kind === 'software' ? 'software' : 'servico',
    _id: row.id,
    texto: row.name,
    url: `/software/details/${row.id}`,
    logotipo_url: fileUrlOrEmpty(row.logoKey),
    categoria: row.categoryText.split(CATEGORY_SEPARATOR)[0] ?? '',
    rating: roundRating(row.rating),
  },
})

const offers: Source = {
  types: ['software', 'servico'],
  tags: ['offers', 'categories', 'terms'],
  share: 5,
  async find(db, typed, limit) {
    const named = await findNames(db, 'offers', repository.offerNames, typed, limit)
    const ids = new Set(named.map(({ id }) => id))
    const filed = await filedUnderMeant(db, typed, Math.min(FILED_MAX, limit - named.length), ids)
    const rows = filed.length > 0 ? await repository.offerNames.among(db, filed) : []
    return [...named, ...rows].map(presentOffer)
  },
  findSpelt: async (db, spellings, limit) =>
    (await repository.offerNames.spelt(db, spellings, limit)).map(presentOffer),
}

const presentVendor = (row: repository.VendorFound): Found => ({
  begins: row.begins,
  known: row.known,
  suggestion: {
    ...NOTHING,
    tipo: 'fornecedor',
    _id: row.id,
    texto: companyName({ ...row, nomeFantasia: row.nomeFantasia ?? '' }),
    url: `/supplier/details/${row.id}`,
    logotipo_url: fileUrlOrEmpty(row.logoKey),
    rating: roundRating(row.rating),
  },
})

const vendors: Source = {
  types: ['fornecedor'],
  tags: ['vendors'],
  share: 2,
  find: async (db, typed, limit) =>
    (await findNames(db, 'vendors', repository.vendorNames, typed, limit)).map(presentVendor),
  findSpelt: async (db, spellings, limit) =>
    (await repository.vendorNames.spelt(db, spellings, limit)).map(presentVendor),
}

/** Categories under which something is seen, with their names as they are looked for. */
export const offeredCategories = (db: Database) =>
  kept(db, { key: 'offered categories', tags: ['categories', 'offers'] }, async () =>
    (await repository.offeredCategories(db)).map((row) => ({ ...row, ...nameOf(row.name) })),
  )

/** Categories that begin as typed, that have the words, or that searches know to be meant by what begins so. */
async function meantCategories(db: Database, typed: Typed) {
  const [offered, thesaurus] = await Promise.all([offeredCategories(db), thesaurusOf(db)])
  const terms = typed.folded.length < MEANT_FROM ? [] : thesaurus.begunBy(typed.folded)
  const hasTerm = ({ words }: Name) =>
    terms.some(({ stems }) => stems.length > 0 && stems.every((stem) => words.includes(` ${stem}`)))
  const first = offered.filter((category) => begins(category, typed))
  const inside = offered.filter((category) => !begins(category, typed) && hasWords(category, typed))
  const named = new Set([...first, ...inside])
  const byTerm = offered.filter((category) => !named.has(category) && hasTerm(category))
  // What may begin anything means nothing yet.
  return byTerm.length > MEANT_MAX ? [...named] : [...named, ...byTerm]
}

const categories: Source = {
  types: ['categoria'],
  tags: ['categories', 'offers', 'terms'],
  share: 2,
  find: async (db, typed, limit) =>
    (await meantCategories(db, typed))
      .slice(0, limit)
      .map((category) => presentCategory(category, begins(category, typed))),
  async findSpelt(db, spellings, limit) {
    const offered = await offeredCategories(db)
    const found = offered.filter(({ folded }) => spellings.some((one) => folded.startsWith(one)))
    return found.slice(0, limit).map((category) => presentCategory(category, true))
  },
}

const presentCategory = ({ id, name }: { id: string; name: string }, begins: boolean): Found => ({
  begins,
  known: true,
  suggestion: { ...NOTHING, tipo: 'categoria', _id: id, texto: name, url: categoryPath(name) },
})

const searches: Source = {
  types: ['busca'],
  tags: ['searches', 'terms'],
  share: 2,
  find: async (db, { folded }, limit) =>
    (await frequentSearches(db, folded, limit)).map(({ text, spelling }) => ({
      begins: text.startsWith(folded),
      known: true,
      suggestion: {
        ...NOTHING,
        tipo: 'busca',
        _id: null,
        texto: spelling,
        url: softwaresPath(spelling),
      },
    })),
}

/** All sources, in the order in which equals are listed. A new one has its place here, and its types in `limits.ts`. */
export const SOURCES: readonly Source[] = [offers, categories, searches, vendors]
