import { z } from 'zod'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { typeOf } from '#/platform/server/files/file-types.ts'
import { ADMIN } from '#/platform/server/http/access.server.ts'
import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { recordId } from '#/platform/wire.ts'
import { decide, proofFile } from '../service.server.ts'
import desk, { type DeskProof } from './desk.tsx'
import { type DeskProofRow, proofRow, readProofs } from './repository.server.ts'

const present = (row: DeskProofRow): DeskProof => ({
  _id: row.id,
  status: row.status,
  avaliacao: row.reviewId,
  autor: row.author,
  alvo: { _id: row.targetId, tipo: row.kind, nome: row.name },
  texto: row.comment ?? '',
  temArquivo: row.hasFile,
  resposta: row.answer ?? '',
  desde: row.createdAt.toISOString(),
})

async function rowNow(db: Database, id: string): Promise<DeskProof> {
  const row = await proofRow(db, id)
  if (!row) throw notFound('Comprovação não encontrada.')
  return present(row)
}

/** What Admins decide about proofs of use. */
export const routes = deskRoutes(
  desk,
  (platform) => ({
    read: (query) => readProofs(platform.db, query),
    present,
    decisions: {
      async uphold(admin, id, { reason }) {
        await decide(platform, admin, id, { isUpheld: true, reason })
        return rowNow(platform.db, id)
      },
      async dismiss(admin, id, { reason }) {
        await decide(platform, admin, id, { isUpheld: false, reason })
        return rowNow(platform.db, id)
      },
    },
  }),
  {
    errors: [403, 404, 409],
    define(api, platform) {
      api.get(
        '/admin/proofs/:id/arquivo',
        {
          access: ADMIN,
          summary: 'O arquivo de uma comprovação que espera a decisão',
          params: z.object({ id: recordId }),
          raw: true,
        },
        async ({ viewer, params }, reply) => {
          const { key, file } = await proofFile(platform, viewer, params.id)
          const extension = key.slice(key.lastIndexOf('.') + 1)
          return reply
            .type(typeOf(key))
            .header('content-length', file.size)
            .header('content-disposition', `attachment; filename="comprovacao.${extension}"`)
            .send(file.read())
        },
      )
    },
  },
)
