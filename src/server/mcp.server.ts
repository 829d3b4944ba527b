import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readKey } from '#/features/accounts/api-keys/service.server.ts'
import type { openMcp } from '#/features/mcp/handler.server.ts'
import { MESSAGE_MAX } from '#/features/mcp/limits.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { countSearching } from '#/platform/server/http/access.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { fail } from './errors.server.ts'

/** What the protocol reads of a request; of who sends it nothing is handed on. */
const READ = /^(?:accept|content-type|mcp-.+)$/

const headersOf = ({ headers }: FastifyRequest) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    READ.test(name) && typeof value === 'string' ? [[name, value]] : [],
  )

/**
 * `/mcp`: the catalogue for assistants, by the Model Context Protocol (docs/decisions/0075). Its library is loaded
 * by the first who asks.
 */
export function registerMcp(app: FastifyInstance, platform: Platform) {
  const { origin } = new URL(platform.env.PUBLIC_URL)
  const address = `${platform.env.PUBLIC_URL}/mcp`
  let opening: Promise<ReturnType<typeof openMcp>> | undefined
  const open = async () => (await import('#/features/mcp/handler.server.ts')).openMcp(platform)
  app.addHook('onClose', async () => (await opening)?.close())

  app.post(
    '/mcp',
    {
      bodyLimit: MESSAGE_MAX,
      schema: { hide: true },
      // Assistants are no browsers, which always say whose page asks: of another one, also of one whose name leads here.
      onRequest: async ({ headers }) => {
        if (headers.origin !== undefined && headers.origin !== origin)
          throw new AppError(403, 'Páginas de outros sites não podem usar este endereço.')
      },
    },
    async (request, reply) => {
      const { body, ip } = request
      // Each message counts: several at once would be a way around that.
      if (typeof body !== 'object' || body === null || Array.isArray(body))
        throw new AppError(400, 'Envie uma mensagem JSON-RPC por vez.')
      await countSearching(platform, { ip, keyId: await readKey(platform, request) })
      opening ??= open()
      const mcp = await opening
      const asked = new Request(address, { method: 'POST', headers: headersOf(request) })
      const answer = await mcp.fetch(asked, { parsedBody: body })
      const type = answer.headers.get('content-type')
      if (type) reply.type(type)
      reply.status(answer.status).header('cache-control', 'no-store')
      return reply.send(await answer.text())
    },
  )
  app.route({
    method: ['GET', 'PUT', 'DELETE'],
    url: '/mcp',
    schema: { hide: true },
    handler: async (_request, reply) => {
      reply.header('allow', 'POST')
      return fail(
        reply,
        405,
        'Este endereço é de assistentes: fala o Model Context Protocol, por POST.',
      )
    },
  })
}
