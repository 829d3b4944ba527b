import { z } from 'zod'
import { characterCount } from '#/domain/text.ts'
import { oneLine, textBlock } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import { MESSAGE_MAX, TEMPLATE_NAME_MAX } from '../limits.ts'
import { unknownPlaceholder } from './placeholders.ts'

const upTo = (max: number) => `Use até ${max} caracteres.`

/** Body of `POST` and `PUT /v1/vendor/{id}/orcamentos/modelos`. */
export const templateForm = z.object({
  nome: oneLine('Dê um nome ao modelo.').pipe(
    z
      .string()
      .min(1, 'Dê um nome ao modelo.')
      .refine((name) => characterCount(name) <= TEMPLATE_NAME_MAX, upTo(TEMPLATE_NAME_MAX)),
  ),
  texto: textBlock('Escreva o texto.').pipe(
    z
      .string()
      .min(1, 'Escreva o texto.')
      .refine((text) => characterCount(text) <= MESSAGE_MAX, upTo(MESSAGE_MAX))
      .superRefine((text, context) => {
        const unknown = unknownPlaceholder(text)
        if (unknown)
          context.addIssue({ code: 'custom', message: `${unknown} não é um campo dos modelos.` })
      }),
  ),
})
export type TemplateForm = z.infer<typeof templateForm>

export const templateWire = z.object({ _id: recordId, nome: z.string(), texto: z.string() })
export type TemplateWire = z.infer<typeof templateWire>

export const templateId = z.object({ id: recordId, modelo: recordId })
