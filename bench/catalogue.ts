import { openPostgres } from '#/platform/server/database/postgres.server.ts'
import { countWords } from '#/platform/server/search/words-job.server.ts'
import { compareCalls, compareSlowest, type Side } from './calls.ts'
import { comparisonPaths } from './comparison.ts'
import { fillCatalogue } from './fill.ts'
import type { Given } from './index.ts'
import { makeAccounts, measureLogins } from './logins.ts'
import { compareNewPages, comparePages, type Musts, type Product, withProduct } from './pages.ts'
import { withPayload } from './payload.ts'
import type { Filled } from './peers.ts'
import { type PostgresServer, withPostgresServer } from './postgres.ts'
import {
  newQuestions,
  newQuestionsOfAllSorts,
  newSuggestions,
  newUnlikelyQuestions,
  searchPaths,
} from './queries.ts'
import { makeReviewedSoftware, measureReviews } from './reviews.ts'
import type { Line, Must } from './table.ts'
import { THIS, type Tree } from './trees.ts'
import { withVendure } from './vendure.ts'

/** What a listing grows from. */
const FEW = 500
/** Some of the words that are searched. */
const WORDS_FOR_VENDURE = ['gestão', 'frota', 'controle financeiro']

const LEAN: Must = ['<=', 0.4]
const AGAINST_COMMIT: Musts = {
  listing: { server: LEAN },
  'search page': { server: LEAN },
  details: { server: LEAN, database: ['<=', 0.28] },
}
const againstPayload = (listing: number): Musts => ({
  listing: { rate: ['>=', listing] },
  details: { rate: ['>=', 3] },
})
const GROWTH: Must = ['<=', 1.8]
const HALF: Must = ['<=', 0.5]
/** Of a question that nobody asked before; of what is asked again, caches know some. */
const ALL_WORDS: Must = ['<=', 1.2]

async function againstCommit(
  one: Product,
  other: Product,
  lines: Line[],
  postgres: PostgresServer,
  given: Given,
) {
  const what = `${given.products} rows, against the other commit`
  const sides = async (pathsOf: (site: Product) => Promise<string[]> | string[]) =>
    [
      { server: one.server, paths: await pathsOf(one) },
      { server: other.server, paths: await pathsOf(other) },
    ] as [Side, Side]
  if (given.wants('pages')) {
    const sites: [Product, Product] = [one, other]
    lines.push(...(await comparePages(what, sites, AGAINST_COMMIT, postgres, given)))
    lines.push(...(await compareNewPages(what, sites, AGAINST_COMMIT, postgres, given)))
  }
  if (given.wants('search')) {
    const searches = await sides(() => searchPaths())
    lines.push(
      ...(await compareCalls(`Search API, ${what}`, searches, { p95: HALF }, postgres, given)),
    )
    const asked: [Side, Side] = [
      { server: one.server, paths: newQuestions(1) },
      { server: other.server, paths: newQuestions(1) },
    ]
    const first = `Search API, asked for the first time, ${what}`
    lines.push(
      ...(await compareCalls(first, asked, { p50: ALL_WORDS, p95: ALL_WORDS }, postgres, given)),
    )
  }
  if (given.wants('comparison')) {
    const lists = await sides(({ server }) => comparisonPaths(server))
    lines.push(
      ...(await compareCalls(`Comparison, ${what}`, lists, { p95: HALF }, postgres, given)),
    )
  }
}

/** A running product with so much software, and its database. */
interface Catalogue extends Product, Filled {}

/** Search beside itself on few rows. */
const growth = (many: Catalogue, few: Catalogue, postgres: PostgresServer, given: Given) =>
  compareCalls(
    `Search API, ${many.count} rows against ${few.count}`,
    [
      { server: many.server, paths: searchPaths() },
      { server: few.server, paths: searchPaths() },
    ],
    { p50: GROWTH, p95: GROWTH },
    postgres,
    given,
  )

