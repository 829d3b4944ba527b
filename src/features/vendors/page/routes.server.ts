import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { IMAGE_MAX_MB, VIDEO_MAX_MB } from '#/domain/uploads.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { requirePage } from '#/features/companies/service.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import {
  optionalFile,
  type ReceivedFile,
  uploadForm,
} from '#/platform/server/files/upload-form.server.ts'
import { requireUploader } from '#/platform/server/files/upload-limit.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireViewer } from '#/platform/server/session.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { LOGO_MISSING } from '../limits.ts'
import { descricao } from '../registration/schema.ts'
import { ownVendor, vendorVisibility } from '../schema.ts'
import { changeMedium, publishPage } from './content.server.ts'
import { setVisibility } from './visibility.server.ts'

const tags = ['Página do fornecedor']
const response = {
  200: answer(ownVendor),
  400: failure,
  401: failure,
  403: failure,
  404: failure,
  409: failure,
  413: failure,
  415: failure,
}
const consumes = ['multipart/form-data']

const VIDEO_MISSING = 'Por favor, envie o vídeo.'
const logotipo = { maxMb: IMAGE_MAX_MB }
const manifesto = { maxMb: VIDEO_MAX_MB }

const pageForm = z.object({
  descricao,
  logotipo: optionalFile(LOGO_MISSING),
  manifesto: optionalFile(VIDEO_MISSING),
})

/** A body that is one file, under its own name or as `file`. */
function oneFile<Name extends string>(name: Name, missing: string) {
  return z
    .object({ [name]: optionalFile(missing), file: optionalFile(missing) })
    .transform((body, context): ReceivedFile => {
      const file = (body as Record<string, ReceivedFile | undefined>)[name] ?? body.file
      if (file) return file as ReceivedFile
      context.addIssue({ code: 'custom', path: [name], message: missing })
      return z.NEVER
    })
}

/** What the administrators of a page show on it, and whether. */
export const pageRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db, env } = platform
    /** Nobody else gets to send a file. */
    const onRequest = async (request: FastifyRequest) => {
      const viewer = await requireUploader(db, request)
      const { data } = vendorId.safeParse(request.params)
      if (!data) throw new AppError(400, 'Identificador inválido.')
      await requirePage(db, viewer, data.id)
    }
    v1.post(
      '/vendor/page/:id',
      {
        schema: {
          tags,
          summary: 'Publica a página: descrição, logotipo e vídeo',
          consumes,
          params: vendorId,
          body: pageForm,
          response,
        },
        onRequest,
        ...uploadForm(env, { logotipo, manifesto }),
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { params, body } = request
        return { data: await publishPage(platform, viewer, params.id, body), message: '' }
      },
    )
    v1.post(
      '/vendor/logotipo/:id',
      {
        schema: {
          tags,
          summary: 'Troca o logotipo',
          consumes,
          params: vendorId,
          body: oneFile('logotipo', LOGO_MISSING),
          response,
        },
        onRequest,
        ...uploadForm(env, { logotipo, file: logotipo }),
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { params, body } = request
        return {
          data: await changeMedium(platform, viewer, params.id, 'logoKey', body),
          message: '',
        }
      },
    )
    v1.post(
      '/vendor/manifesto/:id',
      {
        schema: {
          tags,
          summary: 'Troca o vídeo institucional',
          consumes,
          params: vendorId,
          body: oneFile('manifesto', VIDEO_MISSING),
          response,
        },
        onRequest,
        ...uploadForm(env, { manifesto, file: manifesto }),
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { params, body } = request
        return {
          data: await changeMedium(platform, viewer, params.id, 'videoKey', body),
          message: '',
        }
      },
    )
    v1.delete(
      '/vendor/manifesto/:id',
      { schema: { tags, summary: 'Exclui o vídeo institucional', params: vendorId, response } },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { id } = request.params
        return { data: await changeMedium(platform, viewer, id, 'videoKey', null), message: '' }
      },
    )
    v1.post(
      '/vendor/page/visible/:id',
      {
        schema: {
          tags,
          summary: 'Mostra ou esconde uma seção da página, ou a página inteira',
          params: vendorId,
          body: vendorVisibility,
          response,
        },
        onRequest,
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const { params, body } = request
        return { data: await setVisibility(db, viewer, params.id, body), message: '' }
      },
    )
  }
