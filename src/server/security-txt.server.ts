import type { FastifyInstance } from 'fastify'
import { DAY_MS } from '#/domain/durations.ts'
import type { Env } from '#/platform/server/env.server.ts'

/** Less than a year, as RFC 9116 recommends: who reads an older copy asks again. */
const VALID_DAYS = 180

/** `/.well-known/security.txt` (RFC 9116): where people write who found a weakness. */
export function registerSecurityTxt(
  app: FastifyInstance,
  { env }: { env: Pick<Env, 'PRIVACY_CONTACT' | 'PUBLIC_URL'> },
) {
  const { PRIVACY_CONTACT: contact, PUBLIC_URL: url } = env
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const lines = [
      `Contact: ${contact ? `mailto:${contact}` : `${url}/privacidade`}`,
      `Expires: ${new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: pt-BR, en',
      `Canonical: ${url}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
