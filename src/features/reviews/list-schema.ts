import { z } from 'zod'
import { pageLimit, pageNumber, recordId, searchText } from '#/platform/wire.ts'
import { LABEL_NAMES } from './labels.ts'
import { RATING_MAX, REVIEWS_PAGE_SIZE } from './limits.ts'
import { ORDERS, type ReviewOrder } from './orders.ts'
import { profileFields, reviewWire } from './schema.ts'
import { summaryWire } from './summary/schema.ts'

const NO_POSITION = 'Posição inválida.'

/** A place in a list of reviews: what the list is ordered by, its moment in microseconds and its id. */
const reviewPosition = z.object({
  key: z
    .string(NO_POSITION)
    .regex(/^[0-5]$/, NO_POSITION)
    .transform(Number),
  // Years that PostgreSQL knows as well.
  writtenAt: z.iso.datetime({ precision: 6, error: NO_POSITION }).startsWith('2', NO_POSITION),
  id: recordId,
})
export type ReviewPosition = z.infer<typeof reviewPosition>

const NO_STARS = 'A nota vai de 1 a 5.'

/** By what readers narrow down the reviews of an offer or a supplier. */
const filters = z.object({
  nota: z.coerce
    .number(NO_STARS)
    .int(NO_STARS)
    .min(1, NO_STARS)
    .max(RATING_MAX, NO_STARS)
    .optional(),
  porte: profileFields.porte.optional(),
  setor: profileFields.setor.optional(),
  funcao: profileFields.funcao.optional(),
  tempoDeUso: profileFields.tempoDeUso.optional(),
  etiqueta: z.enum(LABEL_NAMES, 'Etiqueta inválida.').optional(),
  /** One of them alone, to which a link leads. */
  avaliacao: recordId.optional(),
  /** Words that all stand in the review, whatever their case and accents. */
  busca: searchText.default(''),
  /** `1`: only those that the company answered. */
  comResposta: z
    .literal('1', 'Use comResposta=1, ou nada.')
    .optional()
    .transform((value) => value === '1'),
})
export type ReviewFilters = z.infer<typeof filters>

export const reviewsOf = filters.extend({
  id: recordId,
  page: pageNumber.default(1),
  limit: pageLimit.default(REVIEWS_PAGE_SIZE),
  ordem: z.enum(Object.keys(ORDERS) as ReviewOrder[], 'Ordem inválida.').default('texto'),
  /** `next` of the answer before: nothing comes twice when others are written meanwhile. */
  after: z
    .string(NO_POSITION)
    .transform((position) => {
      const [key, writtenAt, id] = position.split('_')
      return { key, writtenAt, id }
    })
    .pipe(reviewPosition)
    .optional(),
})

export const reviewPage = z.object({
  result: z.array(reviewWire),
  page: z.number().int(),
  totalPages: z.number().int(),
  /** Of those that the filters leave, counted up to 1,001. */
  total: z.number().int(),
  /** What the next ones come `after`; '' at the end. */
  next: z.string(),
  /** Of all reviews, whatever the filters. */
  resumo: summaryWire,
})
