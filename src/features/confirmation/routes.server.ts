import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { PERSON } from '#/platform/server/http/access.server.ts'
import { routes, withMessage } from '#/platform/server/http/routes.server.ts'
import { originOf } from '#/platform/server/session.server.ts'
import {
  confirmationLink,
  confirmationOutcome,
  confirmationRequest,
  confirmationWire,
} from './schema.ts'
import { askForLink, confirmationOf, proveMailbox } from './service.server.ts'

const OUTCOME = {
  confirmed: 'Cadastro confirmado.',
  awaiting_admin: 'E-mail confirmado. O cadastro espera a conferência da nossa equipe.',
}

/** From a registration to a page that is known to be its company's. */
export const confirmationRoutes = routes('Confirmação de cadastro', [], (api, platform) => {
  const managed = { access: administratorOf('id'), params: vendorId }
  api.get(
    '/vendor/:id/confirmacao',
    { ...managed, summary: 'O que falta para confirmar o cadastro', answer: confirmationWire },
    async ({ params }) => confirmationOf(platform.db, params.id),
  )
  api.post(
    '/vendor/:id/confirmacao',
    {
      ...managed,
      summary: 'Envia a um e-mail da empresa o link que confirma o cadastro; repetir reenvia',
      errors: [409, 429],
      body: confirmationRequest,
      answer: confirmationWire,
      message: 'Enviamos o link para o e-mail informado.',
    },
    async ({ viewer, params, body }) => {
      await askForLink(platform, viewer, params.id, body.email)
      return confirmationOf(platform.db, params.id)
    },
  )
  api.post(
    '/vendor/confirmacao',
    {
      access: PERSON,
      summary: 'Usa o link recebido: confirma o cadastro, ou o envia à fila da administração',
      errors: [403, 429],
      body: confirmationLink,
      answer: confirmationOutcome,
    },
    async (call) => {
      const outcome = await proveMailbox(platform, call.viewer, call.body.token, originOf(call))
      return withMessage(outcome, OUTCOME[outcome.status])
    },
  )
})
