import { z } from 'zod'
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
  mesmoArquivo: row.sameFile.map(({ isOfAuthor, at, name }) => ({
    mesmaConta: isOfAuthor,
    alvo: name,
    em: new Date(at).toISOString(),
  })),
  resposta: row.answer ?? '',
  desde: row.createdAt.toISOString(),
})

/** What Admins decide about proofs of use. */
export const routes = deskRoutes(
  desk,
  (platform) => ({
    read: (query) => readProofs(platform.db, query),
    find: (id) => proofRow(platform.db, id),
    missing: 'Comprovação não encontrada.',
    present,
    decisions: {
      uphold: (admin, id, { reason }) => decide(platform, admin, id, { isUpheld: true, reason }),
      dismiss: (admin, id, { reason }) => decide(platform, admin, id, { isUpheld: false, reason }),
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
