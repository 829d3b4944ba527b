import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A name that no database has yet. */
export const newName = (kind: string) => `praca_${kind}_${randomUUID().replaceAll('-', '')}`

/** The address of another database of the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Runs a statement outside of any transaction, as those about whole databases need it. */
export async function administer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
