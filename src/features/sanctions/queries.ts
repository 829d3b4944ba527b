import { type Answer, callApi } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { SanctionWire } from './schema.ts'

/**
 * Writes what a company says of a sanction; '' takes it back.
 * @returns all of its sanctions
 * @throws ApiError with its field, which the form shows
 */
export async function saveNote(
  vendorId: string,
  { lista, codigo }: Pick<SanctionWire, 'lista' | 'codigo'>,
  nota: string,
): Promise<SanctionWire[]> {
  const path = `/v1/vendor/${vendorId}/sancoes/${lista}/${encodeURIComponent(codigo)}/nota`
  const call = callApi<Answer<SanctionWire[]>>(path, { method: 'PUT', body: { nota }, quiet: true })
  return (await whileLoggedIn(call)).data
}
