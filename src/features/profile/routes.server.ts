import { z } from 'zod'
import { optionalFile } from '#/platform/server/files/upload-form.server.ts'
import { type Access, PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { hasToken } from '#/platform/server/session.server.ts'
import { alterProfile } from './alteration.server.ts'
import { PHOTO_MAX_MB } from './limits.ts'
import { seesPrivateFields } from './policy.ts'
import {
  ownProfile,
  profileAlteration,
  profileQuery,
  profileWire,
  softwareUse,
  usedSoftware,
} from './schema.ts'
import { getOwnProfile, getPublicProfile, requireEditor } from './service.server.ts'
import { leaveSoftware, useSoftware } from './softwares.server.ts'

/** Everybody; but a session that is over must not look like a visit: its browser thinks it is in. */
const VISITOR_OR_SESSION: Access = {
  refuses: PERSON.refuses,
  viewer: async (db, request) => (hasToken(request) ? PERSON.viewer(db, request) : null),
}

const alteration = profileAlteration.extend({
  foto: optionalFile('Por favor, envie uma foto .png ou .jpg.'),
})

/** `/v1/login?id=`, `/v1/login/alter`, `/v1/user/software`. */
export const profileRoutes = routes('Perfil', [403, 404, 409], (api, platform) => {
  const { db } = platform
  api.get(
    '/login',
    {
      access: VISITOR_OR_SESSION,
      summary: 'O perfil de uma pessoa; e-mail e telefone só para ela mesma',
      errors: [404],
      query: profileQuery,
      answer: profileWire,
    },
    async ({ viewer, query: { id } }) =>
      seesPrivateFields(viewer, id) ? getOwnProfile(db, id) : getPublicProfile(db, id),
  )
  api.post(
    '/login/alter',
    {
      access: PERSON,
      summary: 'Altera o perfil e a foto',
      files: { foto: { maxMb: PHOTO_MAX_MB, noMore: true } },
      orJson: true,
      body: alteration,
      answer: ownProfile,
    },
    async ({ viewer, body: { foto, ...fields } }) => {
      const userId = fields._id ?? viewer.id
      requireEditor(viewer, userId)
      return alterProfile(platform, userId, fields, foto)
    },
  )
  api.put(
    '/user/software',
    {
      access: PERSON,
      summary: 'Diz que a pessoa usa um software',
      body: softwareUse,
      answer: z.array(usedSoftware),
    },
    async ({ viewer, body }) => {
      requireEditor(viewer, body.userId)
      return useSoftware(db, body)
    },
  )
  api.delete(
    '/user/software',
    {
      access: PERSON,
      summary: 'Diz que a pessoa não usa mais um software; os campos podem vir no endereço',
      body: softwareUse,
      orQuery: true,
      answer: z.array(usedSoftware),
    },
    async ({ viewer, body }) => {
      requireEditor(viewer, body.userId)
      return leaveSoftware(db, body)
    },
  )
})
