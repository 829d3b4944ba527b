import { queryOptions } from '@tanstack/react-query'
import { callData } from '#/platform/browser/api-client.ts'
import type { Alternative } from './schema.ts'

/** What may take the place of a software; none where there are too few. */
export const alternativesOf = (id: string) =>
  queryOptions({
    queryKey: ['alternatives', id],
    queryFn: ({ signal }) => callData<Alternative[]>(`/v1/software/${id}/alternativas`, { signal }),
  })
