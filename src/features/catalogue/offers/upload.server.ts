import { z } from 'zod'
import { IMAGE_MAX_MB, IMAGE_WANTED, VIDEO_MAX_MB, VIDEO_WANTED } from '#/domain/uploads.ts'
import { optionalFile, receivedFile } from '#/platform/server/files/upload-form.server.ts'
import { recordId } from '#/platform/wire.ts'
import { PHOTOS_MAX } from '../limits.ts'
import { formFlag, serviceForm, softwareForm } from './schema.ts'

/** What an offer's form may send beside its fields, for `uploadForm`. */
export const OFFER_FILES = {
  logotipo: { maxMb: IMAGE_MAX_MB },
  fotos: { maxMb: IMAGE_MAX_MB, count: PHOTOS_MAX },
  video: { maxMb: VIDEO_MAX_MB },
}

const logotipo = optionalFile(IMAGE_WANTED)

/** One, several or none, in their order. */
const upToSix = <T extends z.ZodType>(picture: T) =>
  z.preprocess(
    (value) => (value === undefined || value === '' ? [] : [value].flat()),
    z.array(picture, IMAGE_WANTED).max(PHOTOS_MAX, `Envie até ${PHOTOS_MAX} imagens.`),
  )

const video = optionalFile(VIDEO_WANTED)

const files = { logotipo, fotos: upToSix(receivedFile), video }
const software = softwareForm.extend(files)
const service = serviceForm.extend(files)

const EXISTING = 'existing'
const existing = z.object({ tipo: z.literal(EXISTING), _id: recordId })

/**
 * Body of `POST /v1/vendor/products/{vendorId}/{userId}`: a new offer, or the id of a software of
 * the catalogue, and then nothing else that is sent counts.
 */
export const product = z
  .preprocess(
    (body) => {
      const { _id, ...rest } = (body ?? {}) as Record<string, unknown>
      return _id ? { ...rest, _id, tipo: EXISTING } : rest
    },
    z.discriminatedUnion('tipo', [existing, software, service], {
      error: 'Escolha Software ou Serviço.',
    }),
  )
  .meta({
    type: 'object',
    description: 'Um software ou serviço novo, ou em `_id` um software do catálogo.',
  })
export type Product = z.infer<typeof product>

const edit = {
  _id: recordId,
  /** Of the offer as its editor saw it: once it has changed since, the edit is refused. */
  updatedAt: z.iso.datetime('Data inválida.').optional(),
  logotipo,
  /** In the place of those before: new ones, and the addresses of those that stay. */
  fotos: upToSix(z.union([receivedFile, z.string()], IMAGE_WANTED)),
  video,
  /** Takes the logo, the pictures or the video away; what is sent replaces them without this. */
  removerLogotipo: formFlag.default(false),
  removerFotos: formFlag.default(false),
  removerVideo: formFlag.default(false),
}

/** Body of `PUT /v1/software`. */
export const offerEdit = z.discriminatedUnion(
  'tipo',
  [softwareForm.extend(edit), serviceForm.extend(edit)],
  {
    error: 'Escolha Software ou Serviço.',
  },
)

/** Body of `POST /v1/software/page/visible/{id}`. */
export const offerVisibility = z.object({
  visivel: z.boolean('Valor inválido.'),
  categoria: z.literal('vendors', 'Categoria inválida.'),
})
