import { ADMIN } from '#/platform/server/http/access.server.ts'
import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { deskLawDate, lawDateEdit, lawDateId, newLawDate } from '../schema.ts'
import { addDate, deleteDate, editDate, presentDeskDate } from '../service.server.ts'
import desk from './desk.tsx'
import { readDates } from './repository.server.ts'

/** What Admins do with the calendar of the law. */
export const routes = deskRoutes(
  desk,
  ({ db }) => ({
    read: (query) => readDates(db, query),
    present: presentDeskDate,
    decisions: {
      delete: (admin, id, { version }) => deleteDate(db, admin, id, version),
    },
  }),
  {
    define(api, { db }) {
      api.post(
        '/admin/law-dates',
        {
          access: ADMIN,
          summary: 'Cria uma data do calendário',
          body: newLawDate,
          answer: deskLawDate,
          message: 'Data criada.',
        },
        async ({ viewer, body }) => addDate(db, viewer, body),
      )
      api.put(
        '/admin/law-dates/:id',
        {
          access: ADMIN,
          summary: 'Muda uma data do calendário',
          params: lawDateId,
          body: lawDateEdit,
          answer: deskLawDate,
          message: 'Data salva.',
        },
        async ({ viewer, params, body }) => editDate(db, viewer, params.id, body),
      )
    },
  },
)
