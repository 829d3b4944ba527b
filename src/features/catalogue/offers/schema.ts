import { z } from 'zod'
import { foldText } from '#/domain/text.ts'
import { oneLine, textBlock } from '#/platform/text-fields.ts'
import { CATEGORIES_MAX, DESCRIPTION_MAX, NAME_MAX, SUBCATEGORY_MAX } from '../limits.ts'
import { eachText } from '../texts.ts'

const line = (invalid: string, max: number) =>
  oneLine(invalid).pipe(z.string().min(1, invalid).max(max, `Max ${max} caracteres`))

const CHOOSE_CATEGORIES = `Escolha de 1 a ${CATEGORIES_MAX} categorias.`

/** Names or ids; one alone, as forms send it, is a list of one. */
const category = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z
    .array(oneLine(CHOOSE_CATEGORIES), CHOOSE_CATEGORIES)
    .transform((chosen) => chosen.filter(Boolean))
    .refine(({ length }) => length >= 1 && length <= CATEGORIES_MAX, CHOOSE_CATEGORIES)
    .refine(
      (chosen) => new Set(chosen.map(foldText)).size === chosen.length,
      'Não repita a mesma categoria.',
    ),
)

/** As JSON has it, or as the text of a form. */
export const formFlag = z
  .union([z.boolean(), z.enum(['true', 'false'])], 'Valor inválido.')
  .transform((value) => value === true || value === 'true')

const common = {
  name: line('Insira um nome válido.', NAME_MAX),
  category,
  description: textBlock('Insira uma descrição válida.').pipe(
    z
      .string()
      .min(1, 'Insira uma descrição válida.')
      .max(DESCRIPTION_MAX, `Max ${DESCRIPTION_MAX} caracteres`),
  ),
}

/** What the form of a software holds. */
export const softwareForm = z.object({
  tipo: z.literal('Software'),
  ...common,
  ...eachText(({ invalid, max }) => line(invalid, max)),
  /** The form has no field for it: what is not sent stays. */
  subCategoria: line('Insira uma subcategoria válida.', SUBCATEGORY_MAX).optional(),
  isVisibleVendors: formFlag.optional(),
})
export type SoftwareForm = z.infer<typeof softwareForm>

/** What the form of a service holds. */
export const serviceForm = z.object({
  tipo: z.literal('Serviço'),
  ...common,
  subCategoria: line('Insira uma subcategoria válida.', SUBCATEGORY_MAX),
})
export type ServiceForm = z.infer<typeof serviceForm>

export type OfferForm = SoftwareForm | ServiceForm
