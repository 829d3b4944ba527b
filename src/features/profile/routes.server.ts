import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { formBody, uploadedFile } from '#/platform/server/files/multipart.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { forbidden, hasToken, requireViewer } from '#/platform/server/session.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { alterProfile } from './alteration.server.ts'
import { PHOTO_MAX_MB } from './limits.ts'
import { canEditProfile, seesPrivateFields } from './policy.ts'
import {
  ownProfile,
  profileAlteration,
  profileQuery,
  profileWire,
  softwareUse,
  usedSoftware,
} from './schema.ts'
import { sectionRoutes } from './sections/routes.server.ts'
import { getOwnProfile, getPublicProfile } from './service.server.ts'
import { leaveSoftware, useSoftware } from './softwares.server.ts'

const tags = ['Perfil']
const errors = { 400: failure, 401: failure, 403: failure, 404: failure, 409: failure }

/** The form with its photo; an empty text in its place is none. */
const alteration = profileAlteration.extend({
  foto: z
    .union([uploadedFile, z.literal('')], 'Por favor, envie uma foto .png ou .jpg.')
    .optional()
    .transform((foto) => foto || undefined),
})

/** `/v1/login?id=`, `/v1/login/alter`, `/v1/user/software`, `/v1/company`… */
export const profileRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db } = platform

    /** @throws AppError 401, 403 */
    const requireEditor = async (request: FastifyRequest, userId: string) => {
      if (!canEditProfile(await requireViewer(db, request), userId)) throw forbidden()
    }

    v1.get(
      '/login',
      {
        schema: {
          tags,
          summary: 'O perfil de uma pessoa; e-mail e telefone só para ela mesma',
          querystring: profileQuery,
          response: { 200: answer(profileWire), 400: failure, 401: failure, 404: failure },
        },
      },
      async (request) => {
        const { id } = request.query
        // A session that is over must not look like a visit: its browser still thinks it is in.
        const viewer = hasToken(request) ? await requireViewer(db, request) : null
        const get = seesPrivateFields(viewer, id) ? getOwnProfile : getPublicProfile
        return { data: await get(db, id), message: '' }
      },
    )
    v1.post(
      '/login/alter',
      {
        schema: {
          tags,
          summary: 'Altera o perfil e a foto',
          consumes: ['multipart/form-data', 'application/json'],
          body: alteration,
          response: { 200: answer(ownProfile), ...errors, 413: failure, 415: failure },
        },
        // Nobody who is not logged in gets to send a file.
        onRequest: async (request) => void (await requireViewer(db, request)),
        preValidation: formBody(PHOTO_MAX_MB),
      },
      async (request) => {
        const { foto, ...fields } = request.body
        const viewer = await requireViewer(db, request)
        const userId = fields._id ?? viewer.id
        if (!canEditProfile(viewer, userId)) throw forbidden()
        return { data: await alterProfile(platform, userId, fields, foto), message: '' }
      },
    )
    v1.put(
      '/user/software',
      {
        schema: {
          tags,
          summary: 'Diz que a pessoa usa um software',
          body: softwareUse,
          response: { 200: answer(z.array(usedSoftware)), ...errors },
        },
      },
      async (request) => {
        await requireEditor(request, request.body.userId)
        return { data: await useSoftware(db, request.body), message: '' }
      },
    )
    v1.delete(
      '/user/software',
      {
        schema: {
          tags,
          summary: 'Diz que a pessoa não usa mais um software; os campos podem vir no endereço',
          body: softwareUse,
          response: { 200: answer(z.array(usedSoftware)), ...errors },
        },
        preValidation: async (request) => {
          request.body ??= request.query as typeof request.body
        },
      },
      async (request) => {
        await requireEditor(request, request.body.userId)
        return { data: await leaveSoftware(db, request.body), message: '' }
      },
    )
    await v1.register(sectionRoutes(db, requireEditor))
  }
