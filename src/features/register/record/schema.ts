import { z } from 'zod'

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
})
export type RegisterRecord = z.infer<typeof registerRecord>
