import { requestMail, thanksMail } from './mail-job.server.ts'
import { testimonialsUpkeep } from './upkeep.server.ts'

/** What testimonies do apart from requests of browsers. */
export const TESTIMONIAL_JOBS = [requestMail, thanksMail, testimonialsUpkeep]
