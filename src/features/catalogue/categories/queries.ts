import { queryOptions } from '@tanstack/react-query'
import type { OfferType } from '#/features/catalogue/schema.ts'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import type { CategoryWire, NewCategory, SuggestedCategory } from './schema.ts'

interface CategoryQuestion {
  /** Part of a name. */
  query: string
  tipo: OfferType
  /** '1': only those that belong to no other. */
  nivel?: '1'
  /** Names or ids: only what belongs to one of these. */
  parent?: readonly string[]
}

/** Active categories whose name contains what is typed; never asked for nothing. */
export const categoriesLike = ({ query, tipo, nivel, parent }: CategoryQuestion) =>
  queryOptions({
    queryKey: ['categories', query, tipo, nivel, parent],
    queryFn: async ({ signal }) => {
      const parameters = new URLSearchParams({ query, tipo })
      if (nivel) parameters.set('nivel', nivel)
      for (const category of parent ?? []) parameters.append('parent', category)
      const path = `/v1/category/search?${parameters}`
      return callData<CategoryWire[]>(path, { signal })
    },
    enabled: query !== '' && parent?.length !== 0,
  })

/**
 * Suggests a category to the Admins.
 * @throws ApiError; its field says so
 */
export const suggestCategory = (category: Pick<NewCategory, 'name' | 'tipo'>) =>
  callApi<Answer<SuggestedCategory>>('/v1/category', {
    method: 'POST',
    body: category,
    quiet: true,
  })
