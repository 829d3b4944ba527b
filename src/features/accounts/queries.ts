import { type Answer, callApi, callData } from '#/platform/browser/api-client.ts'
import type { LoginAnswer, SignUp } from './schema.ts'

/**
 * @param request `password` is the password, or the credential of a remembered browser
 * @throws ApiError 401 for whatever reason it does not fit; its screen says so
 */
export async function logIn(request: {
  user: string
  password: string
  remember: boolean
  codigo?: string
}) {
  const options = { method: 'POST', body: request, anonymous: true, quiet: true } as const
  return callData<LoginAnswer>('/v1/login', options)
}

/** What Google is to sign into its token, so that the token is good in this browser alone. */
export const googleNonce = async () =>
  (await callData<{ nonce: string }>('/auth/google/nonce', { method: 'POST', quiet: true })).nonce

/**
 * @param request `idToken` as Google's button hands it over; `password` where it is asked for;
 *   `codigo` of the second factor
 * @throws ApiError by the field of what is missing or wrong; its screen says so
 */
export async function logInWithGoogle(request: {
  idToken: string
  password?: string
  codigo?: string
}) {
  const options = { method: 'POST', body: request, anonymous: true, quiet: true } as const
  return callData<LoginAnswer>('/auth/google', options)
}

/** Asks for an account; its mail follows. */
export const signUp = (request: SignUp) =>
  callApi<Answer<null>>('/v1/newlogin', { method: 'POST', body: request })

/** @param request as the sign-up was sent; only so is its mail sent again */
export const resendSignUpMail = (request: SignUp) =>
  callApi<Answer<null>>('/v1/reenviarEmailCadastro', { method: 'POST', body: request })

/**
 * Uses the link of the mail, which works once.
 * @throws ApiError 400 when it does not work any more; its screen says so
 */
export async function validateEmail(token: string) {
  const options = { method: 'POST', body: { token }, anonymous: true, quiet: true } as const
  return callData<LoginAnswer>('/v1/newlogin/validate', options)
}

/** Asks for the mail with a link to choose another password. */
export const askPasswordReset = (email: string) =>
  callApi<Answer<null>>('/v1/changePasswordToken', { method: 'POST', body: { email } })

/** Whether the link of that mail is good. @throws ApiError 400 when it is not (any more) */
export const checkResetLink = (token: string) =>
  callApi<Answer<null>>('/v1/changePasswordToken/validate', {
    method: 'POST',
    body: { token },
    quiet: true,
  })

/**
 * @param request with the token of the link
 * @throws ApiError 400 when the link does not work any more; its screen says so
 */
export const resetPassword = (request: { password: string; token: string }) =>
  callApi<Answer<null>>('/v1/changePassword', { method: 'POST', body: request, quiet: true })

/**
 * Forgets this browser on the server; what it keeps itself is for `forgetRememberedLogin`.
 * @param user e-mail address or username
 */
export const forgetDevice = (user: string) =>
  callApi<Answer<null>>('/v1/login/forget', { method: 'POST', body: { user }, anonymous: true })
