import { z } from 'zod'
import { refusal } from '#/platform/refusal.ts'

const CHOOSE = 'Escolha o nome.'

/** Body of `POST /v1/admin/offers/{id}/nome-anterior`: which former name is taken away, and why. */
export const nameWithdrawal = refusal.extend({ nome: z.string(CHOOSE).min(1, CHOOSE) })
export type NameWithdrawal = z.infer<typeof nameWithdrawal>
