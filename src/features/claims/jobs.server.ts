import { claimMail } from './mail-job.server.ts'
import { claimsUpkeep } from './upkeep.server.ts'

/** What requests for pages do apart from requests of browsers. */
export const CLAIM_JOBS = [claimMail, claimsUpkeep]
