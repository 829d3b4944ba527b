import type { ReadinessItem } from '#/domain/readiness.ts'
import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { proofOf } from '../../declarations/presenter.server.ts'
import { dismiss, uphold } from '../service.server.ts'
import desk, { type DeskReport } from './desk.tsx'
import { type DeskReportRow, readReports, reportRow } from './repository.server.ts'

const present = (row: DeskReportRow): DeskReport => ({
  _id: row.id,
  status: row.status,
  offer: { _id: row.offer.id, name: row.offer.name },
  item: row.item as ReadinessItem,
  declarado: row.state,
  prova: proofOf(row),
  motivo: row.details,
  por: row.by,
  outras: row.status === 'waiting' ? row.others : 0,
  confirmam: row.confirm,
  discordam: row.disagree,
  desde: row.createdAt.toISOString(),
})

/** What Admins decide about declarations of readiness. */
export const routes = deskRoutes(desk, (platform) => ({
  read: (query) => readReports(platform.db, query),
  find: (id) => reportRow(platform.db, id),
  missing: 'Denúncia não encontrada.',
  present,
  decisions: {
    uphold: (admin, id, { reason }) => uphold(platform, admin, id, reason),
    dismiss: (admin, id, { reason }) => dismiss(platform, admin, id, reason),
  },
}))
