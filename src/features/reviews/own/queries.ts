import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Page } from '#/domain/pagination.ts'
import { callApi } from '#/platform/browser/api-client.ts'
import type { OwnReviewRow } from './schema.ts'

/** What the person who is logged in wrote, page after page. */
export const ownReviewsOf = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['own-reviews', userId],
    queryFn: ({ pageParam, signal }) =>
      callApi<Page<OwnReviewRow>>(`/v1/minhas-avaliacoes?page=${pageParam}`, {
        signal,
        quiet: true,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })
