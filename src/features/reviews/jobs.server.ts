import { appealMail } from './appeals/mail-job.server.ts'
import { appealsUpkeep } from './appeals/upkeep.server.ts'
import { INTEGRITY_JOBS } from './integrity/jobs.server.ts'
import { ratingIndexUpkeep } from './rating-index/upkeep.server.ts'
import { RECOURSE_MAILS } from './recourses/mail-job.server.ts'
import { summariesUpkeep } from './summary/upkeep.server.ts'

/** What reviews do apart from requests of browsers. */
export const REVIEW_JOBS = [
  appealMail,
  appealsUpkeep,
  summariesUpkeep,
  ratingIndexUpkeep,
  ...INTEGRITY_JOBS,
  ...RECOURSE_MAILS,
]
