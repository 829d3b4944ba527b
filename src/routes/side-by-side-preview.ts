import { comparisonPreview } from '#/features/previews/service.server.ts'
import { orMissing } from '#/platform/server/page-errors.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import { pictureResponse } from '#/platform/server/picture-response.server.ts'

export const loader = pageLoader('side-by-side-preview', async ({ db, files, tag, parameters }) => {
  tag(...parameters.id.map((id) => `offer:${id}` as const))
  return pictureResponse(await orMissing(comparisonPreview({ db, files }, parameters.id)))
})
