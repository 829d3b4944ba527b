import { z } from 'zod'

/** What a month of the register changed of a company. */
const registerChange = z.object({
  /** 'YYYY-MM'. */
  competencia: z.string(),
  campo: z.enum([
    'situacao',
    'razaoSocial',
    'nomeFantasia',
    'atividade',
    'cidade',
    'estado',
    'porte',
  ]),
  /** As the field of the same name has it; '' for nothing. */
  de: z.string(),
  para: z.string(),
})
export type RegisterChange = z.infer<typeof registerChange>

/** What the register of Receita Federal says of a supplier, as its page shows it. Nothing of it is a person's. */
export const registerRecord = z.object({
  situacao: z.enum(['nula', 'ativa', 'suspensa', 'inapta', 'baixada']),
  /** 'YYYY-MM-DD', or ''. */
  desde: z.string(),
  /** Day on which the company was opened, 'YYYY-MM-DD', or ''. */
  abertura: z.string(),
  /** 'ME', 'EPP', 'DEMAIS', or ''. */
  porte: z.string(),
  /** Main activity, in words. */
  atividade: z.string(),
  /** Its code (CNAE), 7 digits. */
  cnae: z.string(),
  matriz: z.boolean(),
  /** 'YYYY-MM': the latest month of the register that says so. */
  competencia: z.string(),
  /** What changed since it was read first, the latest first. */
  mudancas: z.array(registerChange),
})
export type RegisterRecord = z.infer<typeof registerRecord>
