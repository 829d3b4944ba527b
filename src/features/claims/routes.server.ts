import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ownVendor } from '#/features/vendors/schema.ts'
import { PERSON } from '#/platform/server/http/access.server.ts'
import { routes, withMessage } from '#/platform/server/http/routes.server.ts'
import { forbidden, originOf, type Viewer } from '#/platform/server/session.server.ts'
import { recordId } from '#/platform/wire.ts'
import { completeTakeover } from './completion.server.ts'
import { ownRequest } from './own/schema.ts'
import { ownRequests } from './own/service.server.ts'
import { canRequestAs } from './policy.ts'
import { proveMailbox } from './proof.server.ts'
import { requestAccess } from './request.server.ts'
import { accessRequest, linkSecret, provenAccess, requestedAccess, requestId } from './schema.ts'

const OUTCOME = {
  granted: 'Acesso liberado com sucesso!',
  awaiting_admin: 'E-mail confirmado. Seu pedido espera a conferência da nossa equipe.',
}

/** From the wish to control a supplier's page to its completion: `/v1/vendor/…Acesso/{id}`. */
export const claimRoutes = routes('Controle de páginas', [403, 404, 409, 429], (api, platform) => {
  api.post(
    '/vendor/solicitarAcesso/:userId',
    {
      access: PERSON,
      summary: 'Pede o controle de uma página; repetir a chamada reenvia o e-mail',
      params: z.object({ userId: recordId }),
      body: accessRequest(platform.env.CNPJ_SOMENTE_DIGITOS),
      answer: requestedAccess,
      message: 'Enviamos um link de validação para o e-mail informado.',
    },
    async (call) => {
      const { viewer, params, body } = call
      if (!canRequestAs(viewer, params.userId)) throw forbidden()
      const _id = await requestAccess(platform, viewer, body, originOf(call))
      return { _id, email: body.email }
    },
  )
  api.get(
    '/meus-pedidos',
    {
      access: PERSON,
      summary: 'Os pedidos de controle de páginas de quem chama, com a situação de cada um',
      answer: z.array(ownRequest),
    },
    async ({ viewer }) => ownRequests(platform.db, viewer.id),
  )
  async function prove(call: FastifyRequest, viewer: Viewer, secret: string) {
    const proven = await proveMailbox(platform, viewer, secret, originOf(call))
    return withMessage(proven, OUTCOME[proven.status])
  }
  api.post(
    '/vendor/validarAcesso',
    {
      access: PERSON,
      summary: 'Confirma o e-mail da empresa pelo link recebido',
      body: linkSecret,
      answer: provenAccess,
    },
    async (call) => prove(call, call.viewer, call.body.id),
  )
  api.get(
    '/vendor/validarAcesso/:id',
    {
      access: PERSON,
      summary: 'O mesmo, com o segredo no endereço',
      params: linkSecret,
      answer: provenAccess,
    },
    async (call) => prove(call, call.viewer, call.params.id),
  )
  api.get(
    '/vendor/efetivarAcesso/:id',
    {
      access: PERSON,
      summary: 'A página cujo controle foi liberado, pelo pedido ou pela própria página',
      params: requestId,
      answer: ownVendor,
    },
    async ({ viewer, params }) => completeTakeover(platform.db, viewer, params.id),
  )
})
