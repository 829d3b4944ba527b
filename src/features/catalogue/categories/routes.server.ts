import { z } from 'zod'
import { ANYONE, anyoneSearchingBy, PERSON } from '#/platform/server/http/access.server.ts'
import { routes, withMessage } from '#/platform/server/http/routes.server.ts'
import { suggestCategory } from '../category-suggestions/service.server.ts'
import {
  categoryId,
  categorySearch,
  categoryWire,
  newCategory,
  type SuggestedCategory,
  suggestedCategory,
} from './schema.ts'
import { getCategory, searchCategories } from './service.server.ts'

const MEANWHILE = 'Nossa equipe confere; até lá, escolha outra categoria.'

function messageOf({ outcome, active }: SuggestedCategory): string {
  if (outcome === 'sent') return `Sugestão enviada. ${MEANWHILE}`
  if (outcome === 'waiting') return `Esta categoria já foi sugerida. ${MEANWHILE}`
  return active
    ? 'Esta categoria já existe.'
    : 'Esta categoria não está mais em uso. Escolha outra.'
}

export const categoryRoutes = routes('Categorias', [404], (api, { db }) => {
  api.get(
    '/category',
    {
      access: ANYONE,
      shows: ['categories'],
      summary: 'Uma categoria',
      query: categoryId,
      answer: categoryWire,
    },
    async ({ query }) => getCategory(db, query.id),
  )
  api.get(
    '/category/search',
    {
      access: anyoneSearchingBy('query'),
      shows: ['categories'],
      summary: 'Categorias ativas cujo nome contém o texto; também por tipo, nível e categoria-mãe',
      query: categorySearch,
      answer: z.array(categoryWire),
    },
    async ({ query }) => searchCategories(db, query),
  )
  api.post(
    '/category',
    {
      access: PERSON,
      summary: 'Sugere uma categoria, que só pode ser usada depois de aprovada',
      errors: [404, 429],
      body: newCategory,
      answer: suggestedCategory,
    },
    async ({ viewer, body }) => {
      const suggested = await suggestCategory(db, viewer, body)
      return withMessage(suggested, messageOf(suggested))
    },
  )
})
