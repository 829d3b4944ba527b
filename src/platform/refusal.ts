import { z } from 'zod'
import { oneLine } from './text-fields.ts'

const REASON_MIN = 5
export const REASON_MAX = 500

export const refusalUpTo = (max: number) =>
  z.object({
    reason: oneLine('Escreva o motivo.').pipe(
      z
        .string()
        .min(REASON_MIN, `Escreva o motivo com ao menos ${REASON_MIN} caracteres.`)
        .max(max, `Use até ${max} caracteres.`),
    ),
  })

/** Body of what refuses somebody's request: why, as that person will read it. */
export const refusal = refusalUpTo(REASON_MAX)
