import { z } from 'zod'
import { anyoneWithin } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { suggestion, suggestionsQuery } from './schema.ts'
import { suggest } from './service.server.ts'
import { SOURCES } from './sources.server.ts'

/** Ten a second for a minute: an office types behind one address. */
const TYPING = { name: 'suggestions:address', attempts: 600, durationSeconds: 60 }

export const suggestionRoutes = routes('Busca', [], (api, { db }) => {
  api.get(
    '/sugestoes',
    {
      access: anyoneWithin(TYPING),
      shows: [...new Set(SOURCES.flatMap(({ tags }) => tags))],
      summary:
        'O que completa o que se digita: softwares, serviços, fornecedores, categorias, buscas',
      query: suggestionsQuery,
      answer: z.array(suggestion),
    },
    async ({ query }) => suggest(db, query),
  )
})
