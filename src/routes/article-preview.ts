import { articlePreview } from '#/features/previews/service.server.ts'
import { idFrom, orMissing } from '#/platform/server/page-errors.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import { pictureResponse } from '#/platform/server/picture-response.server.ts'

export const loader = pageLoader('article-preview', async ({ db, files, tag, params }) => {
  const id = idFrom(params.id)
  tag(`article:${id}`)
  return pictureResponse(await orMissing(articlePreview({ db, files }, id)))
})
