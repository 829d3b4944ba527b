import { confirmationMail } from './mail-job.server.ts'
import { confirmationUpkeep } from './upkeep.server.ts'

/** What pages that wait to be confirmed need apart from requests of browsers. */
export const CONFIRMATION_JOBS = [confirmationMail, confirmationUpkeep]
