import { z } from 'zod'

/** Another address than a page has, as the register of companies has it. */
export const addressQuestion = z.object({
  /** What the page says, in one line. */
  pagina: z.string(),
  /** What the register says. */
  receita: z.string(),
  /** 'YYYY-MM': of the register. */
  competencia: z.string(),
})
export type AddressQuestion = z.infer<typeof addressQuestion>

/** Body of `PUT /v1/vendor/{id}/endereco-da-receita`. */
export const addressChoice = z.object({
  escolha: z.enum(['usar', 'manter'], 'Escolha usar ou manter.'),
  /** The address that the person saw. */
  receita: z.string('Informe o endereço da Receita.').min(1, 'Informe o endereço da Receita.'),
})
export type AddressChoice = z.infer<typeof addressChoice>
