import { quoteDeadlines } from './deadlines.server.ts'
import { quoteMail } from './mail-job.server.ts'
import { quotesUpkeep } from './upkeep.server.ts'

/** What quotes do apart from requests of browsers. */
export const QUOTE_JOBS = [quoteMail, quoteDeadlines, quotesUpkeep]
