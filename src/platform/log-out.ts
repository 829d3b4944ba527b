import { callApi } from './api-client.ts'
import { clearStoredUser } from './stored-user.ts'

/**
 * Ends the session. This browser forgets it at once; the server is told while the next page is
 * already shown, and a session that it does not hear about ends by itself.
 */
export function logOut() {
  callApi('/v1/logout', { method: 'POST', quiet: true, keepalive: true }).catch(() => {})
  clearStoredUser()
}
