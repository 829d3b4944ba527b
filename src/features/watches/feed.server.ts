import { Feed } from 'feed'
import { notFound } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { hashSecret } from '#/platform/server/secrets.server.ts'
import { WATCHES_PATH } from './links.ts'
import * as repository from './repository.server.ts'
import { latestNews } from './service.server.ts'

/** Titles of Atom are written as HTML: names are none. */
const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The news of whoever has a feed with this secret, as Atom. @throws AppError 404 for a secret that is none */
export async function atomOf({ db, env }: Platform, token: string): Promise<string> {
  const userId = await repository.feedOwner(db, hashSecret(token))
  if (!userId) throw notFound('Este endereço não existe mais.')
  const news = await latestNews(db, userId)
  const home = env.PUBLIC_URL + WATCHES_PATH
  const feed = new Feed({
    title: 'O que você acompanha na Praça',
    // Each person's is another one: a reader that has two would take them for the same.
    id: `urn:uuid:${userId}`,
    author: { name: 'Praça' },
    link: home,
    language: 'pt-br',
    generator: false,
    updated: new Date(news[0]?.em ?? 0),
  })
  for (const { em, texto, link, tipo } of news)
    feed.addItem({
      title: asHtml(texto),
      id: `${home}?${new URLSearchParams({ tipo, em, link })}`,
      link: env.PUBLIC_URL + link,
      date: new Date(em),
    })
  return feed.atom1()
}
