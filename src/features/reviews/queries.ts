import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Page } from '#/domain/pagination.ts'
import { callApi } from '#/platform/api-client.ts'
import { REVIEWS_PAGE_SIZE } from './limits.ts'
import type { ReviewWire } from './schema.ts'

type Answer = { data: Omit<Page<ReviewWire>, 'data'> & { result: ReviewWire[] } }

/** Every review of an offer or a supplier, newest first, page after page. */
export const reviewsOf = (targetId: string) =>
  infiniteQueryOptions({
    queryKey: ['reviews', targetId],
    queryFn: async ({ pageParam, signal }): Promise<Page<ReviewWire>> => {
      const { data } = await callApi<Answer>(
        `/v1/comments?id=${targetId}&page=${pageParam}&limit=${REVIEWS_PAGE_SIZE}`,
        { signal },
      )
      const { result, ...page } = data
      return { ...page, data: result }
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })
