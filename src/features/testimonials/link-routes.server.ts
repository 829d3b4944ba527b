import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '#/platform/server/platform.server.ts'
import { originOf } from '#/platform/server/session.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { answerRequest, declineRequest, readLink, withdrawTestimony } from './answers.server.ts'
import { answerForm, linkParam, linkWire } from './schema.ts'

const tags = ['Depoimentos']
const errors = { 400: failure, 404: failure, 409: failure, 429: failure }

/** What a customer does by the link of a mail, without an account. */
export const linkRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db } = platform
    v1.get(
      '/depoimento/:token',
      {
        schema: {
          tags,
          summary: 'Para que serve o link recebido por e-mail: responder ou retirar um depoimento',
          params: linkParam,
          response: { 200: answer(linkWire), ...errors },
        },
      },
      async (request) => ({
        data: await readLink(db, request.params.token, originOf(request)),
        message: '',
      }),
    )
    v1.post(
      '/depoimento/:token',
      {
        schema: {
          tags,
          summary: 'Envia o depoimento pedido; o link vale uma única vez',
          params: linkParam,
          body: answerForm,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        const { params, body } = request
        await answerRequest(platform, params.token, body, originOf(request))
        return { data: null, message: 'Depoimento enviado.' }
      },
    )
    v1.post(
      '/depoimento/:token/recusar',
      {
        schema: {
          tags,
          summary: 'Recusa o pedido; o fornecedor não pede de novo',
          params: linkParam,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        await declineRequest(db, request.params.token, originOf(request))
        return { data: null, message: 'Pedido recusado.' }
      },
    )
    v1.delete(
      '/depoimento/:token',
      {
        schema: {
          tags,
          summary: 'Retira um depoimento, pelo link da confirmação',
          params: linkParam,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        await withdrawTestimony(db, request.params.token, originOf(request))
        return { data: null, message: 'Depoimento retirado.' }
      },
    )
  }
