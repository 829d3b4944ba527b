import { notify } from '#/features/notifications/notify.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { seal } from '#/platform/server/sealing.server.ts'
import { newSecret } from '#/platform/server/secrets.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { countWebhookTest } from '../attempts.server.ts'
import { deliver, isWorking, sealedFor } from './delivery-job.server.ts'
import { EVENTS, type WebhookEvent } from './events.ts'
import * as repository from './repository.server.ts'
import type { ChangedWebhook, WebhookWire } from './schema.ts'

/** Where a supplier's own system hears of requests, with what was sent of late; null where it has none. */
export async function readWebhook(db: Database, vendorId: string): Promise<WebhookWire | null> {
  const found = await repository.findWebhook(db, vendorId)
  return found ? present(db, found) : null
}

async function present(db: Database, found: repository.WebhookRow): Promise<WebhookWire> {
  const deliveries = await repository.deliveriesOf(db, found.webhook.vendorId)
  return {
    url: found.webhook.url,
    por: `${found.firstName} ${found.lastName}`,
    ativo: await isWorking(db, found),
    entregas: deliveries.map((row) => ({
      _id: row.id,
      evento: EVENTS[row.event as WebhookEvent],
      criadaEm: row.createdAt.toISOString(),
      tentativas: row.attempts,
      resposta: row.status,
      entregueEm: row.deliveredAt?.toISOString() ?? null,
    })),
  }
}

async function required(db: Database, vendorId: string): Promise<repository.WebhookRow> {
  const found = await repository.findWebhook(db, vendorId)
  if (!found) throw notFound('Esta página não tem webhook.')
  return found
}

const changed = async (tx: Database, vendorId: string, segredo: string | null) => ({
  ...(await present(tx, await required(tx, vendorId))),
  segredo,
})

/**
 * Sets where requests are sent to, and begins again after failures. Everybody who administers the page is notified:
 * nobody has them read by a system of their own behind the others.
 */
export const setWebhook = (
  { db, env }: Platform,
  viewer: Viewer,
  vendorId: string,
  url: string,
): Promise<ChangedWebhook> =>
  db.transaction(async (tx) => {
    const before = await repository.findWebhook(tx, vendorId)
    // Who was given no secret could not check what is sent.
    const secret = before?.webhook.userId === viewer.id ? null : newSecret()
    if (secret) {
      const sealed = await seal(env, secret, sealedFor(vendorId))
      await repository.upsertWebhook(tx, { vendorId, userId: viewer.id, url, secret: sealed })
    } else await repository.updateWebhook(tx, vendorId, { url, failures: 0 })
    await notify(tx, vendorId, 'quote_webhook', { personId: viewer.id, actorId: viewer.id })
    return changed(tx, vendorId, secret)
  })

/** Exchanges the secret; the one before signs as well for a day. @throws AppError 404 */
export const rotateSecret = ({ db, env }: Platform, vendorId: string): Promise<ChangedWebhook> =>
  db.transaction(async (tx) => {
    const { webhook } = await required(tx, vendorId)
    const secret = newSecret()
    await repository.updateWebhook(tx, vendorId, {
      secret: await seal(env, secret, sealedFor(vendorId)),
      formerSecret: webhook.secret,
      rotatedAt: new Date(),
    })
    return changed(tx, vendorId, secret)
  })

/** Sends a test, which the list shows. @throws AppError 404; TooManyAttempts */
export async function testWebhook(
  platform: Platform,
  viewer: Viewer,
  vendorId: string,
): Promise<WebhookWire> {
  await required(platform.db, vendorId)
  await countWebhookTest(platform.db, viewer.id)
  await platform.db.transaction((tx) =>
    deliver(platform, tx, vendorId, { event: 'test', conversationId: null }),
  )
  return present(platform.db, await required(platform.db, vendorId))
}
