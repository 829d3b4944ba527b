import { redirect } from 'react-router'
import { plainPath } from '#/domain/path.ts'
import { UPLOADS_PATH } from '#/platform/file-urls.ts'
import { missingPage } from '#/platform/server/page-errors.server.ts'
import type { Route } from './+types/unknown'

/** Unknown addresses lead home; those of files are no pages. */
export function loader({ request }: Route.LoaderArgs) {
  const path = plainPath(new URL(request.url).pathname).toLowerCase()
  if (path.startsWith(UPLOADS_PATH)) throw missingPage()
  throw redirect('/')
}
