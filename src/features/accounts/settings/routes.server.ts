import { z } from 'zod'
import { PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { originOf } from '#/platform/server/session.server.ts'
import { exportedArchive, requestExport } from '../export/service.server.ts'
import { unlinkGoogle } from '../google-login.server.ts'
import { changePassword } from '../recovery.server.ts'
import { cancelRemoval, requestRemoval } from '../removal.server.ts'
import {
  changePassword as changePasswordBody,
  deletionRequest,
  reauthentication,
  secretParam,
} from '../schema.ts'

/** What someone logged in does with the account itself. */
export const accountSettingsRoutes = routes('Conta', [400, 403, 429], (api, platform) => {
  api.put(
    '/login/password',
    {
      access: PERSON,
      summary: 'Troca a própria senha',
      body: changePasswordBody,
      message: 'Senha alterada com sucesso.',
    },
    async (call) => changePassword(platform, call.viewer, call.body, originOf(call)),
  )
  api.delete(
    '/login/google',
    {
      access: PERSON,
      summary: 'Desliga o acesso pelo Google da própria conta',
      errors: [409],
      message: 'O acesso pelo Google foi desligado.',
    },
    async ({ viewer }) => unlinkGoogle(platform, viewer),
  )
  api.post(
    '/login/export',
    {
      access: PERSON,
      summary: 'Pede um link para baixar os próprios dados',
      body: reauthentication,
      answer: z.object({ url: z.string(), expiresAt: z.string() }),
    },
    async (call) => requestExport(platform, call.viewer, call.body.password, originOf(call)),
  )
  api.get(
    '/login/export/:token',
    {
      access: PERSON,
      summary: 'Baixa os próprios dados pelo link pedido: um ZIP com JSON e CSV',
      params: secretParam,
      raw: true,
    },
    async ({ viewer, params }, reply) => {
      const archive = await exportedArchive(platform, viewer, params.token)
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="meus-dados-praca.zip"')
        .send(Buffer.from(archive))
    },
  )
  api.post(
    '/login/deletion',
    {
      access: PERSON,
      summary: 'Pede a exclusão da própria conta',
      body: deletionRequest,
      answer: z.object({ deletionAt: z.string() }),
    },
    async (call) => {
      const at = await requestRemoval(platform, call.viewer, call.body, originOf(call))
      return { deletionAt: at.toISOString() }
    },
  )
  api.delete(
    '/login/deletion',
    {
      access: PERSON,
      summary: 'Desiste da exclusão da própria conta',
      message: 'A exclusão foi cancelada.',
    },
    async ({ viewer }) => cancelRemoval(platform, viewer),
  )
})
