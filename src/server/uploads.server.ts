import path from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { UPLOADS_PATH } from '#/platform/file-urls.ts'
import { FOR_EVER, typeOf } from '#/platform/server/files/file-types.ts'
import { requestedOf } from '#/platform/server/http/file-request.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { fail } from './errors.server.ts'
import { withoutOrigin } from './page-address.server.ts'

/** An uploaded file opened by itself runs nothing and loads nothing. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Where a CDN has files may change; which file an address names does not. */
const MOVED = 'public, max-age=3600'

/** Serves uploaded files, wherever the storage keeps them, or says where a CDN does. */
export function registerUploads(app: FastifyInstance, platform: Platform) {
  const { FILES_URL } = platform.env
  app.route({
    method: ['GET', 'HEAD'],
    url: `${UPLOADS_PATH}/*`,
    schema: { hide: true },
    handler: async ({ url, headers, method }, reply) => {
      const key = keyAt(url)
      if (key !== null && FILES_URL)
        return reply.header('cache-control', MOVED).redirect(`${FILES_URL}/${key}`)
      const file = key === null ? null : await platform.files.open(key)
      if (key === null || !file) return reply.callNotFound()
      const { size } = file
      const modified = file.modified.toUTCString()
      const etag = `W/"${size.toString(16)}-${file.modified.getTime().toString(16)}"`
      const requested = requestedOf(headers, { size, etag, modified })
      if (requested.status >= 400) return fail(reply, requested.status, 'Requisição inválida.')

      const extension = path.extname(key)
      reply.status(requested.status).headers({
        'accept-ranges': 'bytes',
        'last-modified': modified,
        etag,
        'cache-control': FOR_EVER,
        'content-security-policy': CONTENT_SECURITY_POLICY,
        // A document is kept, never shown as a page of ours.
        ...(extension === '.pdf' && { 'content-disposition': 'attachment' }),
      })
      if (requested.status === 304) return reply.send()
      const range = 'range' in requested ? requested.range : undefined
      if (range) reply.header('content-range', `bytes ${range.start}-${range.end}/${size}`)
      reply.headers({
        'content-type': typeOf(key),
        'content-length': range ? range.end - range.start + 1 : size,
      })
      return reply.send(method === 'HEAD' ? Readable.from([]) : file.read(range))
    },
  })
}

/** A key as storage gives them: names of letters, digits, hyphens and single dots inside. */
const KEY = /^(?:[\w-]+\/)+[\w-]+(?:\.[\w-]+)*$/

/**
 * The key that an address names. Every file has one spelling: an address that goes around, or writes
 * a letter otherwise, names none.
 * @param target of the request: a path, or a whole address
 */
export function keyAt(target: string): string | null {
  const [address = ''] = withoutOrigin(target).split('?', 1)
  const key = address.startsWith(`${UPLOADS_PATH}/`) ? address.slice(UPLOADS_PATH.length + 1) : ''
  return KEY.test(key) ? key : null
}
