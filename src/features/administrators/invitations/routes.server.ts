import { z } from 'zod'
import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import {
  acceptInvitation,
  declineInvitation,
  receivedInvitation as findReceived,
  listReceived,
} from './answering.server.ts'
import {
  acceptedInvitation,
  invitationPath,
  receivedInvitation,
  sentInvitation,
  sentInvitationPath,
} from './schema.ts'
import { listSent, resendInvitation, withdrawInvitation } from './sending.server.ts'

/** Invitations to administer a page: as the page sends them, and as people answer them. */
export const invitationRoutes = routes('Área do fornecedor', [404, 409], (api, platform) => {
  const { db } = platform
  const access = administratorOf('id')
  const sent = z.array(sentInvitation)
  api.get(
    '/vendor/:id/convites',
    {
      access,
      summary: 'Convites da página: os abertos, e os recusados ou vencidos há pouco',
      errors: [],
      params: vendorId,
      answer: sent,
    },
    async ({ params }) => listSent(db, params.id),
  )
  api.post(
    '/vendor/:id/convites/:conviteId/reenviar',
    {
      access,
      summary: 'Envia de novo o e-mail de um convite aberto, que volta a valer o prazo inteiro',
      errors: [409, 429],
      params: sentInvitationPath,
      answer: sent,
      message: 'Convite reenviado.',
    },
    async ({ viewer, params: { id, conviteId } }) =>
      resendInvitation(platform, viewer, id, conviteId),
  )
  api.delete(
    '/vendor/:id/convites/:conviteId',
    {
      access,
      summary: 'Cancela um convite aberto',
      params: sentInvitationPath,
      answer: sent,
      message: 'Convite cancelado.',
    },
    async ({ viewer, params: { id, conviteId } }) =>
      withdrawInvitation(platform, viewer, id, conviteId),
  )
  api.get(
    '/convites',
    {
      access: PERSON,
      summary: 'Convites que esperam a resposta de quem chama',
      errors: [],
      answer: z.array(receivedInvitation),
    },
    async ({ viewer }) => listReceived(db, viewer),
  )
  api.get(
    '/convites/:id',
    {
      access: PERSON,
      summary: 'Um convite de quem chama, em qualquer situação',
      errors: [404],
      params: invitationPath,
      answer: receivedInvitation,
    },
    async ({ viewer, params }) => findReceived(db, viewer, params.id),
  )
  api.post(
    '/convites/:id/aceitar',
    {
      access: PERSON,
      summary: 'Aceita um convite: quem chama passa a administrar a página',
      params: invitationPath,
      answer: acceptedInvitation,
      message: 'Convite aceito. Você agora administra a página.',
    },
    async ({ viewer, params }) => acceptInvitation(db, viewer, params.id),
  )
  api.post(
    '/convites/:id/recusar',
    {
      access: PERSON,
      summary: 'Recusa um convite',
      params: invitationPath,
      message: 'Convite recusado.',
    },
    async ({ viewer, params }) => declineInvitation(db, viewer, params.id),
  )
})
