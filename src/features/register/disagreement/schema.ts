import { z } from 'zod'
import { REGISTER_FIELD_NAMES } from './fields.ts'

/** What the register of companies has otherwise than a page. */
export const registerQuestion = z.object({
  /** 'YYYY-MM': of the register. */
  competencia: z.string(),
  /** One for each field, at least one. */
  diferencas: z.array(
    z.object({
      campo: z.enum(REGISTER_FIELD_NAMES),
      /** What the page says, in one line. */
      pagina: z.string(),
      /** What the register says. */
      receita: z.string(),
    }),
  ),
})
export type RegisterQuestion = z.infer<typeof registerQuestion>

/** Body of `PUT /v1/vendor/{id}/dados-da-receita`. */
export const registerChoice = z.object({
  campo: z.enum(REGISTER_FIELD_NAMES, 'Campo inválido.'),
  escolha: z.enum(['usar', 'manter'], 'Escolha usar ou manter.'),
  /** What the person saw that the register says. */
  receita: z.string('Informe o que a Receita diz.').min(1, 'Informe o que a Receita diz.'),
})
export type RegisterChoice = z.infer<typeof registerChoice>
