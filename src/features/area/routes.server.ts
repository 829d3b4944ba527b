import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { registerChoice } from '#/features/register/disagreement/schema.ts'
import { PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { areaWire, starsWire, summaryWire, waitingWire } from './schema.ts'
import { answerRegister, areaOf, summaryOf, waitingAt } from './service.server.ts'
import { starsOf } from './stars.server.ts'

export const areaRoutes = routes('Área do fornecedor', [], (api, { db }) => {
  api.get(
    '/vendor/:id/area',
    {
      access: administratorOf('id'),
      summary: 'O fornecedor e as publicidades no ar, para quem administra a página',
      params: vendorId,
      answer: areaWire,
    },
    async ({ params }) => areaOf(db, params.id),
  )
  api.get(
    '/vendor/:id/espera',
    {
      access: administratorOf('id'),
      summary:
        'O que espera por quem chama: avaliações e orçamentos sem resposta, publicidades, fichas, os dados da Receita',
      params: vendorId,
      answer: waitingWire,
    },
    async ({ viewer, params }) => waitingAt(db, viewer, params.id),
  )
  api.put(
    '/vendor/:id/dados-da-receita',
    {
      access: administratorOf('id'),
      summary: 'Usa na página o que a Receita informa de um campo, ou mantém o da página',
      errors: [403, 404, 409],
      params: vendorId,
      body: registerChoice,
      message: 'Dado conferido.',
    },
    async ({ viewer, params, body }) => answerRegister(db, viewer, params.id, body),
  )
  api.get(
    '/vendor/:id/notas',
    {
      access: administratorOf('id'),
      summary: 'A nota do que a página vende, mês a mês, e a mediana da categoria',
      params: vendorId,
      answer: starsWire,
    },
    async ({ params }) => starsOf(db, params.id),
  )
  api.get(
    '/resumo',
    {
      access: PERSON,
      summary: 'O e-mail, os convites e as páginas de quem chama, com o que há de novo em cada uma',
      answer: summaryWire,
    },
    async ({ viewer }) => summaryOf(db, viewer),
  )
})
