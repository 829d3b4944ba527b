import { refusal } from '#/platform/refusal.ts'
import { ADMIN, PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { appealId, appealsQuery, newAppeal, ownAppeal, queuedAppeal } from './schema.ts'
import { appeal, decide, listAppeals } from './service.server.ts'

/** What Admins decide about appeals. */
const DECISIONS = [
  { path: 'aceitar', status: 'upheld', summary: 'Aceita uma contestação: a pessoa pode avaliar' },
  { path: 'negar', status: 'dismissed', summary: 'Nega uma contestação' },
] as const
const MESSAGES = { upheld: 'Contestação aceita.', dismissed: 'Contestação negada.' }

/** Appeals of people who may not review. */
export const appealRoutes = routes('Avaliações', [404, 409], (api, platform) => {
  const { db } = platform
  api.post(
    '/comment/contestacao',
    {
      access: PERSON,
      summary: 'Contesta não poder avaliar um software ou fornecedor; repetir corrige o texto',
      errors: [404, 409, 429],
      body: newAppeal,
      answer: ownAppeal.nullable(),
      message: 'Contestação enviada. Nossa equipe responde por e-mail.',
    },
    async ({ viewer, body }) => appeal(db, viewer, body.softwareId, body.texto),
  )
  api.get(
    '/admin/appeals',
    {
      access: ADMIN,
      tag: 'Administração',
      summary: 'Contestações de quem não pode avaliar',
      errors: [],
      query: appealsQuery,
      page: queuedAppeal,
    },
    async ({ query }) => listAppeals(db, query),
  )
  for (const { path, status, summary } of DECISIONS)
    api.post(
      `/admin/appeals/:id/${path}`,
      {
        access: ADMIN,
        tag: 'Administração',
        summary: `${summary}; a pessoa recebe a resposta por e-mail`,
        params: appealId,
        body: refusal,
        message: MESSAGES[status],
      },
      async ({ viewer, params, body }) => decide(platform, viewer, params.id, status, body.reason),
    )
})
