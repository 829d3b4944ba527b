import { z } from 'zod'
import { requiredFile } from '#/platform/server/files/upload-form.server.ts'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { IMPORT_MAX_MB } from '../limits.ts'
import { importId, importReport, importsQuery, problemsQuery, reportedProblem } from './schema.ts'
import { getImport, listImports, listProblems, takeImport } from './service.server.ts'

const fileToImport = z.object({ arquivo: requiredFile('Escolha um arquivo .csv.') })

/** What Admins import: `/v1/admin/imports`. */
export const importAdminRoutes = routes('Administração', [404, 413, 429], (api, platform) => {
  const { db } = platform
  api.get(
    '/admin/imports',
    {
      access: ADMIN,
      summary: 'Importações, as mais recentes primeiro',
      query: importsQuery,
      page: importReport,
    },
    async ({ query }) => listImports(db, query),
  )
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
})
