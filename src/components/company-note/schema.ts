import { z } from 'zod'
import { textBlock } from '#/platform/text-fields.ts'
import { NOTE_MAX } from './limits.ts'

/** Body of `PUT …/nota`; '' takes the note back. */
export const companyNote = z.object({
  nota: textBlock('Escreva o texto.').pipe(
    z.string().max(NOTE_MAX, `O texto aceita até ${NOTE_MAX} caracteres.`),
  ),
})
