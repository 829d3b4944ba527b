import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Platform } from '#/platform/server/platform.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { articleById, articleSearch, newsList, newsWire } from './schema.ts'
import { getArticle, listNews, searchNews } from './service.server.ts'

const tags = ['Notícias']
const errors = { 400: failure, 404: failure }

export const newsRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    v1.get(
      '/news',
      { schema: { tags, summary: 'Notícias e artigos', response: { 200: answer(newsList) } } },
      async () => ({ data: await listNews(db), message: '' }),
    )
    v1.get(
      '/newsarticle',
      {
        schema: {
          tags,
          summary: 'Um artigo, notícia ou vaga, como lista de um',
          querystring: articleById,
          response: { 200: answer(z.array(newsWire)), ...errors },
        },
      },
      async ({ query: { id } }) => ({ data: [await getArticle(db, id)], message: '' }),
    )
    v1.get(
      '/newsarticleSearch',
      {
        schema: {
          tags,
          summary: 'Busca em notícias, artigos ou vagas',
          querystring: articleSearch,
          response: { 200: answer(z.array(newsWire)), ...errors },
        },
      },
      async ({ query: { type, search } }) => ({
        data: await searchNews(db, search, type),
        message: '',
      }),
    )
  }
