import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import type { Proof, WaysToConfirm } from './schema.ts'

const ADDRESS = '/v1/login/confirmation'
const quiet = true

export const readWaysToConfirm = () => callData<WaysToConfirm>(ADDRESS, { quiet })

/** @throws ApiError 403 by the field that is wrong */
export const confirm = (body: Proof) =>
  callApi<Answer<null>>(ADDRESS, { method: 'POST', body, quiet })
