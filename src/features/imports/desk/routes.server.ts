import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requiredFile, uploadForm } from '#/platform/server/files/upload-form.server.ts'
import { requireUploader } from '#/platform/server/files/upload-limit.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { requireAdmin } from '#/platform/server/session.server.ts'
import { answer, failure, pagedAnswer } from '#/platform/wire.ts'
import { IMPORT_MAX_MB } from '../limits.ts'
import { importId, importReport, importsQuery, problemsQuery, reportedProblem } from './schema.ts'
import { getImport, listImports, listProblems, takeImport } from './service.server.ts'

const tags = ['Administração']
const errors = {
  400: failure,
  401: failure,
  403: failure,
  404: failure,
  413: failure,
  429: failure,
}

const fileToImport = z.object({ arquivo: requiredFile('Escolha um arquivo .csv.') })

/** What Admins import: `/v1/admin/imports`. */
export const importAdminRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    const { db, env } = platform
    v1.addHook('onRequest', async (request) => void (await requireAdmin(db, request)))
    v1.get(
      '/admin/imports',
      {
        schema: {
          tags,
          summary: 'Importações, as mais recentes primeiro',
          querystring: importsQuery,
          response: { 200: pagedAnswer(importReport), ...errors },
        },
      },
      async ({ query }) => listImports(db, query),
    )
    v1.post(
      '/admin/imports',
      {
        schema: {
          tags,
          summary: 'Recebe um CSV de softwares e o importa em seguida',
          consumes: ['multipart/form-data'],
          body: fileToImport,
          response: { 200: answer(importReport), ...errors },
        },
        onRequest: async (request) => void (await requireUploader(db, request)),
        ...uploadForm(env, { arquivo: { maxMb: IMPORT_MAX_MB } }),
      },
      async (request) => {
        const admin = await requireAdmin(db, request)
        const data = await takeImport(platform, admin, request.body.arquivo)
        return { data, message: 'Arquivo recebido. A importação começa em seguida.' }
      },
    )
    v1.get(
      '/admin/imports/:id',
      {
        schema: {
          tags,
          summary: 'Uma importação, com o que já aconteceu',
          params: importId,
          response: { 200: answer(importReport), ...errors },
        },
      },
      async ({ params }) => ({ data: await getImport(db, params.id), message: '' }),
    )
    v1.get(
      '/admin/imports/:id/problems',
      {
        schema: {
          tags,
          summary: 'Linhas que não entraram, com o motivo',
          params: importId,
          querystring: problemsQuery,
          response: { 200: pagedAnswer(reportedProblem), ...errors },
        },
      },
      async ({ params, query }) => listProblems(db, params.id, query),
    )
  }
