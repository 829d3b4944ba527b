import { outcomesOf } from '#/features/outcomes/service.server.ts'
import { presentPeriods } from '#/features/reviews/answering/figures.server.ts'
import { reviewAnsweringOf } from '#/features/reviews/answering/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { dropPages, kept } from '#/platform/server/page-cache.server.ts'
import * as repository from './repository.server.ts'
import type { AnsweringWire } from './schema.ts'

/** How a supplier answers requests and reviews, and what came of it, as everybody reads it. */
export const answeringOf = (db: Database, vendorId: string): Promise<AnsweringWire> =>
  kept(db, { key: `answering:${vendorId}`, tags: [`vendor:${vendorId}`] }, async () => {
    const [requests, avaliacoes, desfechos] = await Promise.all([
      repository.answeringOf(db, vendorId, new Date()),
      reviewAnsweringOf(db, vendorId),
      outcomesOf(db, vendorId),
    ])
    return { pedidos: presentPeriods(requests), avaliacoes, desfechos }
  })

/** Drops what shows that, once a request of a supplier counts. */
export const dropAnswering = (tx: Database, vendorId: string) =>
  dropPages(tx, [`vendor:${vendorId}`])
