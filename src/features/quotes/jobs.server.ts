import { quoteDeadlines } from './deadlines.server.ts'
import { quoteMail } from './mail-job.server.ts'
import { quotesUpkeep } from './upkeep.server.ts'
import { quoteDelivery } from './webhook/delivery-job.server.ts'

/** What quotes do apart from requests of browsers. */
export const QUOTE_JOBS = [quoteMail, quoteDelivery, quoteDeadlines, quotesUpkeep]
