import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { FactName } from './definition.ts'
import type { SheetWire } from './schema.ts'

/** What is known of an offer, for a person who may edit it, seen by others or not. @throws ApiError */
export const editableSheet = (id: string, signal?: AbortSignal) =>
  callData<SheetWire>(`/v1/software/${id}/ficha/edicao`, { signal })

/** @throws ApiError by field of the sheet; 409 where somebody changed it meanwhile */
export async function saveSheet(
  id: string,
  change: Partial<Record<FactName, unknown>> & { versao: string },
) {
  const options = { method: 'PUT', body: change } as const
  return whileLoggedIn(callApi<Answer<SheetWire>>(`/v1/software/${id}/ficha`, options))
}

/** Refuses that another product names one, or no more. @throws ApiError */
export const refuseIntegration = (id: string, otherId: string, recusada: boolean) =>
  whileLoggedIn(
    callApi<Answer<{ recusada: boolean }>>(`/v1/software/${id}/integracoes/${otherId}/recusa`, {
      method: 'PUT',
      body: { recusada },
    }),
  )
