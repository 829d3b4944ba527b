/**
 * `npm run restore -- FOLDER`: what `npm run backup` made, into the empty database of DATABASE_URL and into DATA_DIR.
 * The site is stopped meanwhile. Nothing that is there is overwritten.
 */
import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { addressOfDatabase, askDatabase, fail, runTool } from './lib/backups.mjs'

const [, , source] = process.argv
if (!source) fail('Uso: npm run restore -- PASTA')
const folder = path.resolve(process.env.INIT_CWD ?? '.', source)
const dump = path.join(folder, 'database.dump')
if (!existsSync(path.join(folder, 'made'))) fail(`${folder} não é uma cópia completa.`)
const url = addressOfDatabase()
const tables = await askDatabase(
  url,
  "SELECT count(*)::int AS n FROM pg_tables WHERE schemaname IN ('public', 'pgboss', 'drizzle')",
)
if (tables !== 0) fail('O banco de DATABASE_URL não está vazio: nada foi mudado.')
const data = path.resolve(process.env.DATA_DIR || '.data')
const names = ['uploads', 'private'].filter((name) => existsSync(path.join(folder, name)))
for (const name of names)
  cpSync(path.join(folder, name), path.join(data, name), { recursive: true, force: false })
runTool('pg_restore', url, (address) => [
  '--no-owner',
  '--exit-on-error',
  '--single-transaction',
  `--dbname=${address}`,
  dump,
])
console.log(`Restaurado de ${folder}`)
