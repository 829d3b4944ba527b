import { z } from 'zod'
import { oneLine } from './text-fields.ts'

const REASON_MIN = 5
export const REASON_MAX = 500

/** Body of what refuses somebody's request: why, as that person will read it. */
export const refusal = z.object({
  reason: oneLine('Escreva o motivo.').pipe(
    z
      .string()
      .min(REASON_MIN, `Escreva o motivo com ao menos ${REASON_MIN} caracteres.`)
      .max(REASON_MAX, `Use até ${REASON_MAX} caracteres.`),
  ),
})
