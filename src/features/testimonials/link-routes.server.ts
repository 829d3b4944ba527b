import { ANYONE } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { originOf } from '#/platform/server/session.server.ts'
import { answerRequest, declineRequest, readLink, withdrawTestimony } from './answers.server.ts'
import { answerForm, linkParam, linkWire } from './schema.ts'

const SAME = 'O mesmo, com o segredo no endereço'

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
      summary: SAME,
      params: linkParam,
      answer: linkWire,
    },
    async (call) => readLink(db, call.params.token, originOf(call)),
  )
  const answer = { access: ANYONE, message: 'Depoimento enviado.' }
  api.post(
    '/depoimento/responder',
    {
      ...answer,
      summary: 'Envia o depoimento pedido; o link vale uma única vez',
      body: answerForm.extend(linkParam.shape),
    },
    async (call) => {
      const { token, ...said } = call.body
      await answerRequest(platform, token, said, originOf(call))
    },
  )
  api.post(
    '/depoimento/:token',
    { ...answer, summary: SAME, params: linkParam, body: answerForm },
    async (call) => answerRequest(platform, call.params.token, call.body, originOf(call)),
  )
  const refusal = { access: ANYONE, message: 'Pedido recusado.' }
  api.post(
    '/depoimento/recusar',
    {
      ...refusal,
      summary: 'Recusa o pedido; o fornecedor não pede de novo',
      body: linkParam,
    },
    async (call) => declineRequest(db, call.body.token, originOf(call)),
  )
  api.post(
    '/depoimento/:token/recusar',
    { ...refusal, summary: SAME, params: linkParam },
    async (call) => declineRequest(db, call.params.token, originOf(call)),
  )
  const withdrawal = { access: ANYONE, message: 'Depoimento retirado.' }
  api.post(
    '/depoimento/retirar',
    {
      ...withdrawal,
      summary: 'Retira um depoimento, pelo link da confirmação',
      body: linkParam,
    },
    async (call) => withdrawTestimony(db, call.body.token, originOf(call)),
  )
  api.delete(
    '/depoimento/:token',
    { ...withdrawal, summary: SAME, params: linkParam },
    async (call) => withdrawTestimony(db, call.params.token, originOf(call)),
  )
})
