import { redirect } from 'react-router'
import { plainPath } from '#/domain/path.ts'
import { OPEN_DATA_PATH } from '#/features/open-data/links.ts'
import { UPLOADS_PATH } from '#/platform/file-urls.ts'
import type { Route } from './+types/unknown'

/** Below these there are files alone. */
const FILES = [UPLOADS_PATH, `${OPEN_DATA_PATH}/`]

/** Unknown addresses lead home; those of files are no pages. */
export function loader({ request }: Route.LoaderArgs) {
  const path = plainPath(new URL(request.url).pathname).toLowerCase()
  if (FILES.some((folder) => path.startsWith(folder)))
    throw new Response('Não encontrado.', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  throw redirect('/')
}
