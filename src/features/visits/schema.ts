import { z } from 'zod'
import { VISIT_PERIODS } from './limits.ts'

const DEFAULT_PERIOD = VISIT_PERIODS[0]

export const visitsQuery = z.object({
  dias: z.coerce
    .number('Período inválido.')
    .pipe(z.literal([...VISIT_PERIODS], `O período é de ${VISIT_PERIODS.join(' ou ')} dias.`))
    .default(DEFAULT_PERIOD),
})

/** Answer of `GET /v1/vendor/{id}/visitas`: each day of the period, the oldest first. */
export const visitsWire = z.object({
  total: z.number().int(),
  /** In which the supplier competes; null where there are too few others for a median. */
  categoria: z.string().nullable(),
  dias: z.array(
    z.object({
      dia: z.iso.date(),
      visitas: z.number().int(),
      /** Of the pages of those who sell something in that category, itself among them. */
      mediana: z.number().nullable(),
    }),
  ),
})
export type VisitsWire = z.infer<typeof visitsWire>
