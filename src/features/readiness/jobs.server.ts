import { readinessMail } from './reminders/mail-job.server.ts'
import { readinessReminders, readinessUpkeep } from './reminders/upkeep.server.ts'

/** What declarations need apart from requests of browsers. */
export const READINESS_JOBS = [readinessMail, readinessReminders, readinessUpkeep]
