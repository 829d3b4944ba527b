import { z } from 'zod'
import { ANYONE, anyoneSearchingBy } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { articleById, articleSearch, newsList, newsWire } from './schema.ts'
import { getArticle, listNews, searchNews } from './service.server.ts'

export const newsRoutes = routes('Notícias', [404], (api, { db }) => {
  api.get(
    '/news',
    {
      access: ANYONE,
      shows: ['articles'],
      summary: 'Notícias e artigos',
      errors: [],
      answer: newsList,
    },
    async () => listNews(db),
  )
  api.get(
    '/newsarticle',
    {
      access: ANYONE,
      shows: [(id) => `article:${id}`],
      summary: 'Um artigo, notícia ou vaga, como lista de um',
      query: articleById,
      answer: z.array(newsWire),
    },
    async ({ query }) => [await getArticle(db, query.id)],
  )
  api.get(
    '/newsarticleSearch',
    {
      access: anyoneSearchingBy('search'),
      shows: ['articles'],
      summary: 'Busca em notícias, artigos ou vagas',
      query: articleSearch,
      answer: z.array(newsWire),
    },
    async ({ query: { type, search } }) => searchNews(db, search, type),
  )
})
