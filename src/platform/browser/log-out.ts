import { showAlert } from './alerts.ts'
import { ApiError, callApi } from './api-client.ts'
import { openEntry } from './entry.ts'
import { clearStoredUser, readToken } from './stored-user.ts'

const LATER = 'Sem conexão: a sessão será encerrada no servidor assim que a conexão voltar.'

/** State of the way home after a logout: nothing on the page that is left holds it up. */
export const LOGGED_OUT = { loggedOut: true }

/**
 * Ends the session. This browser forgets it at once; the server learns it while the next page is
 * already shown, or once there is a connection again. A session that it never hears about, as when
 * the page is closed before, ends by itself.
 */
export const logOut = () => leave(false)

/**
 * Ends the session to log in with another account, which leads back to this screen.
 * @param reason why another is needed; a guarded screen says its own
 */
export function changeAccount(reason: string) {
  leave(true)
  // A guarded screen leaves by now: also a login that is sooner than that comes back.
  const { pathname, search, hash } = location
  openEntry({ view: 'login', reason, redirectTo: pathname + search + hash })
}

function leave(comesBack: boolean) {
  const token = readToken()
  if (token) endOnServer(token).catch(() => showAlert('info', LATER))
  clearStoredUser(comesBack)
}

/** @throws when it will be tried again with the next connection */
async function endOnServer(token: string) {
  try {
    await callApi('/v1/logout', { method: 'POST', token, quiet: true, keepalive: true })
  } catch (error) {
    // Whatever the server answers, it has heard.
    if (error instanceof ApiError && error.status > 0) return
    addEventListener('online', () => void endOnServer(token).catch(() => {}), { once: true })
    throw error
  }
}
