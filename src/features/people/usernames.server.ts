import { parse } from 'tldts'
import { foldText } from '#/domain/text.ts'
import { AppError } from '#/platform/server/errors.server.ts'

/** Whether a text would be read as the name or the address of a host, as 'x.example.com'. */
export function looksLikeHost(username: string): boolean {
  const { isIcann, isIp, domain } = parse(username)
  return isIp === true || username.startsWith('www.') || (isIcann === true && domain !== null)
}

/** What people take for the house, folded. */
const OURS =
  /^(praca|equipe|admin|administra\w*|modera\w*|suporte|ajuda|contato|sistema|root|localhost)$/

/**
 * Refuses a username that letters and screens would make a link of, or people take for a site or for
 * those who run this one.
 * @throws AppError 400 by its field
 */
export function refuseMisleading(username: string) {
  const message = looksLikeHost(username)
    ? 'Este nome parece um endereço de site. Escolha outro.'
    : 'Este nome é reservado. Escolha outro.'
  const isOurs = OURS.test(foldText(username).replace(/[^a-z0-9]/g, ''))
  if (isOurs || looksLikeHost(username))
    throw new AppError(400, message, { plataformName: message })
}
