import type { Database } from '#/platform/server/database/types.server.ts'
import type { Still } from '#/platform/still.ts'
import { calendar } from './law/service.server.ts'
import { readinessOf } from './service.server.ts'
import { readinessView } from './view.server.ts'
import type { ReadinessView } from './view.ts'

/** What a product's page says of its readiness. @param still of the page that is rendered */
export async function publishedReadiness(
  db: Database,
  offerId: string,
  still: (rows: ReadinessView[]) => Still<ReadinessView>,
) {
  const [all, dates] = await Promise.all([readinessOf(db, offerId), calendar(db)])
  const view = readinessView(all, dates, new Date())
  return {
    view: still([view]),
    declared: all.filter(({ situacao }) => situacao !== 'nao_informado').length,
    isTold: view.groups.length > 0,
  }
}
