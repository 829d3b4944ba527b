import { readdirSync, readFileSync } from 'node:fs'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUser } from '#/db/factories/index.ts'
import { auditLog, users } from '#/db/schema/index.ts'
import { deleteOldAudit, forgetInAudit, recordAudit } from './audit.server.ts'
import type { DatabaseHandle } from './database/types.server.ts'
import { testDatabase } from './testing/database.server.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const STAYS = 'an entry of audit_log stays as it is'

/** Why the database refused; '' where it did not. */
async function refusal(statement: SQL): Promise<string> {
  try {
    await database.db.execute(statement)
    return ''
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error }
    return cause?.message ?? message
  }
}

async function blocked() {
  const [admin, person] = [await makeUser(database.db), await makeUser(database.db)]
  await recordAudit(database.db, {
    actorId: admin.id,
    action: 'block',
    subjectKind: 'user',
    subjectId: person.id,
    detail: { reason: 'Ana Prado escreveu a outros.' },
  })
  return { admin, person }
}

const entryAbout = async (id: string) => {
  const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  return entry
}

describe('an entry of the audit trail', () => {
  it('cannot be changed, deleted or emptied, whoever asks the database', async () => {
    const { person } = await blocked()
    const before = await entryAbout(person.id)
    for (const statement of [
      sql`UPDATE audit_log SET action = 'unblock'`,
      sql`UPDATE audit_log SET action = action`,
      sql`UPDATE audit_log SET actor_id = NULL`,
      sql`UPDATE audit_log SET actor_id = ${person.id}`,
      sql`UPDATE audit_log SET detail = '{}'`,
      sql`UPDATE audit_log SET created_at = created_at - interval '6 years'`,
      sql`DELETE FROM audit_log`,
      sql`TRUNCATE audit_log`,
      sql`TRUNCATE users CASCADE`,
    ])
      expect(await refusal(statement)).toBe(STAYS)
    expect(await entryAbout(person.id)).toEqual(before)
  })

  it('loses who did it with that account, and what it says of a person who is forgotten', async () => {
    const { admin, person } = await blocked()
    await database.db.delete(users).where(eq(users.id, admin.id))
    await database.db.transaction((tx) => forgetInAudit(tx, [person.id]))
    expect(await entryAbout(person.id)).toMatchObject({
      actorId: null,
      action: 'block',
      detail: {},
    })
  })

  it('is forgotten about that person alone, and by a removal alone', async () => {
    const [{ person }, { person: other }] = [await blocked(), await blocked()]
    const forgetting = database.db.transaction(async (tx) => {
      await forgetInAudit(tx, [person.id])
      await tx.update(auditLog).set({ detail: {} }).where(eq(auditLog.subjectId, other.id))
    })
    await expect(forgetting).rejects.toMatchObject({ cause: { message: STAYS } })
    for (const { id } of [person, other])
      expect((await entryAbout(id))?.detail).toEqual({ reason: 'Ana Prado escreveu a outros.' })

    const users = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (path) =>
        /\.tsx?$/.test(path) &&
        !path.includes('.test.') &&
        /forgetInAudit|forgets_person/.test(readFileSync(`src/${path}`, 'utf8')),
    )
    expect(users.sort()).toEqual([
      'features/accounts/removal.server.ts',
      'platform/server/audit.server.ts',
    ])
  })

  it('goes after five years, and no earlier', async () => {
    const { db } = database
    const years = (count: number) => new Date(Date.now() - count * 366 * 24 * 60 * 60 * 1000)
    const entry = { action: 'block', subjectKind: 'user' }
    const [old, young] = [await makeUser(db), await makeUser(db)]
    const fiveYearsAgo = years(5)
    const earlier = new Date(fiveYearsAgo.getTime() - 1000)
    await db.insert(auditLog).values({ ...entry, subjectId: old.id, createdAt: earlier })
    await db.insert(auditLog).values({ ...entry, subjectId: young.id, createdAt: years(4) })
    await deleteOldAudit(db, fiveYearsAgo)
    expect(await entryAbout(old.id)).toBeUndefined()
    expect(await entryAbout(young.id)).toBeDefined()
    expect(await refusal(sql`DELETE FROM audit_log WHERE subject_id = ${young.id}`)).toBe(STAYS)
  })
})
