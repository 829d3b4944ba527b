import { callApi } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { AddressChoice } from './schema.ts'

/** Says whether a page takes the register's address. @throws ApiError */
export async function chooseAddress(vendorId: string, choice: AddressChoice): Promise<void> {
  const path = `/v1/vendor/${vendorId}/endereco-da-receita`
  await whileLoggedIn(callApi(path, { method: 'PUT', body: choice }))
}
