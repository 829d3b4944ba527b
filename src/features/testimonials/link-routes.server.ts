import { ANYONE } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { originOf } from '#/platform/server/session.server.ts'
import { answerRequest, declineRequest, readLink, withdrawTestimony } from './answers.server.ts'
import { answerForm, linkParam, linkWire } from './schema.ts'

/** What a customer does by the link of a mail, without an account. */
export const linkRoutes = routes('Depoimentos', [404, 409, 429], (api, platform) => {
  const { db } = platform
  api.post(
    '/depoimento',
    {
      access: ANYONE,
      summary: 'Para que serve o link recebido por e-mail: responder ou retirar um depoimento',
      body: linkParam,
      answer: linkWire,
    },
    async (call) => readLink(db, call.body.token, originOf(call)),
  )
  api.get(
    '/depoimento/:token',
    {
      access: ANYONE,
      summary: 'O mesmo, com o segredo no endereço',
      params: linkParam,
      answer: linkWire,
    },
    async (call) => readLink(db, call.params.token, originOf(call)),
  )
  api.post(
    '/depoimento/:token',
    {
      access: ANYONE,
      summary: 'Envia o depoimento pedido; o link vale uma única vez',
      params: linkParam,
      body: answerForm,
      message: 'Depoimento enviado.',
    },
    async (call) => answerRequest(platform, call.params.token, call.body, originOf(call)),
  )
  api.post(
    '/depoimento/:token/recusar',
    {
      access: ANYONE,
      summary: 'Recusa o pedido; o fornecedor não pede de novo',
      params: linkParam,
      message: 'Pedido recusado.',
    },
    async (call) => declineRequest(db, call.params.token, originOf(call)),
  )
  api.delete(
    '/depoimento/:token',
    {
      access: ANYONE,
      summary: 'Retira um depoimento, pelo link da confirmação',
      params: linkParam,
      message: 'Depoimento retirado.',
    },
    async (call) => withdrawTestimony(db, call.params.token, originOf(call)),
  )
})
