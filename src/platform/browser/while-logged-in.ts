import { ApiError } from './api-client.ts'
import { openEntry } from './entry.ts'

const SESSION_OVER =
  'Sua sessão terminou. Entre de novo e repita: o que você escreveu continua aqui.'

/**
 * What somebody changes; where their session is over, a login is offered over the screen, which
 * stays as it is.
 * @throws ApiError as the call does
 */
export async function whileLoggedIn<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      openEntry({ view: 'login', reason: SESSION_OVER })
    throw error
  }
}