/** What a search costs that has to find out what was meant, beside one that finds all of its words. */
async function unlikely({ server, count }: Catalogue, postgres: PostgresServer, given: Given) {
  const all = (paths: () => string[]): Side => ({ server, paths })
  return [
    ...(await compareCalls(
      `Search API, ${count} rows, repaired and relaxed against all words found`,
      [all(newUnlikelyQuestions(2)), all(newQuestions(4))],
      { p50: ['<=', 2.5] },
      postgres,
      given,
    )),
    await compareSlowest(
      `Search API, ${count} rows, p95 of all against p50 of all words found`,
      [all(newQuestionsOfAllSorts(5)), all(newQuestions(7))],
      ['<=', 1.5],
      postgres,
      given,
    ),
  ]
}

/** Suggestions beside themselves on few rows: what the page of a search costs is no measure of them. */
const suggestions = (many: Catalogue, few: Catalogue, postgres: PostgresServer, given: Given) =>
  compareCalls(
    `Suggestions while typing, ${many.count} rows against ${few.count}`,
    [
      { server: many.server, paths: newSuggestions(8) },
      { server: few.server, paths: newSuggestions(8) },
    ],
    {},
    postgres,
    given,
  )

/** Each size beside peers that show the same rows. */
async function besidePeers(
  catalogues: Catalogue[],
  lines: Line[],
  postgres: PostgresServer,
  given: Given,
) {
  if (given.wants('pages'))
    await withPayload(postgres, catalogues, async (payload, own) => {
      const what = `${own.count} rows, against Payload with Next`
      const musts = againstPayload(own.count === FEW ? 3 : 4)
      lines.push(...(await comparePages(what, [own, payload], musts, postgres, given)))
    })
  if (given.wants('search'))
    await withVendure(
      postgres,
      catalogues,
      WORDS_FOR_VENDURE,
      async (vendure, { server, count }) => {
        const what = `Search API, ${count} rows, against Vendure`
        const own = { server, paths: searchPaths(WORDS_FOR_VENDURE) }
        // It takes seconds for each of them where rows are many.
        const rounds = count === FEW ? given.rounds : 1
        lines.push(...(await compareCalls(what, [own, vendure], {}, postgres, { rounds })))
      },
    )
}

async function besidesWrites(
  { server, url }: Catalogue,
  lines: Line[],
  postgres: PostgresServer,
  given: Given,
) {
  const { db, close } = await openPostgres(url, 2)
  try {
    if (given.wants('logins')) lines.push(...(await measureLogins(server, await makeAccounts(db))))
    if (given.wants('reviews'))
      lines.push(
        ...(await measureReviews(server, await makeReviewedSoftware(db), db, postgres.pid, given)),
      )
  } finally {
    await close()
  }
}

/**
 * Pages, search and comparison that no cache answers, on PostgreSQL.
 * @param lines where each is put
 */
export const measureCatalogue = (given: Given, lines: Line[], otherTree?: Tree): Promise<void> =>
  withPostgresServer(async (postgres) => {
    const { products, peers, wants } = given
    const prepare = (name: string, tree: Tree, count: number) =>
      postgres.prepare(`${name}_${count}`, tree, async (db) => {
        await fillCatalogue(db, count)
        // Else the server would count them while it is measured.
        if (tree === THIS) await countWords(db)
      })
    const urls = {
      few: await prepare('few', THIS, FEW),
      many: await prepare('many', THIS, products),
    }
    const otherUrl = otherTree && (await prepare('other', otherTree, products))

    await withProduct(THIS, urls.many, products, async (site) => {
      const many = { ...site, url: urls.many, count: products }
      if (wants('search')) lines.push(...(await unlikely(many, postgres, given)))
      if (otherTree && otherUrl)
        await withProduct(otherTree, otherUrl, products, async (other) => {
          await againstCommit(many, other, lines, postgres, given)
        })
      await withProduct(THIS, urls.few, FEW, async (fewSite) => {
        const few = { ...fewSite, url: urls.few, count: FEW }
        if (wants('search'))
          lines.push(
            ...(await growth(many, few, postgres, given)),
            ...(await suggestions(many, few, postgres, given)),
          )
        if (peers) await besidePeers([many, few], lines, postgres, given)
      })
      await besidesWrites(many, lines, postgres, given)
    })
  })
