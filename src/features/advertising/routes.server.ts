import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { IMAGE_WANTED } from '#/domain/uploads.ts'
import { BANNER_MAX_MB } from '#/features/banners/places.ts'
import { administratorOf } from '#/features/companies/access.server.ts'
import { vendorId } from '#/features/companies/schema.ts'
import { optionalFile, requiredFile } from '#/platform/server/files/upload-form.server.ts'
import { personWho } from '#/platform/server/http/access.server.ts'
import { routes, withMessage } from '#/platform/server/http/routes.server.ts'
import { recordId } from '#/platform/wire.ts'
import {
  advertisementFields,
  advertisementId,
  advertisementsQuery,
  advertisementsWire,
  advertisementVersion,
  advertisementWire,
} from './schema.ts'
import {
  createAdvertisement,
  deleteAdvertisement,
  editAdvertisement,
  listAdvertisements,
  requireAdvertisement,
} from './service.server.ts'

const newAdvertisement = z.intersection(
  advertisementFields(),
  z.object({
    logotipo: requiredFile(IMAGE_WANTED),
    /** Of the advertisement, random: what is sent again with it is not added again. */
    id: recordId.optional(),
  }),
)
const advertisementEdit = z.intersection(
  advertisementFields(),
  z.object({ logotipo: optionalFile(IMAGE_WANTED), version: advertisementVersion }),
)
const files = { logotipo: { maxMb: BANNER_MAX_MB } }

const SAVED = 'Publicidade salva.'
const SUBMITTED = 'Publicidade enviada para análise.'

/** An administrator of the page whose advertisement the path names. */
const advertiser = personWho(['id'], ({ db }, viewer, { id }) =>
  requireAdvertisement(db, viewer, id),
)

/** What who manages a page does with its advertisements. */
export const advertisingRoutes = routes('Publicidades', [409], (api, platform) => {
  api.get(
    '/vendor/:id/publicidades',
    {
      access: administratorOf('id'),
      summary: 'Publicidades de uma página, as mais novas primeiro',
      params: vendorId,
      query: advertisementsQuery,
      exact: advertisementsWire,
    },
    async ({ params, query }) => listAdvertisements(platform, params.id, query.page),
  )
  api.post(
    '/vendor/:id/publicidades',
    {
      access: administratorOf('id'),
      summary: 'Cria uma publicidade, como rascunho',
      errors: [409, 429],
      files,
      params: vendorId,
      body: newAdvertisement,
      answer: advertisementWire,
      message: SAVED,
    },
    async ({ viewer, params, body: { logotipo: picture, id = uuidv7(), ...fields } }) =>
      createAdvertisement(platform, viewer, params.id, { id, fields, picture }),
  )
  api.put(
    '/publicidades/:id',
    {
      access: advertiser,
      summary: 'Muda uma publicidade; sem imagem nova, fica a que tem',
      errors: [409, 429],
      files,
      params: advertisementId,
      body: advertisementEdit,
      answer: advertisementWire,
    },
    async ({ viewer, params, body: { logotipo: picture, version, ...fields } }) => {
      const edit = { version, fields, picture }
      const edited = await editAdvertisement(platform, viewer, params.id, edit)
      return withMessage(edited, edited.status === 'awaiting_review' ? SUBMITTED : SAVED)
    },
  )
  api.delete(
    '/publicidades/:id',
    {
      access: advertiser,
      summary: 'Exclui uma publicidade que não foi paga',
      params: advertisementId,
      message: 'Publicidade excluída.',
    },
    async ({ params }) => deleteAdvertisement(platform, params.id),
  )
})
