import type { Database } from '#/platform/server/database/types.server.ts'
import type { Still } from '#/platform/still.ts'
import { calendar } from './law/service.server.ts'
import type { ReadinessWire } from './schema.ts'
import { readinessView } from './view.server.ts'
import type { ReadinessView } from './view.ts'

/** What a product's page says of its readiness. @param still of the page that is rendered */
export async function publishedReadiness(
  db: Database,
  all: ReadinessWire[],
  still: (rows: ReadinessView[]) => Still<ReadinessView>,
) {
  const view = readinessView(all, await calendar(db), new Date())
  return {
    view: still([view]),
    declared: all.filter(({ situacao }) => situacao !== 'nao_informado').length,
    isTold: view.groups.length > 0,
  }
}
