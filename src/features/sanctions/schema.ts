import { z } from 'zod'
import { vendorId } from '#/features/companies/schema.ts'

/** A sanction of a company, as its page shows it. */
export const sanctionWire = z.object({
  lista: z.enum(['CEIS', 'CNEP']),
  codigo: z.string(),
  categoria: z.string(),
  fundamento: z.string(),
  orgao: z.string(),
  processo: z.string(),
  /** 'YYYY-MM-DD', or ''. */
  inicio: z.string(),
  /** 'YYYY-MM-DD'; '' where it has no end. */
  fim: z.string(),
  /** Day of the list that says so. */
  consultadoEm: z.string(),
  /** What the company says of it, or ''. */
  nota: z.string(),
  /** The public list, narrowed down to the company. */
  fonte: z.string(),
})
export type SanctionWire = z.infer<typeof sanctionWire>

export const sanctionOfVendor = vendorId.extend({
  lista: z.enum(['CEIS', 'CNEP']),
  codigo: z.string().min(1).max(60),
})
