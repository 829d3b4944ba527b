import { type Answer, callApi } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { CompanyContracts } from './schema.ts'

/**
 * Writes what a company says of a contract; '' takes it back.
 * @returns its contracts
 * @throws ApiError with its field, which the form shows
 */
export async function saveNote(
  vendorId: string,
  numero: string,
  nota: string,
): Promise<CompanyContracts> {
  const path = `/v1/vendor/${vendorId}/contratos/${encodeURIComponent(numero)}/nota`
  const options = { method: 'PUT', body: { nota }, quiet: true } as const
  return (await whileLoggedIn(callApi<Answer<CompanyContracts>>(path, options))).data
}
