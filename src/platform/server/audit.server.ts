import { and, desc, eq, inArray } from 'drizzle-orm'
import { auditLog, users } from '#/db/schema/index.ts'
import type { Database } from './database/types.server.ts'
import { securityEvent } from './log/security-log.server.ts'

export interface AuditEntry {
  /** Who did it; null for the site itself. */
  actorId: string | null
  action: string
  /** What it is about, as 'review' and its id. */
  subjectKind: string
  subjectId: string
  /** What else is to be known of it, as the reason; nothing secret, and of persons only ids. */
  detail?: Record<string, unknown>
}

/** Notes who did what, in the transaction that does it. Nothing changes an entry afterwards. */
export async function recordAudit(tx: Database, entry: AuditEntry): Promise<void> {
  // By this process's clock, not the transaction's beginning: entries are compared with requests.
  await tx.insert(auditLog).values({ ...entry, createdAt: new Date() })
  const { actorId: who, action, subjectKind, subjectId } = entry
  securityEvent('audit.deed', { who, action, subjectKind, subjectId })
}

/** What was done with some subjects of a kind, the latest first. */
export async function auditTrailOf(db: Database, subjectKind: string, subjectIds: string[]) {
  return db
    .select({
      subjectId: auditLog.subjectId,
      action: auditLog.action,
      detail: auditLog.detail,
      createdAt: auditLog.createdAt,
      /** Null once the account was removed. */
      actor: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.subjectKind, subjectKind), inArray(auditLog.subjectId, subjectIds)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
}
export type AuditTrailEntry = Awaited<ReturnType<typeof auditTrailOf>>[number]
