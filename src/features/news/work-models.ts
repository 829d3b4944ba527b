import type { JobFacts } from './schema.ts'

/** Where a job is done, as people read it. */
export const WORK_MODEL_NAMES: Record<Exclude<JobFacts['modelo'], ''>, string> = {
  presencial: 'Presencial',
  hibrido: 'Híbrido',
  remoto: 'Remoto',
}
