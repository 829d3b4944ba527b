import { workingDaysFrom } from '#/domain/working-days.ts'
import { deskRoutes } from '#/platform/server/http/desk-routes.server.ts'
import { HELD_DAYS } from '../limits.ts'
import { heldUntil } from '../presenter.server.ts'
import { dismiss, uphold } from '../reports.server.ts'
import desk, { type DeskReport } from './desk.tsx'
import { type DeskReportRow, readReports, reportRow } from './repository.server.ts'

/** What a rival of the conversation's supplier reads of it, and whom a request did not reach yet. */
const NOTHING = {
  conversa: null,
  comprador: '',
  fornecedores: [],
  necessidade: '',
  detalhes: '',
  por: '',
}

const saidOf = (row: DeskReportRow) => ({
  conversa: row.conversationId,
  comprador: row.buyer,
  fornecedores: row.suppliers,
  necessidade: row.need,
  detalhes: row.details,
  por: row.by,
})

const present = (row: DeskReportRow): DeskReport => ({
  _id: row.id,
  status: row.status,
  impedido: row.isParty,
  ...(row.isParty ? NOTHING : saidOf(row)),
  motivo: row.reason,
  desde: row.createdAt.toISOString(),
  prazo: heldUntil(row.createdAt),
  atrasado: row.status === 'waiting' && workingDaysFrom(row.createdAt, HELD_DAYS) < new Date(),
})

/** What Admins decide about requests for quotes and conversations. */
export const routes = deskRoutes(desk, (platform) => ({
  read: (query, admin) => readReports(platform.db, query, admin.id),
  find: (id) => reportRow(platform.db, id),
  missing: 'Denúncia não encontrada.',
  present,
  decisions: {
    uphold: (admin, id, { reason }) => uphold(platform, admin, id, reason),
    dismiss: (admin, id, { reason }) => dismiss(platform, admin, id, reason),
  },
}))
