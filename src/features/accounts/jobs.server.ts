import { accountMail } from './mail-job.server.ts'
import { accountUpkeep } from './removal.server.ts'

/** What accounts do apart from requests. */
export const ACCOUNT_JOBS = [accountMail, accountUpkeep]
