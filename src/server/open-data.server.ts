import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { DUMP_DAYS } from '#/features/open-data/limits.ts'
import { dumpFilePath, MANIFEST_PATH } from '#/features/open-data/links.ts'
import { dumpFile, latestDump } from '#/features/open-data/service.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { requestedOf } from '#/platform/server/http/file-request.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { fail } from './errors.server.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** Programs of any site read the data. */
const FOR_ALL = { 'access-control-allow-origin': '*', 'x-robots-tag': 'noindex' }
/** A second dump of a day takes the place of the first. */
const AN_HOUR = 'public, max-age=3600'

/** The files of the open data, beside the screen that explains them: the manifest and what it names. */
export function registerOpenData(app: FastifyInstance, platform: Platform) {
  app.get(MANIFEST_PATH, { schema: { hide: true } }, async (_request, reply) => {
    const manifest = await latestDump(platform.db)
    if (!manifest) throw notFound('Os dados abertos ainda não foram gerados. Volte amanhã.')
    reply.headers({ ...FOR_ALL, 'cache-control': 'public, max-age=300' })
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(manifest, null, 2))
  })
  app.route<{ Params: { dia: string; arquivo: string } }>({
    method: ['GET', 'HEAD'],
    url: dumpFilePath(':dia', ':arquivo'),
    schema: { hide: true },
    handler: async ({ params: { dia, arquivo }, headers, method }, reply) => {
      const isDay = DAY.test(dia) && !Number.isNaN(Date.parse(dia))
      const found = isDay ? await dumpFile(platform, dia, arquivo) : undefined
      if (!found)
        throw notFound(`Este arquivo não existe. Os dados ficam no ar por ${DUMP_DAYS} dias.`)
      const { file, sha256 } = found
      const { size } = file
      const version = { size, etag: `"${sha256}"`, modified: file.modified.toUTCString() }
      const requested = requestedOf(headers, version)
      if (requested.status >= 400) return fail(reply, requested.status, 'Requisição inválida.')
      reply.status(requested.status).headers({
        ...FOR_ALL,
        'accept-ranges': 'bytes',
        'cache-control': AN_HOUR,
        'last-modified': version.modified,
        etag: version.etag,
      })
      if (requested.status === 304) return reply.send()
      const range = 'range' in requested ? requested.range : undefined
      if (range) reply.header('content-range', `bytes ${range.start}-${range.end}/${size}`)
      reply.headers({
        'content-type': 'application/gzip',
        'content-length': range ? range.end - range.start + 1 : size,
      })
      return reply.send(method === 'HEAD' ? Readable.from([]) : file.read(range))
    },
  })
}
