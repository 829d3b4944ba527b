import { vendorPreview } from '#/features/previews/service.server.ts'
import { idFrom, orMissing } from '#/platform/server/page-errors.server.ts'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import { pictureResponse } from '#/platform/server/picture-response.server.ts'

export const loader = pageLoader('supplier-preview', async ({ db, files, tag, params }) => {
  const id = idFrom(params.id)
  tag(`vendor:${id}`, 'register')
  return pictureResponse(await orMissing(vendorPreview({ db, files }, id)))
})
