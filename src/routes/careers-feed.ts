import { feedOf } from '#/features/news/feed.server.ts'
import { feedResponse } from '#/platform/server/feed-response.server.ts'
import { pageContext } from '#/platform/server/page-context.server.ts'
import type { Route } from './+types/careers-feed'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env, tag } = context.get(pageContext)
  tag('articles')
  return feedResponse(await feedOf(db, 'careers', env.PUBLIC_URL))
}
