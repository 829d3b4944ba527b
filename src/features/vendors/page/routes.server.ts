import { z } from 'zod'
import { IMAGE_MAX_MB, VIDEO_MAX_MB } from '#/domain/uploads.ts'
import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { optionalFile, type ReceivedFile } from '#/platform/server/files/upload-form.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { LOGO_MISSING } from '../limits.ts'
import { descricao } from '../registration/schema.ts'
import { ownVendor, vendorVisibility } from '../schema.ts'
import { changeMedium, publishPage } from './content.server.ts'
import { setVisibility } from './visibility.server.ts'

const COVER_MISSING = 'Por favor, envie a imagem de capa.'
const VIDEO_MISSING = 'Por favor, envie o vídeo.'
const logotipo = { maxMb: IMAGE_MAX_MB }
const capa = { maxMb: IMAGE_MAX_MB }
const manifesto = { maxMb: VIDEO_MAX_MB }

const pageForm = z.object({
  descricao,
  logotipo: optionalFile(LOGO_MISSING),
  capa: optionalFile(COVER_MISSING),
  manifesto: optionalFile(VIDEO_MISSING),
})

/** A body that is one file, under its own name or as `file`. */
function oneFile<Name extends string>(name: Name, missing: string) {
  return z
    .object({ [name]: optionalFile(missing), file: optionalFile(missing) })
    .transform((body, context): ReceivedFile => {
      const file = (body as Record<string, ReceivedFile | undefined>)[name] ?? body.file
      if (file) return file as ReceivedFile
      context.addIssue({ code: 'custom', path: [name], message: missing })
      return z.NEVER
    })
}

/** What the administrators of a page show on it, and whether. */
export const pageRoutes = routes('Página do fornecedor', [409, 413, 415], (api, platform) => {
  const common = { access: administratorOf('id'), params: vendorId, answer: ownVendor }
  api.post(
    '/vendor/page/:id',
    {
      ...common,
      summary: 'Publica a página: descrição, logotipo, imagem de capa e vídeo',
      files: { logotipo, capa, manifesto },
      body: pageForm,
    },
    async ({ viewer, params, body }) => publishPage(platform, viewer, params.id, body),
  )
  api.post(
    '/vendor/logotipo/:id',
    {
      ...common,
      summary: 'Troca o logotipo',
      files: { logotipo, file: logotipo },
      body: oneFile('logotipo', LOGO_MISSING),
    },
    async ({ viewer, params, body }) => changeMedium(platform, viewer, params.id, 'logoKey', body),
  )
  api.post(
    '/vendor/capa/:id',
    {
      ...common,
      summary: 'Troca a imagem de capa',
      files: { capa, file: capa },
      body: oneFile('capa', COVER_MISSING),
    },
    async ({ viewer, params, body }) => changeMedium(platform, viewer, params.id, 'coverKey', body),
  )
  api.delete(
    '/vendor/capa/:id',
    { ...common, summary: 'Exclui a imagem de capa' },
    async ({ viewer, params }) => changeMedium(platform, viewer, params.id, 'coverKey', null),
  )
  api.post(
    '/vendor/manifesto/:id',
    {
      ...common,
      summary: 'Troca o vídeo institucional',
      files: { manifesto, file: manifesto },
      body: oneFile('manifesto', VIDEO_MISSING),
    },
    async ({ viewer, params, body }) => changeMedium(platform, viewer, params.id, 'videoKey', body),
  )
  api.delete(
    '/vendor/manifesto/:id',
    { ...common, summary: 'Exclui o vídeo institucional' },
    async ({ viewer, params }) => changeMedium(platform, viewer, params.id, 'videoKey', null),
  )
  api.post(
    '/vendor/page/visible/:id',
    {
      ...common,
      summary: 'Mostra ou esconde uma seção da página, ou a página inteira',
      body: vendorVisibility,
    },
    async ({ viewer, params, body }) => setVisibility(platform.db, viewer, params.id, body),
  )
})
