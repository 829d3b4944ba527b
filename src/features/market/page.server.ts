import { redirect } from 'react-router'
import type { PageContext } from '#/platform/server/page-context.server.ts'
import { missingPage } from '#/platform/server/page-errors.server.ts'
import { findMarket, type Market, suppliersOf } from './service.server.ts'

interface Wanted {
  kind: 'state' | 'city' | 'activity'
  key: string
  path: string
  /** Id of the supplier after whom the list goes on; '' for its beginning, which has the figures. */
  after: string
}

/**
 * What the page of a place or an activity shows.
 * @throws the page for what does not exist, or the way to the list's beginning
 */
export async function marketPage(
  { db, env, tag, still }: Pick<PageContext, 'db' | 'env' | 'tag' | 'still'>,
  { kind, key, path, after }: Wanted,
) {
  tag('market', 'vendors')
  const market = await findMarket(db, kind, key)
  if (!market) throw missingPage()
  const found = await suppliersOf(db, kind, key, after)
  if (!found) throw redirect(path)
  const isFirst = after === ''
  return {
    key,
    name: market.name,
    total: market.total,
    figures: still<Market>(isFirst ? [market] : []),
    suppliers: { cards: still(found.cards), next: found.next, path, isFirst },
    listed: isFirst ? found.cards.map(({ id }) => `/supplier/details/${id}`) : [],
    noIndex: !isFirst || !market.isIndexed,
    publicUrl: env.PUBLIC_URL,
  }
}
