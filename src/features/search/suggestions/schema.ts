import { z } from 'zod'
import { recordId, searchText } from '#/platform/wire.ts'
import { SUGGESTED, SUGGESTIONS_DEFAULT, SUGGESTIONS_MAX, type SuggestedType } from './limits.ts'

const suggestedType = z.enum(Object.keys(SUGGESTED) as SuggestedType[], 'Tipo inválido.')

export const suggestionsQuery = z.object({
  query: searchText.default(''),
  limit: z.coerce
    .number('Limite inválido.')
    .int('Limite inválido.')
    .min(1, 'O limite começa em 1.')
    .max(SUGGESTIONS_MAX, `O limite vai até ${SUGGESTIONS_MAX}.`)
    .default(SUGGESTIONS_DEFAULT),
  /** Suggests nothing else. */
  tipo: suggestedType.optional(),
})

export const suggestion = z.object({
  tipo: suggestedType,
  /** Null of a search. */
  _id: recordId.nullable(),
  texto: z.string(),
  /** Where it leads, on this site. */
  url: z.string(),
  /** '' where there is none. */
  logotipo_url: z.string(),
  /** Of a software or a service; '' where it has none. */
  categoria: z.string(),
  /** 0 where nobody rated it. */
  rating: z.number(),
})
export type Suggestion = z.infer<typeof suggestion>
