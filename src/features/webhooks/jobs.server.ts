import { webhookDelivery } from './delivery-job.server.ts'
import { webhooksUpkeep } from './upkeep.server.ts'

/** What webhooks do apart from requests of browsers. */
export const WEBHOOK_JOBS = [webhookDelivery, webhooksUpkeep]
