import { z } from 'zod'
import { vendorId } from '#/features/companies/schema.ts'
import { CONTRACT_NUMBER } from './links.ts'

/** A contract of a company, as its page shows it. */
const contractWire = z.object({
  numero: z.string(),
  objeto: z.string(),
  /** In centavos; null where the source says none. */
  valor: z.number().int().nullable(),
  orgao: z.string(),
  /** 'YYYY-MM-DD', or ''. */
  assinatura: z.string(),
  inicio: z.string(),
  fim: z.string(),
  /** Day on which the source last had it. */
  consultadoEm: z.string(),
  /** What the company says of it, or ''. */
  nota: z.string(),
  /** Its page at PNCP. */
  fonte: z.string(),
})
export type ContractWire = z.infer<typeof contractWire>

/** Contracts of a company: the latest, and how many there are. */
export const companyContracts = z.object({
  total: z.number().int(),
  contratos: z.array(contractWire),
})
export type CompanyContracts = z.infer<typeof companyContracts>

export const contractOfVendor = vendorId.extend({
  numero: z.string().regex(CONTRACT_NUMBER, 'Contrato inválido.'),
})

/** What governments pay, in centavos, and the latest contracts that say so. */
export interface PublicPrice {
  /** '' for the software itself, else the category. */
  category: string
  total: number
  lowCents: number
  medianCents: number
  highCents: number
  contracts: {
    number: string
    object: string
    body: string
    signedOn: string | null
    valueCents: number
  }[]
}
