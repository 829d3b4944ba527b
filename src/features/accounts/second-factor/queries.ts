import { queryOptions } from '@tanstack/react-query'
import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import type { BothProofs, SecondFactor, SetUp } from './schema.ts'

const ADDRESS = '/v1/login/second-factor'
/** The forms that ask show refusals; no alert does. */
const quiet = true

export const secondFactorOf = (userId: string) =>
  queryOptions({
    queryKey: ['second-factor', userId],
    queryFn: ({ signal }) => callData<SecondFactor>(ADDRESS, { signal, quiet }),
  })

/** @throws ApiError 403 by the field of the password */
export const beginSetUp = (password: string) =>
  callData<SetUp>(`${ADDRESS}/setup`, { method: 'POST', body: { password }, quiet })

interface Codes {
  codigos: string[]
}

/** @throws ApiError 400 by the field of the code */
export const turnOn = (body: { pedido: string; codigo: string }) =>
  callApi<Answer<Codes>>(ADDRESS, { method: 'POST', body, quiet })

/** @throws ApiError 403 by the field that is wrong */
export const renewCodes = (body: BothProofs) =>
  callApi<Answer<Codes>>(`${ADDRESS}/codes`, { method: 'POST', body, quiet })

/** @throws ApiError 403 by the field that is wrong */
export const turnOff = (body: BothProofs) =>
  callApi<Answer<null>>(`${ADDRESS}/removal`, { method: 'POST', body, quiet })
