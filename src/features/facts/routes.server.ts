import { byId } from '#/features/catalogue/schema.ts'
import { ANYONE, PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { changeSheet } from './change.server.ts'
import { sheetChange, sheetWire } from './schema.ts'
import { editableSheet, publicSheet } from './service.server.ts'

/** What is known of a software or a service. */
export const factRoutes = routes('Catálogo', [404], (api, { db }) => {
  api.get(
    '/software/:id/ficha',
    {
      access: ANYONE,
      shows: ['offers', (id) => `offer:${id}`],
      summary:
        'A ficha de um software ou serviço: preços, para quem é, integrações; null no que ninguém informou',
      params: byId,
      answer: sheetWire,
    },
    async ({ params }) => publicSheet(db, params.id),
  )
  api.get(
    '/software/:id/ficha/edicao',
    {
      access: PERSON,
      summary: 'A ficha para quem pode alterá-la, também do que está oculto',
      errors: [403],
      params: byId,
      answer: sheetWire,
    },
    async ({ viewer, params }) => editableSheet(db, viewer, params.id),
  )
  api.put(
    '/software/:id/ficha',
    {
      access: PERSON,
      summary:
        'Altera a ficha: o que se envia passa a valer com a data de hoje, null apaga, o que não se envia fica',
      errors: [403, 404, 409],
      params: byId,
      body: sheetChange,
      answer: sheetWire,
      message: 'Ficha atualizada.',
    },
    async ({ viewer, params, body }) => changeSheet(db, viewer, params.id, body),
  )
})
