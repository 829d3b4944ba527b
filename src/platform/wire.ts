import { z } from 'zod'
import { MAX_PAGE } from '#/domain/pagination.ts'
import { cleanSearch, SEARCH_MAX_LENGTH } from '#/domain/search.ts'

/** The envelope of every JSON answer: `{ data, message }`. */
export const answer = <T extends z.ZodType>(data: T) =>
  z.object({ data, message: z.string().default('') })

/** The answer of a call that has nothing to return. */
export const emptyAnswer = answer(z.null())

/** The spec's raw paginated answer: `{ data, page, totalPages, total }`. */
export const pagedAnswer = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    page: z.number().int(),
    totalPages: z.number().int(),
    /** Of a search counted up to 1,001, which is: more than 1,000. */
    total: z.number().int(),
  })

/** A page of what a search found, and how its question was read. */
export const foundAnswer = <T extends z.ZodType>(item: T) =>
  pagedAnswer(item).extend({
    consulta: z.object({
      /** The question with its misspelt words as they are meant. */
      corrigida: z.string().nullable(),
      /** Words that nothing has. */
      omitidas: z.array(z.string()),
      /** What it was looked for by beside its own words. */
      sinonimos: z.array(z.string()),
    }),
  })

/**
 * What a program can do about a failure: ask for the code of the second factor and log in again with
 * it; ask the person to confirm who they are and repeat the call; lead to where a second factor is set up, or to
 * where a person proves that a company is theirs; put it off until the page of a supplier is confirmed.
 */
const failureReason = z.enum(['code', 'confirmation', 'secondFactor', 'proof', 'unconfirmed'])
export type FailureReason = z.infer<typeof failureReason>

/** What a failed call carries beside its HTTP status. */
export const failure = z.object({
  data: z.null(),
  message: z.string(),
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  reason: failureReason.optional(),
})
export type Failure = z.infer<typeof failure>

const MAX_LIMIT = 100

export const pageNumber = z.coerce
  .number('Página inválida.')
  .int('Página inválida.')
  .min(1, 'A página começa em 1.')
  .max(MAX_PAGE, `A página vai até ${MAX_PAGE}.`)

export const pageLimit = z.coerce
  .number('Limite inválido.')
  .int('Limite inválido.')
  .min(1, 'O limite começa em 1.')
  .max(MAX_LIMIT, `O limite vai até ${MAX_LIMIT}.`)

export const searchText = z
  .string('Busca inválida.')
  .transform(cleanSearch)
  .pipe(z.string().max(SEARCH_MAX_LENGTH, `A busca aceita até ${SEARCH_MAX_LENGTH} caracteres.`))

/** `1`: a search for all words as they were typed, of which nothing is repaired, left out or added. */
export const literalSearch = z
  .literal('1', 'Use literal=1, ou nada.')
  .optional()
  .transform((value) => value === '1')

/** Lower-cased: an id has one spelling, in answers and in the tags of pages. */
export const recordId = z.uuid('Identificador inválido.').toLowerCase()
