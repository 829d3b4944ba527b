import { desc, notInArray } from 'drizzle-orm'
import { builds } from '#/db/schema/index.ts'
import type { Database } from '#/platform/server/database/types.server.ts'

const last = (db: Database, count: number) =>
  db.select({ version: builds.version }).from(builds).orderBy(desc(builds.startedAt)).limit(count)

/** The builds that last took the place of another one, the latest first. */
export const lastVersions = async (db: Database, count: number): Promise<string[]> =>
  (await last(db, count)).map(({ version }) => version)

/** Notes that a build is the latest now, of which so many stay. @returns those that go */
export const noteBuild = (db: Database, version: string, kept: number): Promise<string[]> =>
  db.transaction(async (tx) => {
    const startedAt = new Date()
    await tx
      .insert(builds)
      .values({ version, startedAt })
      .onConflictDoUpdate({ target: builds.version, set: { startedAt } })
    const gone = await tx
      .delete(builds)
      .where(notInArray(builds.version, last(tx, kept)))
      .returning()
    return gone.map((build) => build.version)
  })
