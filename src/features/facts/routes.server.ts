import { byId } from '#/features/catalogue/schema.ts'
import { readinessOf } from '#/features/readiness/service.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { ANYONE, PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { changeSheet } from './change.server.ts'
import { refuseIntegration } from './refusals.server.ts'
import {
  integrationPath,
  integrationRefusal,
  type SheetWire,
  sheetAnswer,
  sheetChange,
} from './schema.ts'
import { editableSheet, publicSheet } from './service.server.ts'

/** What is known of a software or a service. */
export const factRoutes = routes('Catálogo', [404], (api, platform) => {
  const { db } = platform
  api.get(
    '/software/:id/ficha',
    {
      access: ANYONE,
      shows: ['offers', (id) => `offer:${id}`],
      summary:
        'A ficha de um software ou serviço: preços, para quem é, integrações; null no que ninguém informou',
      params: byId,
      answer: sheetAnswer,
    },
    async ({ params }) => withReadiness(db, params.id, await publicSheet(db, params.id)),
  )
  api.get(
    '/software/:id/ficha/edicao',
    {
      access: PERSON,
      summary: 'A ficha para quem pode alterá-la, também do que está oculto',
      errors: [403],
      params: byId,
      answer: sheetAnswer,
    },
    async ({ viewer, params }) =>
      withReadiness(db, params.id, await editableSheet(db, viewer, params.id)),
  )
  api.put(
    '/software/:id/ficha',
    {
      access: PERSON,
      summary:
        'Altera a ficha: o que se envia passa a valer com a data de hoje, null apaga, o que não se envia fica',
      errors: [403, 404, 409, 429],
      params: byId,
      body: sheetChange,
      answer: sheetAnswer,
      message: 'Ficha atualizada.',
    },
    async ({ viewer, params, body }) =>
      withReadiness(db, params.id, await changeSheet(platform, viewer, params.id, body)),
  )
  api.put(
    '/software/:id/integracoes/:outro/recusa',
    {
      access: PERSON,
      summary: 'Recusa, ou deixa de recusar, que outro software cite este como integração',
      errors: [403, 404, 429],
      params: integrationPath,
      body: integrationRefusal,
      answer: integrationRefusal,
    },
    async ({ viewer, params, body: { recusada } }) => {
      await refuseIntegration(db, viewer, params, recusada)
      return { recusada }
    },
  )
})

/** A sheet as calls have it: with what its product is ready for, which pages show by themselves. */
const withReadiness = async (db: Database, offerId: string, sheet: SheetWire) => ({
  ...sheet,
  prontidao: await readinessOf(db, offerId),
})
