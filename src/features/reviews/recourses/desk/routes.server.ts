import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { deadlineOf } from '../../integrity/deadline.ts'
import { deciders } from '../repository.server.ts'
import { decide } from '../service.server.ts'
import desk, { type DeskRecourse } from './desk.tsx'
import { type DeskRecourseRow, readRecourses, recourseRow } from './repository.server.ts'

type Row = DeskRecourseRow & { admins: string[]; readerId?: string }

const present = ({ first, admins, readerId, ...row }: Row): DeskRecourse => ({
  _id: row.id,
  status: row.status,
  lado: row.side,
  quem: row.who,
  texto: row.text,
  alvo: { _id: row.targetId, tipo: row.kind, nome: row.name },
  avaliacao: { nota: row.rating, autor: row.author, texto: row.said },
  primeira: first && {
    feita: first.action,
    por: first.by ?? '',
    motivo: first.reason ?? '',
    em: new Date(first.at).toISOString(),
  },
  semOutraPessoa: admins.every((id) => id === first?.byId || id === row.userId),
  decidiuAntes: readerId !== undefined && readerId === first?.byId,
  resposta: row.answer ?? '',
  desde: row.createdAt.toISOString(),
  prazo: deadlineOf(row.createdAt).toISOString(),
})

/** What Admins decide about recourses. */
export const routes = deskRoutes(
  desk,
  (platform) => ({
    async read(query, { id: readerId }) {
      const admins = await deciders(platform.db)
      const { rows, total } = await readRecourses(platform.db, query)
      return { rows: rows.map((row) => ({ ...row, admins, readerId })), total }
    },
    async find(id) {
      const row = await recourseRow(platform.db, id)
      return row && { ...row, admins: await deciders(platform.db) }
    },
    missing: 'Recurso não encontrado.',
    present,
    decisions: {
      uphold: (admin, id, { reason }) => decide(platform, admin, id, { isUpheld: true, reason }),
      dismiss: (admin, id, { reason }) => decide(platform, admin, id, { isUpheld: false, reason }),
    },
  }),
  { errors: [403, 404, 409] },
)
