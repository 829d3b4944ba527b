import { redirect } from 'react-router'
import { articlePath } from '#/features/news/links.ts'
import { latestArticleId } from '#/features/news/service.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'

/** `artigos/detail/article` names no article: it leads to the latest one, or to the news. */
export const loader = pageLoader('latest-article', async ({ db }) => {
  const id = await latestArticleId(db)
  return redirect(id ? articlePath(id) : '/news')
})
