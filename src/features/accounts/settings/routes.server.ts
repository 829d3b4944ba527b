import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '#/platform/server/platform.server.ts'
import { originOf, requireViewer } from '#/platform/server/session.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { exportedArchive, requestExport } from '../export/service.server.ts'
import { changePassword } from '../recovery.server.ts'
import { cancelRemoval, requestRemoval } from '../removal.server.ts'
import {
  changePassword as changePasswordBody,
  deletionRequest,
  reauthentication,
  secretParam,
} from '../schema.ts'

const tags = ['Conta']
const errors = { 400: failure, 401: failure, 403: failure, 429: failure }

/** What someone logged in does with the account itself. */
export const accountSettingsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.put(
      '/login/password',
      {
        schema: {
          tags,
          summary: 'Troca a própria senha',
          body: changePasswordBody,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(platform.db, request)
        await changePassword(platform, viewer, request.body, originOf(request))
        return { data: null, message: 'Senha alterada com sucesso.' }
      },
    )
    v1.post(
      '/login/export',
      {
        schema: {
          tags,
          summary: 'Pede um link para baixar os próprios dados',
          body: reauthentication,
          response: {
            200: answer(z.object({ url: z.string(), expiresAt: z.string() })),
            ...errors,
          },
        },
      },
      async (request) => {
        const viewer = await requireViewer(platform.db, request)
        const { password } = request.body
        const link = await requestExport(platform, viewer, password, originOf(request))
        return { data: link, message: '' }
      },
    )
    v1.get(
      '/login/export/:token',
      {
        schema: {
          tags,
          summary: 'Baixa os próprios dados pelo link pedido: um ZIP com JSON e CSV',
          params: secretParam,
        },
      },
      async (request, reply) => {
        const archive = await exportedArchive(platform, request.params.token)
        return reply
          .type('application/zip')
          .header('content-disposition', 'attachment; filename="meus-dados-praca.zip"')
          .send(Buffer.from(archive))
      },
    )
    v1.post(
      '/login/deletion',
      {
        schema: {
          tags,
          summary: 'Pede a exclusão da própria conta',
          body: deletionRequest,
          response: { 200: answer(z.object({ deletionAt: z.string() })), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(platform.db, request)
        const at = await requestRemoval(platform, viewer, request.body, originOf(request))
        return { data: { deletionAt: at.toISOString() }, message: '' }
      },
    )
    v1.delete(
      '/login/deletion',
      {
        schema: {
          tags,
          summary: 'Desiste da exclusão da própria conta',
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(platform.db, request)
        await cancelRemoval(platform, viewer)
        return { data: null, message: 'A exclusão foi cancelada.' }
      },
    )
  }
