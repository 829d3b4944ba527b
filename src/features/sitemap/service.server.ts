import type { Database } from '#/platform/server/database/types.server.ts'
import * as repository from './repository.server.ts'

export interface SitemapEntry {
  path: string
  changed?: Date
}

/** Addresses of one file; the protocol allows 50,000 and 50 MB. */
const PART_SIZE = 20_000

const FIXED: SitemapEntry[] = [
  '/',
  '/about',
  '/softwares',
  '/erp',
  '/suppliers',
  '/supplier',
  '/news',
  '/careers',
  '/termos',
  '/privacidade',
].map((path) => ({ path }))

/** The kinds of pages that are many, each with its own numbered files. */
const KINDS = {
  softwares: {
    count: repository.countOffers,
    read: repository.offerAddresses,
    prefix: '/software/details/',
  },
  fornecedores: {
    count: repository.countVendors,
    read: repository.vendorAddresses,
    prefix: '/supplier/details/',
  },
  artigos: {
    count: repository.countArticles,
    read: repository.articleAddresses,
    prefix: '/information/artigo/',
  },
  vagas: {
    count: repository.countJobs,
    read: repository.jobAddresses,
    prefix: '/careers/results/all/get/',
  },
}

/** @returns names of the sitemap's files: `paginas`, `softwares-1`, … */
export async function sitemapParts(db: Database): Promise<string[]> {
  const parts = await Promise.all(
    Object.entries(KINDS).map(async ([kind, { count }]) => {
      const files = Math.ceil((await count(db)) / PART_SIZE)
      return Array.from({ length: files }, (_, index) => `${kind}-${index + 1}`)
    }),
  )
  return ['paginas', ...parts.flat()]
}

/** The addresses of one file; undefined when there is no such file. */
export async function sitemapEntries(
  db: Database,
  part: string,
): Promise<SitemapEntry[] | undefined> {
  if (part === 'paginas') return FIXED
  const [, name = '', number = ''] = /^([a-z]+)-([1-9]\d{0,3})$/.exec(part) ?? []
  if (!Object.hasOwn(KINDS, name)) return undefined
  const kind = KINDS[name as keyof typeof KINDS]
  const slice = { limit: PART_SIZE, offset: (Number(number) - 1) * PART_SIZE }
  const rows = await kind.read(db, slice)
  return rows.length > 0
    ? rows.map(({ id, changed }) => ({ path: kind.prefix + id, changed }))
    : undefined
}
