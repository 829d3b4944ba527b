import { renderSVG } from 'uqr'
import { z } from 'zod'
import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { anyoneWithin } from '#/platform/server/http/access.server.ts'
import { letsFormsIn } from '#/platform/server/http/forms.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import type { Limit } from '#/platform/server/rate-limit.server.ts'
import { invitedPath } from './links.ts'
import {
  begunInvitation,
  invitable,
  invitationIds,
  invitationToken,
  invitationWire,
  invitedWire,
  newInvitation,
  stopToken,
} from './schema.ts'
import {
  invite,
  listInvitations,
  readInvitation,
  refuseInvitations,
  stopInvitation,
  whatToReview,
} from './service.server.ts'

/** Guessing finds nothing that is worth it; this keeps it from being tried. */
const LOOKS: Limit = { name: 'invitations:looks', attempts: 60, durationSeconds: 60 }
const STOPS: Limit = { name: 'invitations:stops', attempts: 30, durationSeconds: 60 }

/** Invitations to review what a supplier sells: as it sends them, and as people open them. */
export const reviewInvitationRoutes = routes('Avaliações', [404], (api, platform) => {
  const own = { access: administratorOf('id') }
  const list = z.array(invitationWire)
  api.post(
    '/vendor/:id/convites',
    {
      ...own,
      summary:
        'Convida clientes a avaliar um software ou serviço: por um link, ou por e-mail a uma lista em CSV, inteira ou sorteada',
      errors: [403, 404, 409, 429],
      params: vendorId,
      body: newInvitation,
      answer: begunInvitation,
      message: 'Convite criado.',
    },
    async ({ viewer, params, body }) => invite(platform, viewer, params.id, body),
  )
  api.get(
    '/vendor/:id/convites/avaliacoes',
    {
      ...own,
      summary: 'Convites para avaliar, os últimos primeiro, sem dizer quem foi convidado',
      params: vendorId,
      answer: list,
    },
    async ({ params }) => listInvitations(platform, params.id),
  )
  api.get(
    '/vendor/:id/convites/avaliacoes/produtos',
    {
      ...own,
      summary:
        'O que se pode convidar a avaliar, e quantos softwares do catálogo dependem de a equipe confirmar a revenda',
      params: vendorId,
      answer: invitable,
    },
    async ({ params }) => whatToReview(platform.db, params.id),
  )
  api.post(
    '/vendor/:id/convites/avaliacoes/:convite/encerrar',
    {
      ...own,
      summary: 'Encerra um convite: o link deixa de valer e nenhum e-mail sai mais',
      params: invitationIds,
      answer: list,
      message: 'Convite encerrado.',
    },
    async ({ params }) => stopInvitation(platform, params.id, params.convite),
  )
  api.get(
    '/convite/:token',
    {
      access: anyoneWithin(LOOKS),
      summary: 'Quem convida a avaliar o quê',
      params: invitationToken,
      answer: invitedWire,
    },
    async ({ params }) => readInvitation(platform.db, params.token),
  )
  api.get(
    '/convite/:token/qr.svg',
    {
      access: anyoneWithin(LOOKS),
      summary: 'O código QR de um convite, em SVG',
      params: invitationToken,
      raw: true,
    },
    async ({ params: { token } }, reply) => {
      await readInvitation(platform.db, token)
      const code = renderSVG(platform.env.PUBLIC_URL + invitedPath(token), { ecc: 'M', border: 4 })
      return reply.type('image/svg+xml; charset=utf-8').send(code)
    },
  )
})

const stopping = routes('Avaliações', [], (api, platform) => {
  api.post(
    '/convite/sair/:token',
    {
      access: anyoneWithin(STOPS),
      provenBy: 'signature',
      summary: 'Encerra os convites de todos os fornecedores, pelo link de cada e-mail (RFC 8058)',
      errors: [400],
      params: stopToken,
      message: 'Você não recebe mais convites para avaliar.',
    },
    async ({ params }) => refuseInvitations(platform, params.token),
  )
})

export const reviewInvitationStopRoutes = letsFormsIn(stopping)
