import { z } from 'zod'
import { CATEGORY_SEPARATOR } from '#/features/catalogue/limits.ts'
import { offerType } from '#/features/catalogue/schema.ts'
import { oneLine } from '#/platform/text-fields.ts'
import { pageLimit, pageNumber, recordId, searchText } from '#/platform/wire.ts'
import { CATEGORY_NAME_MAX, CATEGORY_NAME_MIN, PARENTS_MAX, QUEUE_PAGE_SIZE } from './limits.ts'

export const categoryWire = z.object({
  id: recordId,
  name: z.string(),
  type: offerType,
  active: z.boolean(),
  /** The category that a subcategory belongs to; null on the first level. */
  parentId: recordId.nullable(),
})
export type CategoryWire = z.infer<typeof categoryWire>

export const categoryId = z.object({ id: recordId })

/** One alone, as addresses have it, is a list of one. */
const parents = z.preprocess(
  (value) => (value === undefined ? undefined : [value].flat()),
  z.array(searchText).max(PARENTS_MAX, `Informe até ${PARENTS_MAX} categorias.`).optional(),
)

export const categorySearch = z.object({
  query: searchText.default(''),
  tipo: offerType.optional(),
  /** Names or ids: only subcategories of these. */
  parent: parents,
  /** '1': only categories that belong to no other. */
  nivel: z.literal('1', 'Nível inválido.').optional(),
})
export type CategorySearch = z.infer<typeof categorySearch>

const BAD_NAME = 'Insira um nome válido.'
const SEPARATOR = CATEGORY_SEPARATOR.trim()

const categoryName = oneLine(BAD_NAME).pipe(
  z
    .string()
    .min(CATEGORY_NAME_MIN, BAD_NAME)
    .max(CATEGORY_NAME_MAX, `Use até ${CATEGORY_NAME_MAX} caracteres.`)
    .regex(/[\p{L}\p{N}]/u, BAD_NAME)
    .refine((name) => !name.includes(SEPARATOR), `O nome não pode ter “${SEPARATOR}”.`),
)

/** What an Admin writes of a category, also of one that was suggested. */
export const categoryEdit = z.object({
  name: categoryName,
  /** The category that it belongs to; none: it is of the first level. */
  parentId: recordId.nullish(),
})
export type CategoryEdit = z.infer<typeof categoryEdit>

/** Body of what adds a category and of what suggests one: its kind never changes. */
export const newCategory = categoryEdit.extend({ tipo: offerType })
export type NewCategory = z.infer<typeof newCategory>

/**
 * Answer to a suggestion: it was `sent`; it was made before and is `waiting`; or a category of that
 * name `exists`, which may be inactive. The id is the category's where it exists.
 */
export const suggestedCategory = categoryWire.extend({
  outcome: z.enum(['sent', 'waiting', 'exists']),
})
export type SuggestedCategory = z.infer<typeof suggestedCategory>

const parentCategory = z.object({ id: recordId, name: z.string() }).nullable()

/** Answer to the standard ones: how many there are now. */
export const standardAdded = z.object({ total: z.number().int() })

/** What an Admin sees of a category. */
export const deskCategory = categoryWire.omit({ parentId: true }).extend({
  parent: parentCategory,
  subcategories: z.number().int(),
  /** That have it, hidden ones included. */
  offers: z.number().int(),
})
export type DeskCategory = z.infer<typeof deskCategory>

export const merging = z.object({ targetId: recordId })
/** Answer to it: the offers that have another category now. */
export const mergedCategory = z.object({ moved: z.number().int() })

export const queueQuery = z.object({
  page: pageNumber.default(1),
  limit: pageLimit.default(QUEUE_PAGE_SIZE),
})

/** A suggestion that waits for an Admin. */
export const queuedSuggestion = z.object({
  id: recordId,
  name: z.string(),
  type: offerType,
  parent: parentCategory,
  createdAt: z.string(),
  /** Null once the account was removed. */
  user: z
    .object({ _id: recordId, firstName: z.string(), lastName: z.string(), email: z.string() })
    .nullable(),
})
export type QueuedSuggestion = z.infer<typeof queuedSuggestion>
