import { z } from 'zod'
import { isCnpj, normaliseCnpj } from '#/domain/cnpj.ts'
import { refusal } from '#/platform/refusal.ts'

/** Body of `POST /v1/admin/offers/{id}/give`: to which company a software goes, and why. */
export const giving = refusal.extend({
  cnpj: z
    .string('Insira um CNPJ válido.')
    .refine((written) => isCnpj(written), 'Insira um CNPJ válido.')
    .transform(normaliseCnpj),
})
export type Giving = z.infer<typeof giving>
