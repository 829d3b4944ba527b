import { generatePath } from 'react-router'
import { ADDRESSES, type Address, type AddressName } from '#/addresses/table.ts'
import { activityPath, placePath } from '#/features/market/links.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import * as repository from './repository.server.ts'

export interface SitemapEntry {
  path: string
  changed?: Date
}

/** Addresses of one file; the protocol allows 50,000 and 50 MB. */
const PART_SIZE = 20_000

const SHOWN = Object.values<Address>(ADDRESSES).filter(({ inSitemap }) => inSitemap)

/** Of each page whose path needs no value. */
const FIXED: SitemapEntry[] = SHOWN.map(({ path }) => path.replace(/\/:\w+\?$/, ''))
  .filter((path) => !path.includes(':'))
  .map((path) => ({ path }))

/** What a path has to be told: `/:id` is, and `/:search?` is not. */
type Needs<Path> = Path extends `${infer Part}/${infer Rest}`
  ? Needs<Part> | Needs<Rest>
  : Path extends `:${string}?`
    ? false
    : Path extends `:${string}`
      ? true
      : false

/** An address of the sitemap that is as many pages as it has ids. */
type Many = {
  [Name in AddressName]: (typeof ADDRESSES)[Name] extends { inSitemap: true; path: infer Path }
    ? true extends Needs<Path>
      ? Name
      : never
    : never
}[AddressName]

interface Kind {
  /** Of its numbered files: `softwares-1`, … */
  file: string
  count(db: Database, all: boolean): Promise<number>
  read(
    db: Database,
    slice: repository.Slice,
    all: boolean,
  ): PromiseLike<{ id: string; changed: Date }[]>
  /** Of one id, where the page's path has more than it. */
  path?(id: string): string
}

const KINDS: Record<Many, Kind> = {
  'software-details': {
    file: 'softwares',
    count: repository.countOffers,
    read: repository.offerAddresses,
  },
  alternatives: {
    file: 'alternativas',
    count: repository.countWithAlternatives,
    read: repository.alternativesAddresses,
  },
  'supplier-details': {
    file: 'fornecedores',
    count: repository.countVendors,
    read: repository.vendorAddresses,
  },
  article: {
    file: 'artigos',
    count: repository.countArticles,
    read: repository.articleAddresses,
  },
  'career-results': {
    file: 'vagas',
    count: repository.countJobs,
    read: repository.jobAddresses,
    path: (id) =>
      generatePath(ADDRESSES['career-results'].path, { origem: 'all', search: 'get', id }),
  },
  'market-place': {
    file: 'lugares',
    count: repository.countPlaces,
    read: repository.placeAddresses,
    path: placePath,
  },
  'market-activity': {
    file: 'atividades',
    count: repository.countActivities,
    read: repository.activityAddresses,
    path: activityPath,
  },
}

const pathOf = (name: Many, id: string) =>
  KINDS[name].path?.(id) ?? generatePath<string>(ADDRESSES[name].path, { id })

/**
 * @param all also suppliers on whom only the register speaks (`REGISTER_PAGES_INDEXED`)
 * @returns names of the sitemap's files: `paginas`, `softwares-1`, …
 */
export async function sitemapParts(db: Database, all = false): Promise<string[]> {
  const parts = await Promise.all(
    Object.values(KINDS).map(async ({ file, count }) => {
      const files = Math.ceil((await count(db, all)) / PART_SIZE)
      return Array.from({ length: files }, (_, index) => `${file}-${index + 1}`)
    }),
  )
  return ['paginas', ...parts.flat()]
}

/**
 * The addresses of one file; undefined when there is no such file.
 * @param all as for its name
 */
export async function sitemapEntries(
  db: Database,
  part: string,
  all = false,
): Promise<SitemapEntry[] | undefined> {
  if (part === 'paginas') return FIXED
  const [, name = '', number = ''] = /^([a-z]+)-([1-9]\d{0,3})$/.exec(part) ?? []
  const [address, kind] = Object.entries(KINDS).find(([, { file }]) => file === name) ?? []
  if (!kind) return undefined
  const slice = { limit: PART_SIZE, offset: (Number(number) - 1) * PART_SIZE }
  const rows = await kind.read(db, slice, all)
  return rows.length > 0
    ? rows.map(({ id, changed }) => ({ path: pathOf(address as Many, id), changed }))
    : undefined
}
