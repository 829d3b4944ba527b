import { proofMail } from './mail-job.server.ts'
import { proofsUpkeep } from './upkeep.server.ts'

/** What proofs of reviews do apart from requests of browsers. */
export const PROOF_JOBS = [proofMail, proofsUpkeep]
