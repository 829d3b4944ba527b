import { HOUR_MS } from '#/domain/durations.ts'
import { findPage } from '#/features/companies/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { unseal } from '#/platform/server/sealing.server.ts'
import { FAILURES_MAX, FORMER_SECRET_HOURS } from '../limits.ts'
import { canWorkInbox } from '../policy.ts'
import { presentForSystem } from '../presenter.server.ts'
import { findConversation, offersOf } from '../repository.server.ts'
import { EVENTS, type WebhookEvent } from './events.ts'
import * as repository from './repository.server.ts'
import { signatureOf } from './signature.server.ts'

/** What a secret is sealed for. */
export const sealedFor = (vendorId: string) => `quote webhook ${vendorId}`

/**
 * Whether something is sent: not after many failures, and as long as who set it up administers the page, so that
 * nobody who left it goes on reading.
 */
export async function isWorking(db: Database, { webhook }: repository.WebhookRow) {
  const page = await findPage(db, webhook.vendorId)
  return webhook.failures < FAILURES_MAX && !!page && canWorkInbox({ id: webhook.userId }, page)
}

async function secretsOf({ env }: Platform, { webhook }: repository.WebhookRow) {
  const { vendorId, secret, formerSecret, rotatedAt } = webhook
  const isFresh = rotatedAt && Date.now() - rotatedAt.getTime() < FORMER_SECRET_HOURS * HOUR_MS
  const sealed = [secret, ...(formerSecret && isFresh ? [formerSecret] : [])]
  const opened = await Promise.all(sealed.map((one) => unseal(env, one, sealedFor(vendorId))))
  return opened.flatMap((one) => one ?? [])
}

/** @returns undefined where the conversation is not there any more */
async function bodyOf(
  db: Database,
  { id, event, conversationId, createdAt }: repository.DeliveryRow,
) {
  const conversation = conversationId && (await findConversation(db, conversationId))
  if (conversationId && !conversation) return undefined
  return JSON.stringify({
    id,
    evento: EVENTS[event as WebhookEvent],
    criadoEm: createdAt.toISOString(),
    conversa: conversation
      ? presentForSystem(conversation, await offersOf(db, [conversation.id]))
      : null,
  })
}

/** Sends what happened to a supplier's system, again where that does not take it; its `id` stays the same. */
export const quoteDelivery: Job<Platform, { deliveryId: string }> = {
  name: 'quote-delivery',
  retry: { times: 8, firstDelaySeconds: 30 },
  run: async (platform, { deliveryId }) => {
    const { db, webhooks } = platform
    const delivery = await repository.findDelivery(db, deliveryId)
    const found = delivery && (await repository.findWebhook(db, delivery.vendorId))
    if (!found || delivery.deliveredAt || !(await isWorking(db, found))) return
    const body = await bodyOf(db, delivery)
    const secrets = await secretsOf(platform, found)
    if (body === undefined || secrets.length === 0) return
    const status = await webhooks
      .post(found.webhook.url, body, {
        'content-type': 'application/json',
        'user-agent': 'Praca-Webhook/1',
        'praca-assinatura': signatureOf(body, secrets),
      })
      .catch(() => null)
    const isDelivered = status !== null && status >= 200 && status < 300
    await db.transaction((tx) => repository.noteAttempt(tx, delivery, { status, isDelivered }))
    if (!isDelivered) throw new Error('The webhook was not taken.')
  },
}

/** Has a supplier's system told of something, where there is one. */
export async function deliver(
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Database,
  vendorId: string,
  { event, conversationId }: { event: WebhookEvent; conversationId: string | null },
) {
  const found = await repository.findWebhook(tx, vendorId)
  if (!found || found.webhook.failures >= FAILURES_MAX) return
  const deliveryId = await repository.insertDelivery(tx, { vendorId, event, conversationId })
  await jobs.enqueue(tx, quoteDelivery, { deliveryId })
}
