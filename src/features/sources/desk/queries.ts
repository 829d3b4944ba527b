import { queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { SourceName } from '../names.ts'
import type { SourceRun, SourceStates } from './schema.ts'

export const SOURCES_KEY = 'source-states'

/** What can be read, and when it was. */
export const sourcesNow = () =>
  queryOptions({
    queryKey: [SOURCES_KEY],
    queryFn: ({ signal }) =>
      callData<SourceStates>('/v1/admin/registers/fontes', { signal, quiet: true }),
  })

/**
 * Has a source read.
 * @param assimMesmo also where what is read looks torn or too old
 * @returns the message of the server
 * @throws ApiError
 */
export async function readNow(fonte: SourceName, assimMesmo = false): Promise<string> {
  const options = { method: 'POST', body: { fonte, assimMesmo } } as const
  return (await whileLoggedIn(callApi<Answer<SourceRun>>('/v1/admin/registers', options))).message
}

/** Has a reading stop. @returns the message of the server @throws ApiError */
export async function stopNow(id: string): Promise<string> {
  const options = { method: 'POST' } as const
  return (await callApi<Answer<SourceRun>>(`/v1/admin/registers/${id}/stop`, options)).message
}
