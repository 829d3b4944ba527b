import { callApi } from '#/platform/browser/api-client.ts'
import { whileLoggedIn } from '#/platform/browser/while-logged-in.ts'
import type { RegisterChoice } from './schema.ts'

/** Says whether a page takes what the register says of a field. @throws ApiError */
export async function chooseRegistered(vendorId: string, choice: RegisterChoice): Promise<void> {
  const path = `/v1/vendor/${vendorId}/dados-da-receita`
  await whileLoggedIn(callApi(path, { method: 'PUT', body: choice }))
}
