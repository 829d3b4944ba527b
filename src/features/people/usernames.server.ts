import { parse } from 'tldts'
import { AppError } from '#/platform/server/errors.server.ts'

/** Whether a text would be read as the name or the address of a host, as 'x.example.com'. */
export function looksLikeHost(username: string): boolean {
  const { isIcann, isIp, domain } = parse(username)
  return isIp === true || username.startsWith('www.') || (isIcann === true && domain !== null)
}

/**
 * Refuses a username that letters and screens would make a link of, or people take for a site.
 * @throws AppError 400 by its field
 */
export function refuseHostLike(username: string) {
  if (!looksLikeHost(username)) return
  const message = 'Este nome parece um endereço de site. Escolha outro.'
  throw new AppError(400, message, { plataformName: message })
}
