import { redirect } from 'react-router'
import { articlePath } from '#/features/news/links.ts'
import { latestArticleId } from '#/features/news/service.server.ts'
import { pageContext } from '#/platform/server/page-context.server.ts'
import type { Route } from './+types/latest-article'

/** `artigos/detail/article` names no article: it leads to the latest one, or to the news. */
export async function loader({ context }: Route.LoaderArgs) {
  const id = await latestArticleId(context.get(pageContext).db)
  return redirect(id ? articlePath(id) : '/news')
}
