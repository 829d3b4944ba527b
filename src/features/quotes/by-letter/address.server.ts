import type { Env } from '#/platform/server/env.server.ts'
import { markOf } from '#/platform/server/sealing.server.ts'
import { HIDDEN } from './contact.ts'

const NAME = 'orcamento'
/** Of the mark, in hexadecimal: nobody guesses 80 bits, and the part before '@' has 64 characters at most (RFC 5321). */
const MARK_LENGTH = 20

const markFor = async (env: Env, conversationId: string, userId: string) =>
  (await markOf(env, `${conversationId}.${userId}`, 'quote:letter'))
    .toString('hex')
    .slice(0, MARK_LENGTH)

/**
 * Where one person answers one conversation by letter; undefined where no letters come in. Capitals make no
 * difference, as some mail servers write without them.
 */
export async function replyAddress(
  env: Env,
  conversationId: string,
  userId: string,
): Promise<string | undefined> {
  if (!env.INBOUND_MAIL_DOMAIN) return undefined
  const id = conversationId.replaceAll('-', '')
  return `${NAME}+${id}${await markFor(env, conversationId, userId)}@${env.INBOUND_MAIL_DOMAIN}`
}

/** The conversations that addresses may lead to: whose they are, `replyAddress` says. */
export function conversationsIn(env: Env, addresses: string[]): string[] {
  const pattern = new RegExp(`^${NAME}\\+([0-9a-f]{32})[0-9a-f]{${MARK_LENGTH}}@(.+)$`)
  const ids = addresses.flatMap((address) => {
    const [, id = '', domain] = pattern.exec(address.trim().toLowerCase()) ?? []
    if (domain !== env.INBOUND_MAIL_DOMAIN) return []
    return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  })
  return [...new Set(ids)]
}

const ADDRESSES = new RegExp(`${NAME}\\+[0-9a-f]{${32 + MARK_LENGTH}}@[\\w.-]*\\w`, 'gi')

/**
 * A text without any such address: the head of a quote that nobody knows as one names it, and whoever was told another
 * person's could write as that person.
 */
export const withoutReplyAddresses = (text: string) => text.replace(ADDRESSES, HIDDEN)
