import type { z } from 'zod'
import { PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import * as schema from '../schema.ts'
import { requireEditor } from '../service.server.ts'
import { addItem, changeItem, removeItem } from './items.server.ts'
import { certificate, education, experience, type Section } from './service.server.ts'

/** A section as calls see it. */
interface SectionApi {
  path: string
  /** With its article, for the description of the calls. */
  item: string
  // biome-ignore lint/suspicious/noExplicitAny: a list of sections has items of every shape
  section: Section<any, any, unknown>
  added: z.ZodType<{ userID: string }>
  changed: z.ZodType<{ userID: string; _id: string }>
  answered: z.ZodType
}

const SECTIONS: SectionApi[] = [
  {
    path: '/company',
    item: 'uma experiência',
    section: experience,
    added: schema.newExperience,
    changed: schema.changedExperience,
    answered: schema.experienceWire,
  },
  {
    path: '/educational',
    item: 'uma formação',
    section: education,
    added: schema.newEducation,
    changed: schema.changedEducation,
    answered: schema.educationWire,
  },
  {
    path: '/certification',
    item: 'um certificado',
    section: certificate,
    added: schema.newCertificate,
    changed: schema.changedCertificate,
    answered: schema.certificateWire,
  },
]

/** `/v1/company`, `/v1/educational`, `/v1/certification`. */
export const sectionRoutes = routes('Perfil', [403, 404, 409], (api, { db }) => {
  for (const { path, item, section, added, changed, answered: answer } of SECTIONS) {
    api.post(
      path,
      { access: PERSON, summary: `Acrescenta ${item} ao perfil`, body: added, answer },
      async ({ viewer, body }) => {
        requireEditor(viewer, body.userID)
        return addItem(db, section, body)
      },
    )
    api.put(
      path,
      { access: PERSON, summary: `Altera ${item}`, body: changed, answer },
      async ({ viewer, body }) => {
        requireEditor(viewer, body.userID)
        return changeItem(db, section, body)
      },
    )
    api.delete(
      path,
      { access: PERSON, summary: `Exclui ${item}`, query: schema.sectionItem },
      async ({ viewer, query }) => {
        requireEditor(viewer, query.idUser)
        await removeItem(db, section, query)
      },
    )
  }
})
