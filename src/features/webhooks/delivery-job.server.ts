import { HOUR_MS } from '#/domain/durations.ts'
import { findPage } from '#/features/companies/service.server.ts'
import { notify } from '#/features/notifications/notify.server.ts'
import { canWorkInbox } from '#/features/quotes/policy.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import type { Job } from '#/platform/server/jobs/jobs.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { unseal } from '#/platform/server/sealing.server.ts'
import { bodyOf } from './body.server.ts'
import { FORMER_SECRET_HOURS, RETRIES } from './limits.ts'
import { FAILING_HOURS } from './outbox/limits.ts'
import { WEBHOOK_DELIVERY } from './outbox/outbox.server.ts'
import * as repository from './repository.server.ts'
import { signatureOf } from './signature.server.ts'

/** What a secret is sealed for; of when it was of requests alone, since what is sealed opens by no other name. */
export const sealedFor = (vendorId: string) => `quote webhook ${vendorId}`

/**
 * Whether something is sent: not while it rests, and as long as who set it up has an account and administers
 * the page, so that nobody who left goes on reading; nor while nobody sees the page.
 */
export async function isWorking(db: Database, { webhook, isPresent }: repository.WebhookRow) {
  if (!isPresent || webhook.restingSince) return false
  const page = await findPage(db, webhook.vendorId)
  return !!page && canWorkInbox({ id: webhook.userId }, page)
}

async function secretsOf({ env }: Platform, { webhook }: repository.WebhookRow) {
  const { vendorId, secret, formerSecret, rotatedAt } = webhook
  const isFresh = rotatedAt && Date.now() - rotatedAt.getTime() < FORMER_SECRET_HOURS * HOUR_MS
  const sealed = [secret, ...(formerSecret && isFresh ? [formerSecret] : [])]
  const opened = await Promise.all(sealed.map((one) => unseal(env, one, sealedFor(vendorId))))
  return opened.flatMap((one) => one ?? [])
}

/** Sends what happened to a supplier's system, again where that does not take it; its `id` stays the same. */
export const webhookDelivery: Job<Platform, { deliveryId: string; vendorId: string }> = {
  ...WEBHOOK_DELIVERY,
  retry: { times: RETRIES, firstDelaySeconds: 30 },
  // A few slow servers keep nobody else's waiting, and one of them takes no more than its part.
  atOnce: 8,
  alike: { field: 'vendorId', atOnce: 2 },
  run: async (platform, { deliveryId }) => {
    const { db, env, webhooks } = platform
    const delivery = await repository.findDelivery(db, deliveryId)
    const found = delivery && (await repository.findWebhook(db, delivery.vendorId))
    if (!found || delivery.deliveredAt || !(await isWorking(db, found))) return
    const sent = await bodyOf(db, env.PUBLIC_URL, delivery)
    const secrets = await secretsOf(platform, found)
    if (sent === undefined || secrets.length === 0) return
    const body = JSON.stringify(sent)
    const status = await webhooks
      .post(found.webhook.url, body, {
        'content-type': 'application/json',
        'user-agent': 'Praca-Webhook/1',
        'praca-assinatura': signatureOf(body, secrets),
      })
      .catch(() => null)
    const isDelivered = status !== null && status >= 200 && status < 300
    await db.transaction(async (tx) => {
      await repository.noteAttempt(tx, delivery, { status, isDelivered })
      const since = new Date(Date.now() - FAILING_HOURS * HOUR_MS)
      if (await repository.restFailing(tx, delivery.vendorId, since))
        await notify(tx, delivery.vendorId, 'webhook_stopped')
    })
    if (!isDelivered) throw new Error('The webhook was not taken.')
  },
}
