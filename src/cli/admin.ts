/** `npm run admin -- e-mail`: makes somebody an Admin, or, with --remove, nobody special again. */
import { setRole } from '#/features/accounts/role.server.ts'
import { openDatabase } from '#/platform/server/database/index.server.ts'
import { DatabaseRefused } from '#/platform/server/database/refusal.server.ts'
import { readEnv } from '#/platform/server/env.server.ts'
import { openLog } from '#/platform/server/log/log.server.ts'
import { readOptions, UsageError } from './options.ts'

const HELP = `npm run admin -- E-MAIL [--remove]

  Dá a uma conta já confirmada o papel de Admin; com --remove, tira.
  Sem DATABASE_URL os dados são de um só processo: pare o servidor antes.`

async function main(): Promise<string> {
  const { values, positionals } = readOptions('admin', {
    remove: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  })
  const [email] = positionals
  if (values.help || !email || positionals.length > 1) {
    process.exitCode = values.help ? 0 : 1
    return HELP
  }
  const env = readEnv()
  openLog(env.LOG_LEVEL, process.stderr)
  const database = await openDatabase(env)
  try {
    const role = values.remove ? 'user' : 'admin'
    const changed = await setRole(database.background, email, role)
    if (changed) return role === 'admin' ? `${email} é Admin.` : `${email} não é mais Admin.`
    process.exitCode = 1
    return `Não há conta confirmada com o e-mail ${email}. A pessoa se cadastra primeiro no site.`
  } finally {
    await database.close()
  }
}

try {
  console.log(await main())
} catch (error) {
  console.error(
    error instanceof DatabaseRefused || error instanceof UsageError ? error.message : error,
  )
  process.exitCode = 1
}
