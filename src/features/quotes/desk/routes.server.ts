import { workingDaysFrom } from '#/domain/working-days.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { notFound } from '#/platform/server/errors.server.ts'
import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { HELD_DAYS } from '../limits.ts'
import { heldUntil } from '../presenter.server.ts'
import { dismiss, uphold } from '../reports.server.ts'
import desk, { type DeskReport } from './desk.tsx'
import { type DeskReportRow, readReports, reportRow } from './repository.server.ts'

const present = (row: DeskReportRow): DeskReport => ({
  _id: row.id,
  status: row.status,
  conversa: row.conversationId,
  comprador: row.buyer,
  fornecedores: row.suppliers,
  necessidade: row.need,
  motivo: row.reason,
  detalhes: row.details,
  por: row.by,
  desde: row.createdAt.toISOString(),
  prazo: heldUntil(row.createdAt),
  atrasado: row.status === 'waiting' && workingDaysFrom(row.createdAt, HELD_DAYS) < new Date(),
})

async function rowNow(db: Database, id: string): Promise<DeskReport> {
  const row = await reportRow(db, id)
  if (!row) throw notFound('Denúncia não encontrada.')
  return present(row)
}

/** What Admins decide about requests for quotes and conversations. */
export const routes = deskRoutes(desk, (platform) => ({
  read: (query) => readReports(platform.db, query),
  present,
  decisions: {
    async uphold(admin, id, { reason }) {
      await uphold(platform, admin, id, reason)
      return rowNow(platform.db, id)
    },
    async dismiss(admin, id, { reason }) {
      await dismiss(platform, admin, id, reason)
      return rowNow(platform.db, id)
    },
  },
}))
