import { z } from 'zod'
import { requiredFile } from '#/platform/server/files/upload-form.server.ts'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { IMPORT_MAX_MB } from '../limits.ts'
import { readImports } from '../runs/repository.server.ts'
import importDesk from './desk.tsx'
import { importId, importReport, problemsQuery, reportedProblem } from './schema.ts'
import { getImport, listProblems, presentImport, takeImport } from './service.server.ts'

const fileToImport = z.object({ arquivo: requiredFile('Escolha um arquivo .csv.') })

/** What Admins import. */
export const routes = deskRoutes(
  importDesk,
  ({ db }) => ({
    read: (query) => readImports(db, query),
    present: presentImport,
    decisions: {},
  }),
  {
    errors: [404, 413, 429],
    define(api, platform) {
      const { db } = platform
      api.post(
        '/admin/imports',
        {
          access: ADMIN,
          summary: 'Recebe um CSV de softwares e o importa em seguida',
          files: { arquivo: { maxMb: IMPORT_MAX_MB } },
          body: fileToImport,
          answer: importReport,
          message: 'Arquivo recebido. A importação começa em seguida.',
        },
        async ({ viewer, body }) => takeImport(platform, viewer, body.arquivo),
      )
      api.get(
        '/admin/imports/:id',
        {
          access: ADMIN,
          summary: 'Uma importação, com o que já aconteceu',
          params: importId,
          answer: importReport,
        },
        async ({ params }) => getImport(db, params.id),
      )
      api.get(
        '/admin/imports/:id/problems',
        {
          access: ADMIN,
          summary: 'Linhas que não entraram, com o motivo',
          params: importId,
          query: problemsQuery,
          page: reportedProblem,
        },
        async ({ params, query }) => listProblems(db, params.id, query),
      )
    },
  },
)
