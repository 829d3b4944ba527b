import { feedOf } from '#/features/news/feed.server.ts'
import { feedResponse } from '#/platform/server/feed-response.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'

export const loader = pageLoader('news-feed', async ({ db, env, tag }) => {
  tag('articles')
  return feedResponse(await feedOf(db, 'news', env.PUBLIC_URL))
})
