import type { FastifyInstance, FastifyReply } from 'fastify'
import { listOutbox, outboxFolder, readOutbox } from '#/integrations/mail/outbox.server.ts'
import { OUTBOX_PATH } from '#/platform/links.ts'
import { isLocal, servesOutbox } from '#/platform/server/loopback.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { outboxList, outboxMail } from './outbox-page.server.tsx'

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
      if (!isLocal(env, request.raw)) return notFound(reply)
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

const notFound = (reply: FastifyReply) =>
  reply.status(404).type('text/plain; charset=utf-8').send('Não encontrado.')
