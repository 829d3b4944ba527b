/** Fills the database of DATABASE_URL, in the tree of another release too, and prints with what, as JSON. */
import { openPostgres } from '#/platform/server/database/postgres.server.ts'
import { fill } from './fill.ts'

const database = await openPostgres(process.env.DATABASE_URL ?? '', 4)
console.log(JSON.stringify(await fill(database.db)))
await database.close()
