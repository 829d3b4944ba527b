import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { DatabaseRefused } from './refusal.server.ts'
import { MIGRATIONS_FOLDER } from './settings.server.ts'

/**
 * Which first migration made a database, as `1795352620649`: a database that another one made is
 * of an earlier version or of another program; docs/decisions/0022.
 */
function origin(): string {
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  return String(first?.folderMillis)
}

/** In the folder of an embedded cluster: what can be read without opening it, which writes. */
const ORIGIN_FILE = 'praca-origin'

export const markOrigin = (cluster: string) =>
  writeFileSync(path.join(cluster, ORIGIN_FILE), origin(), { mode: 0o600 })

/**
 * Writes nothing.
 * @throws DatabaseRefused when the folder's cluster is not of this line of versions
 */
export function checkClusterOrigin(dataDir: string, cluster: string): void {
  if (!existsSync(cluster)) return
  const file = path.join(cluster, ORIGIN_FILE)
  if (existsSync(file) && readFileSync(file, 'utf8') === origin()) return
  throw new DatabaseRefused(
    `A pasta de dados ${path.resolve(dataDir)} é da Praça 0.1, e esta versão não a abre nem a altera: ` +
      'guarde-a para a versão 0.1 e escolha outra pasta com DATA_DIR.',
  )
}

type Query = (text: string) => Promise<{ rows: Record<string, unknown>[] }>

/** Names of what keeps rows in the schemas that Praça uses, but for extensions' own. */
const RELATIONS = `
  SELECT nspname || '.' || relname AS name
  FROM pg_class AS relations JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE nspname IN ('public', 'drizzle', 'pgboss') AND relkind IN ('r', 'p', 'v', 'm', 'f')
    AND NOT EXISTS (
      SELECT FROM pg_depend
      WHERE classid = 'pg_class'::regclass AND objid = relations.oid AND deptype = 'e'
    )`

const MIGRATIONS = 'drizzle.__drizzle_migrations'

/**
 * Reads only. A table of migrations without rows is what a first start leaves that was interrupted.
 * @throws DatabaseRefused when the database has tables that are not of this line of versions
 */
export async function checkServerOrigin(query: Query): Promise<void> {
  const names = (await query(RELATIONS)).rows.map(({ name }) => name)
  const made = names.includes(MIGRATIONS)
    ? (await query(`SELECT created_at::text AS made FROM ${MIGRATIONS}`)).rows
    : []
  const isEmpty = names.every((name) => name === MIGRATIONS) && made.length === 0
  if (isEmpty || made.some((row) => row.made === origin())) return
  throw new DatabaseRefused(
    'O banco de dados em DATABASE_URL tem tabelas da Praça 0.1 ou de outro programa, e esta versão ' +
      'não o altera: guarde-o e indique um banco vazio em DATABASE_URL.',
  )
}
