import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '#/platform/server/database/types.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import * as schema from '../schema.ts'
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

const tags = ['Perfil']
const errors = { 400: failure, 401: failure, 403: failure, 404: failure, 409: failure }

/** @param requireEditor throws unless who asks may edit that person's profile */
export const sectionRoutes =
  (
    db: Database,
    requireEditor: (request: FastifyRequest, userId: string) => Promise<void>,
  ): FastifyPluginAsyncZod =>
  async (v1) => {
    for (const { path, item, section, added, changed, answered } of SECTIONS) {
      const response = { 200: answer(answered), ...errors }
      v1.post(
        path,
        { schema: { tags, summary: `Acrescenta ${item} ao perfil`, body: added, response } },
        async (request) => {
          await requireEditor(request, request.body.userID)
          return { data: await addItem(db, section, request.body), message: '' }
        },
      )
      v1.put(
        path,
        { schema: { tags, summary: `Altera ${item}`, body: changed, response } },
        async (request) => {
          await requireEditor(request, request.body.userID)
          return { data: await changeItem(db, section, request.body), message: '' }
        },
      )
      v1.delete(
        path,
        {
          schema: {
            tags,
            summary: `Exclui ${item}`,
            querystring: schema.sectionItem,
            response: { 200: answer(z.null()), ...errors },
          },
        },
        async (request) => {
          await requireEditor(request, request.query.idUser)
          await removeItem(db, section, request.query)
          return { data: null, message: '' }
        },
      )
    }
  }
