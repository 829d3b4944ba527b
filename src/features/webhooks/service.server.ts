import { notify } from '#/features/notifications/notify.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { seal } from '#/platform/server/sealing.server.ts'
import { newSecret } from '#/platform/server/secrets.server.ts'
import type { Viewer } from '#/platform/server/session.server.ts'
import { countChange, countTest } from './attempts.server.ts'
import { isWorking, sealedFor } from './delivery-job.server.ts'
import { DELIVERIES_PER_DAY } from './outbox/limits.ts'
import { send } from './outbox/outbox.server.ts'
import { countOfDay } from './outbox/repository.server.ts'
import { TEST_EVENT, TOPIC_NAMES } from './outbox/topics.ts'
import * as repository from './repository.server.ts'
import type { ChangedWebhook, WebhookForm, WebhookWire } from './schema.ts'

/** Where a supplier's own system hears of its page, with what was sent of late; null where it has none. */
export async function readWebhook(db: Database, vendorId: string): Promise<WebhookWire | null> {
  const found = await repository.findWebhook(db, vendorId)
  return found ? present(db, found) : null
}

async function present(db: Database, found: repository.WebhookRow): Promise<WebhookWire> {
  const { vendorId, url, topics } = found.webhook
  const deliveries = await repository.deliveriesOf(db, vendorId)
  return {
    url,
    // One that this release does not know is of another one that runs beside it.
    assuntos: TOPIC_NAMES.filter((topic) => topics.includes(topic)),
    por: `${found.firstName} ${found.lastName}`,
    ativo: await isWorking(db, found),
    paradoEm: found.webhook.restingSince?.toISOString() ?? null,
    noLimite: (await countOfDay(db, vendorId)) >= DELIVERIES_PER_DAY,
    entregas: deliveries.map((row) => ({
      _id: row.id,
      evento: row.event,
      criadaEm: row.createdAt.toISOString(),
      tentativas: row.attempts,
      resposta: row.status,
      entregueEm: row.deliveredAt?.toISOString() ?? null,
    })),
  }
}

const required = (found: repository.WebhookRow | undefined): repository.WebhookRow => {
  if (!found) throw notFound('Esta página não tem webhook.')
  return found
}

const findRequired = async (db: Database, vendorId: string) =>
  required(await repository.findWebhook(db, vendorId))

const changed = async (tx: Database, vendorId: string, segredo: string | null) => ({
  ...(await present(tx, await findRequired(tx, vendorId))),
  segredo,
})

/**
 * Sets where it is told what happens to a page, and begins again after failures. Everybody who administers the page is
 * notified: nobody has it read by a system of their own behind the others.
 * @throws TooManyAttempts
 */
export async function setWebhook(
  { db, env }: Platform,
  viewer: Viewer,
  vendorId: string,
  { url, assuntos }: WebhookForm,
): Promise<ChangedWebhook> {
  await countChange(db, viewer.id)
  return db.transaction(async (tx) => {
    // Of two who set it at once, neither leaves an address that the other seems to have set.
    const before = await repository.lockWebhook(tx, vendorId)
    const topics: string[] = [...new Set(assuntos ?? before?.webhook.topics ?? TOPIC_NAMES)]
    // Who was given no secret could not check what is sent.
    const secret = before?.webhook.userId === viewer.id ? null : newSecret()
    if (secret) {
      const sealed = await seal(env, secret, sealedFor(vendorId))
      await repository.upsertWebhook(tx, {
        vendorId,
        userId: viewer.id,
        url,
        topics,
        secret: sealed,
      })
    } else await repository.updateWebhook(tx, vendorId, { url, topics, ...repository.WORKING })
    await notify(tx, vendorId, 'webhook_set', { personId: viewer.id, actorId: viewer.id })
    return changed(tx, vendorId, secret)
  })
}

/**
 * Tells a system nothing more. What was sent to it stays listed for as long as ever, and everybody who administers the
 * page is notified.
 * @throws TooManyAttempts
 */
export async function removeWebhook(
  { db }: Platform,
  viewer: Viewer,
  vendorId: string,
): Promise<void> {
  await countChange(db, viewer.id)
  await db.transaction(async (tx) => {
    if (await repository.deleteWebhook(tx, vendorId))
      await notify(tx, vendorId, 'webhook_removed', { personId: viewer.id, actorId: viewer.id })
  })
}

/** Exchanges the secret; the one before signs as well for a day. @throws AppError 404; TooManyAttempts */
export async function rotateSecret(
  { db, env }: Platform,
  viewer: Viewer,
  vendorId: string,
): Promise<ChangedWebhook> {
  await countChange(db, viewer.id)
  return db.transaction(async (tx) => {
    const { webhook } = required(await repository.lockWebhook(tx, vendorId))
    const secret = newSecret()
    await repository.updateWebhook(tx, vendorId, {
      secret: await seal(env, secret, sealedFor(vendorId)),
      formerSecret: webhook.secret,
      rotatedAt: new Date(),
    })
    return changed(tx, vendorId, secret)
  })
}

/** Sends a test, which the list shows. @throws AppError 404; TooManyAttempts */
export async function testWebhook(
  { db }: Platform,
  viewer: Viewer,
  vendorId: string,
): Promise<WebhookWire> {
  await findRequired(db, vendorId)
  await countTest(db, viewer.id)
  await db.transaction((tx) => send(tx, vendorId, TEST_EVENT))
  return present(db, await findRequired(db, vendorId))
}
