import { MINUTE_MS } from '#/domain/durations.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { type Asked, enqueue } from '#/platform/server/jobs/enqueue.server.ts'
import { GATHERED_MINUTES } from './limits.ts'
import * as repository from './repository.server.ts'
import type { TEST_EVENT, WebhookEvent, WebhookTopic } from './topics.ts'

/** The job that sends what is put here (`webhooks/delivery-job.server.ts`), as far as it is asked for. */
export const WEBHOOK_DELIVERY: Asked<{ deliveryId: string; vendorId: string }> = {
  name: 'webhook-delivery',
}

type Told = Omit<repository.NewDelivery, 'vendorId' | 'event'>

/**
 * Has the systems of some suppliers told of something, where they have one that wants to hear of it.
 * @param tx the transaction in which it happens: it is told if and only if that commits
 * @param about ids of what is read when it is sent, so that nothing is told that nobody may read by then;
 *   `isGathered` for what happens again and again: it is told once, some minutes after it first happened
 */
export async function tellSystems(
  tx: Database,
  vendorIds: string[],
  event: WebhookEvent,
  { isGathered = false, ...about }: Told & { isGathered?: boolean } = {},
) {
  if (vendorIds.length === 0) return
  const topic = event.slice(0, event.indexOf('.')) as WebhookTopic
  for (const vendorId of await repository.listening(tx, vendorIds, topic))
    if (!isGathered) await send(tx, vendorId, event, about)
    else if (!(await repository.isAboutToBeSent(tx, { vendorId, event, ...about })))
      await send(tx, vendorId, event, about, new Date(Date.now() + GATHERED_MINUTES * MINUTE_MS))
}

/** Puts one out, whatever its system wants to hear of. */
export async function send(
  tx: Database,
  vendorId: string,
  event: WebhookEvent | typeof TEST_EVENT,
  about: Told = {},
  at?: Date,
) {
  const deliveryId = await repository.insertDelivery(tx, { vendorId, event, ...about })
  await enqueue(tx, WEBHOOK_DELIVERY, { deliveryId, vendorId }, { at })
}
