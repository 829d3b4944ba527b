import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Database } from '#/platform/server/database/types.server.ts'
import { withPostgres } from '../scripts/lib/postgres.mjs'
import { startProduct, withTemporaryFolder } from './server.ts'
import type { Tree } from './trees.ts'

/** As an administrator sets it; PostgreSQL's default of 128 MB is meant for any machine at all. */
const SETTINGS = { shared_buffers: '512MB' }

/** Lends `work` a database by its address, without migrating it. */
export async function withDatabase<T>(url: string, work: (db: NodePgDatabase) => Promise<T>) {
  // One connection: a seed of random() is a connection's.
  const db = drizzle({ connection: { connectionString: url, max: 1 } })
  try {
    return await work(db)
  } finally {
    await db.$client.end()
  }
}

export interface PostgresServer {
  /** Of its first process, which started all others. */
  pid: number
  /** @returns the address of a new and empty database */
  create(name: string): Promise<string>
  /** @returns the address of a new database with the tables of a tree, filled by `fill` */
  prepare(name: string, tree: Tree, fill: (db: Database) => Promise<void>): Promise<string>
}

/** Starts a PostgreSQL server, lends it, and removes it. */
export const withPostgresServer = <T>(work: (server: PostgresServer) => Promise<T>): Promise<T> =>
  withPostgres(
    (root) =>
      withDatabase(root, async (db) => {
        const { rows } = await db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
        const status = readFileSync(`/proc/${rows[0]?.pid}/status`, 'utf8')
        const create = async (name: string) => {
          await db.execute(sql`CREATE DATABASE ${sql.identifier(name)}`)
          return root.replace(/[^/]*$/, name)
        }
        return work({
          pid: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]),
          create,
          async prepare(name, tree, fill) {
            console.log(`Filling ${name}…`)
            const url = await create(name)
            await withTemporaryFolder(async (folder) => {
              const product = await startProduct(folder, { DATABASE_URL: url }, tree.folder)
              await product.stop()
            })
            await withDatabase(url, (filled) => fill(filled as unknown as Database))
            return url
          },
        })
      }),
    SETTINGS,
  )
