import { z } from 'zod'
import { vendorId } from '#/features/companies/schema.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { AppError, notFound } from '#/platform/server/errors.server.ts'
import { personWho } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { TEMPLATES_MAX } from '../limits.ts'
import { requireInbox } from '../reading.server.ts'
import * as repository from './repository.server.ts'
import { templateForm, templateId, templateWire } from './schema.ts'

const FULL = `Uma página tem até ${TEMPLATES_MAX} modelos. Exclua um deles antes.`

const list = async (db: Database, vendorId: string) =>
  (await repository.templatesOf(db, vendorId)).map(({ id, name, text }) => ({
    _id: id,
    nome: name,
    texto: text,
  }))

/** Texts that a supplier answers with again and again, for those who work off its requests. */
export const templateRoutes = routes('Orçamentos', [404, 409], (api, { db }) => {
  const access = personWho(['id'], (_platform, viewer, { id }) =>
    requireInbox(db, viewer, id as string),
  )
  const answer = z.array(templateWire)
  api.get(
    '/vendor/:id/orcamentos/modelos',
    {
      access,
      summary: 'Os modelos de resposta de um fornecedor',
      errors: [404],
      params: vendorId,
      answer,
    },
    async ({ params }) => list(db, params.id),
  )
  api.post(
    '/vendor/:id/orcamentos/modelos',
    {
      access,
      summary: `Acrescenta um modelo de resposta, até ${TEMPLATES_MAX}`,
      params: vendorId,
      body: templateForm,
      answer,
      message: 'Modelo salvo.',
    },
    async ({ params: { id }, body: { nome, texto } }) =>
      db.transaction(async (tx) => {
        await repository.queueUp(tx, id)
        if ((await repository.countOf(tx, id)) >= TEMPLATES_MAX) throw new AppError(409, FULL)
        await repository.insert(tx, { vendorId: id, name: nome, text: texto })
        return list(tx, id)
      }),
  )
  api.put(
    '/vendor/:id/orcamentos/modelos/:modelo',
    {
      access,
      summary: 'Altera um modelo de resposta',
      errors: [404],
      params: templateId,
      body: templateForm,
      answer,
      message: 'Modelo salvo.',
    },
    async ({ params: { id, modelo }, body: { nome, texto } }) => {
      if (!(await repository.update(db, id, modelo, { name: nome, text: texto })))
        throw notFound('Modelo não encontrado.')
      return list(db, id)
    },
  )
  api.delete(
    '/vendor/:id/orcamentos/modelos/:modelo',
    {
      access,
      summary: 'Exclui um modelo de resposta',
      errors: [404],
      params: templateId,
      answer,
      message: 'Modelo excluído.',
    },
    async ({ params: { id, modelo } }) => {
      await repository.remove(db, id, modelo)
      return list(db, id)
    },
  )
})
