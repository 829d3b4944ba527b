import { invitationMail } from './invitations/mail-job.server.ts'
import { invitationsUpkeep } from './invitations/upkeep.server.ts'
import { administratorMail } from './mail-job.server.ts'

/** What administrators and invitations do apart from requests of browsers. */
export const ADMINISTRATOR_JOBS = [administratorMail, invitationMail, invitationsUpkeep]
