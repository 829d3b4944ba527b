import type { Database } from './types.server.ts'

interface Query<Statement> {
  prepare(name: string): Statement
}

/**
 * A statement that is built once for a database, and that a server reads and plans once for each
 * connection. For what is asked often with little to find: what depends much on its parameters is
 * better planned each time.
 * @param name of its own among all of the product's
 * @param build the query, with `sql.placeholder` where its parameters go
 */
export function prepared<Statement>(name: string, build: (db: Database) => Query<Statement>) {
  const built = new WeakMap<Database, Statement>()
  return (db: Database): Statement => {
    const known = built.get(db) ?? build(db).prepare(name)
    built.set(db, known)
    return known
  }
}
