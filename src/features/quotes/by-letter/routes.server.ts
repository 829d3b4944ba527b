import { finished } from 'node:stream'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  INBOUND_FORMS,
  type InboundForm,
  isSameSecret,
  PostedLetter,
} from '#/integrations/inbound-mail/forms.server.ts'
import { readApart } from '#/integrations/inbound-mail/reader.server.ts'
import type { Env } from '#/platform/server/env.server.ts'
import { AppError, notFound, unavailable } from '#/platform/server/errors.server.ts'
import { type Access, anyoneWithin } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { LETTERS_IN } from '../attempts.server.ts'
import { receiveLetter } from './service.server.ts'

/** Of a letter with a PDF of the size that a message takes, twice, as Postmark sends it: whole and in parts. */
const LETTER_MAX_BYTES = 32 * 1024 * 1024
/** For what comes in and waits for its turn, each whole in memory: a hundred thousand small ones, or four of the largest. */
const ROOM_BYTES = 4 * LETTER_MAX_BYTES
/** Within which one has to be here, in ms: servers send it. */
const BODY_MS = 60_000

const unproven = () => new AppError(401, 'A senha ou a assinatura não confere.')

/** @throws AppError 404 for a form in which no letters come in here */
function secretOf({ INBOUND_MAIL_FORM, INBOUND_MAIL_SECRET }: Env, { name }: InboundForm): string {
  if (INBOUND_MAIL_FORM !== name || !INBOUND_MAIL_SECRET)
    throw notFound('Esta instalação não recebe e-mails nesta forma.')
  return INBOUND_MAIL_SECRET
}

/** The password of `Authorization: Basic`; whatever the name. */
const passwordIn = ({ headers }: FastifyRequest) => {
  const [, credentials = ''] = /^Basic\s+(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return Buffer.from(credentials, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '')
}

const within = anyoneWithin(LETTERS_IN)

/** Who hands letters on in a form, asked before anything of them is read. */
const handsOn = (form: InboundForm): Access<null> => ({
  refuses: [401, 404, 429],
  first: true,
  async viewer(platform, request) {
    await within.viewer(platform, request)
    const secret = secretOf(platform.env, form)
    if (form.provenBy === 'password' && !isSameSecret(passwordIn(request), secret)) throw unproven()
    return null
  },
})

const posted = z
  .custom<PostedLetter>((value) => value instanceof PostedLetter, 'Envie um e-mail.')
  .meta({ type: 'string', format: 'binary' })

/** Where letters come in, a route for each form in which a server may hand them on. */
const receiving = routes('Orçamentos', [], (api, platform) => {
  for (const form of INBOUND_FORMS)
    api.post(
      `/cartas/${form.name}`,
      {
        access: handsOn(form),
        provenBy: 'signature',
        bodyLimit: LETTER_MAX_BYTES,
        summary: `Recebe respostas por e-mail a pedidos de orçamento. ${form.title}; ${
          form.provenBy === 'password' ? 'com a senha da instalação (Basic)' : 'com a assinatura'
        }. O que é recusado também responde 200: não adianta repetir. Um 503 pede que se repita mais tarde`,
        errors: [400, 413, 503],
        body: posted,
        message: 'Recebido.',
      },
      async ({ body }) => {
        const came = await readApart(form.name, body, secretOf(platform.env, form))
        if (came.as === 'malformed')
          throw new AppError(400, `O corpo não tem a forma esperada: ${form.title}.`)
        if (came.as === 'unproven') throw unproven()
        await receiveLetter(platform, came)
      },
    )
})

/** Lets in no more at once than there is room for, asked before a byte of a body: of some forms anybody may send one. */
function keepRoom(app: FastifyInstance) {
  let taken = 0
  app.addHook('preParsing', async ({ headers, raw }, reply) => {
    const bytes = Math.min(Number(headers['content-length'] ?? LETTER_MAX_BYTES), LETTER_MAX_BYTES)
    if (taken + bytes > ROOM_BYTES) throw unavailable()
    taken += bytes
    const late = setTimeout(() => raw.destroy(), BODY_MS)
    raw.once('end', () => clearTimeout(late))
    finished(reply.raw, () => {
      clearTimeout(late)
      taken -= bytes
    })
  })
}

/** Apart from all others: here alone a body of any type is let in, and kept in memory as it is. */
export const letterRoutes =
  (platform: Platform): FastifyPluginAsync =>
  async (app) => {
    keepRoom(app)
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer' }, ({ headers }, bytes, done) =>
      done(null, new PostedLetter(bytes as Buffer, headers['content-type'] ?? '')),
    )
    await app.register(receiving(platform))
  }
