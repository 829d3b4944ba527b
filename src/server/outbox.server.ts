import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listOutbox, outboxFolder, readOutbox } from '#/integrations/mail/outbox.server.ts'
import type { Env } from '#/platform/server/env.server.ts'
import { isLoopback } from '#/platform/server/loopback.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { OUTBOX_PATH, outboxList, outboxMail } from './outbox-page.server.tsx'

/** The frame of a mail has the page's policy: its styles are inline, and nothing else is let in. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  // The site's icon.
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers by which proxies say that a request comes from elsewhere. */
const FORWARDING = /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|.+-client-ip|.+-connecting-ip)$/

/**
 * `/dev/outbox`: the mail that an installation without database server and mail server did not send.
 * Its links open accounts, so it answers nobody but a browser on this machine.
 */
export async function registerOutbox(app: FastifyInstance, { env }: Pick<Platform, 'env'>) {
  if (!servesOutbox(env)) return
  const folder = outboxFolder(env)
  await app.register(async (outbox) => {
    const schema = { hide: true }
    outbox.addHook('onRequest', async (request, reply) => {
      reply.headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'content-security-policy': CONTENT_SECURITY_POLICY,
      })
      if (!isFromHere(request)) return notFound(reply)
    })
    outbox.get(OUTBOX_PATH, { schema }, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(outboxList(await listOutbox(folder), folder)),
    )
    outbox.get<{ Params: { name: string } }>(
      `${OUTBOX_PATH}/:name`,
      { schema },
      async (request, reply) => {
        const mail = await readOutbox(folder, request.params.name)
        if (!mail) return notFound(reply)
        return reply.type('text/html; charset=utf-8').send(outboxMail(mail))
      },
    )
  })
}

/**
 * Whether there is an outbox to read: only in the embedded mode, and not behind a proxy, which a
 * process that speaks no https knows by the address of the site. A proxy that adds no header makes
 * everybody look like this machine.
 */
export function servesOutbox(env: Env): boolean {
  const isEmbedded = !env.DATABASE_URL && !env.SMTP_URL
  return isEmbedded && !env.TRUSTED_PROXIES && !env.PUBLIC_URL.startsWith('https:')
}

/**
 * Whether a request comes from this machine, by its connection and not by what it says; and by a
 * name of this machine, or a page elsewhere whose name leads here could read the answer.
 */
function isFromHere({ raw: { socket, headers } }: FastifyRequest): boolean {
  const name = headers.host?.replace(/:\d+$/, '') ?? ''
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(name) &&
    !Object.keys(headers).some((header) => FORWARDING.test(header))
  )
}

const notFound = (reply: FastifyReply) =>
  reply.status(404).type('text/plain; charset=utf-8').send('Não encontrado.')
