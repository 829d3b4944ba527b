import { z } from 'zod'
import { PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { keyId, keyWire, madeKey, newKey } from './schema.ts'
import { keysOf, makeKey, revokeKey } from './service.server.ts'

/** Keys of the API, of a person's own programs. */
export const apiKeyRoutes = routes('Conta', [], (api, { db }) => {
  api.get(
    '/login/chaves',
    { access: PERSON, summary: 'As próprias chaves da API, sem a chave', answer: z.array(keyWire) },
    async ({ viewer }) => keysOf(db, viewer.id),
  )
  api.post(
    '/login/chaves',
    {
      access: PERSON,
      summary: 'Cria uma chave da API, que só esta resposta mostra',
      errors: [409],
      body: newKey,
      answer: madeKey,
      message: 'Chave criada.',
    },
    async ({ viewer, body }) => makeKey(db, viewer.id, body.nome),
  )
  api.delete(
    '/login/chaves/:id',
    {
      access: PERSON,
      summary: 'Revoga uma chave da API: ela deixa de valer na hora',
      errors: [404],
      params: keyId,
      message: 'Chave revogada.',
    },
    async ({ viewer, params }) => revokeKey(db, viewer.id, params.id),
  )
})
