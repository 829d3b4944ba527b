/**
 * `npm run db:generate -- --name what_changes`: writes the migration that brings a database to
 * db/schema. drizzle-kit compares with the newest snapshot alone, so only that one is kept, on one
 * line: six thousand for each migration would be nobody's to read.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, run } from './lib/install.mjs'

run('drizzle-kit', ['generate', ...process.argv.slice(2)])

const folder = path.join(ROOT, 'db/migrations/meta')
const [newest = '', ...older] = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
  .reverse()
  .map((name) => path.join(folder, name))
writeFileSync(newest, `${JSON.stringify(JSON.parse(readFileSync(newest, 'utf8')))}\n`)
for (const file of older) rmSync(file)
