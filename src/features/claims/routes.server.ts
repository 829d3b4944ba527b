import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ownVendor } from '#/features/vendors/schema.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { forbidden, originOf, requireViewer } from '#/platform/server/session.server.ts'
import { answer, failure, recordId } from '#/platform/wire.ts'
import { completeTakeover } from './completion.server.ts'
import { canRequestAs } from './policy.ts'
import { proveMailbox } from './proof.server.ts'
import { requestAccess } from './request.server.ts'
import { accessRequest, linkParam, provenAccess, requestedAccess, requestId } from './schema.ts'

const tags = ['Controle de páginas']
const errors = {
  400: failure,
  401: failure,
  403: failure,
  404: failure,
  409: failure,
  429: failure,
}

const MAIL_SENT = 'Enviamos um link de validação para o e-mail informado.'
const OUTCOME = {
  granted: 'Acesso liberado com sucesso!',
  awaiting_admin: 'E-mail confirmado. Seu pedido espera a conferência da nossa equipe.',
}

/** From the wish to control a supplier's page to its completion: `/v1/vendor/…Acesso/{id}`. */
export const claimRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db, env } = platform
    v1.post(
      '/vendor/solicitarAcesso/:userId',
      {
        schema: {
          tags,
          summary: 'Pede o controle de uma página; repetir a chamada reenvia o e-mail',
          params: z.object({ userId: recordId }),
          body: accessRequest(env.CNPJ_SOMENTE_DIGITOS),
          response: { 200: answer(requestedAccess), ...errors },
        },
      },
      async (request) => {
        const { params, body } = request
        const viewer = await requireViewer(db, request)
        if (!canRequestAs(viewer, params.userId)) throw forbidden()
        const _id = await requestAccess(platform, viewer, body, originOf(request))
        return { data: { _id, email: body.email }, message: MAIL_SENT }
      },
    )
    v1.get(
      '/vendor/validarAcesso/:id',
      {
        schema: {
          tags,
          summary: 'Confirma o e-mail da empresa pelo link recebido',
          params: linkParam,
          response: { 200: answer(provenAccess), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        const data = await proveMailbox(platform, viewer, request.params.id, originOf(request))
        return { data, message: OUTCOME[data.status] }
      },
    )
    v1.get(
      '/vendor/efetivarAcesso/:id',
      {
        schema: {
          tags,
          summary: 'A página cujo controle foi liberado, pelo pedido ou pela própria página',
          params: requestId,
          response: { 200: answer(ownVendor), ...errors },
        },
      },
      async (request) => {
        const viewer = await requireViewer(db, request)
        return { data: await completeTakeover(db, viewer, request.params.id), message: '' }
      },
    )
  }
