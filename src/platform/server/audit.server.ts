import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
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

/**
 * Takes from entries what they say of a person beside who did what, and when: reasons, removed texts.
 * The database lets nothing else of an entry change (a trigger of db/migrations).
 * @param ids of the person, and of what only the person has, as requests
 */
export async function forgetInAudit(tx: Database, ids: string[]): Promise<void> {
  const forgets = (state: 'on' | 'off') =>
    tx.execute(sql`SELECT set_config('praca.forgets_person', ${state}, true)`)
  const isAbout = or(
    inArray(auditLog.subjectId, ids),
    inArray(sql`${auditLog.detail}->>'userId'`, ids),
  )
  await forgets('on')
  await tx
    .update(auditLog)
    .set({ detail: {} })
    .where(and(isAbout, ne(auditLog.detail, {})))
  await forgets('off')
}

/** Deletes entries from before a day, which has to be five years ago at least. */
export const deleteOldAudit = (tx: Database, before: Date) =>
  tx.delete(auditLog).where(lt(auditLog.createdAt, before))

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
