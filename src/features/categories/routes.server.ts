import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '#/platform/platform.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { categoryById, categorySearch, categoryWire } from './schema.ts'
import { getCategory, searchCategories } from './service.server.ts'

const tags = ['Categorias']
const errors = { 400: failure, 404: failure }

export const categoryRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.get(
      '/category',
      {
        schema: {
          tags,
          summary: 'Uma categoria',
          querystring: categoryById,
          response: { 200: answer(categoryWire), ...errors },
        },
      },
      async ({ query: { id } }) => ({ data: await getCategory(db, id), message: '' }),
    )
    v1.get(
      '/category/search',
      {
        schema: {
          tags,
          summary: 'Categorias ativas cujo nome contém o texto',
          querystring: categorySearch,
          response: { 200: answer(z.array(categoryWire)), ...errors },
        },
      },
      async ({ query: { query } }) => ({ data: await searchCategories(db, query), message: '' }),
    )
  }
