import { hashPassword } from '#/features/accounts/passwords.server.ts'
import { setPassword } from '#/features/accounts/repository.server.ts'
import type { Database } from '#/platform/server/database/types.server.ts'
import { makeUser } from '../db/factories/index.ts'
import { post } from './call.ts'
import { pass } from './calls.ts'
import { searchPaths } from './queries.ts'
import type { RunningServer } from './server.ts'
import { oneDecimal, quantile } from './statistics.ts'
import type { Line, Must } from './table.ts'

const LOGINS_PER_SECOND = 10
/** So many that none is tried too often, however long a busy machine takes for a login. */
const ACCOUNTS = 50
const MUST: Must = ['<=', 2]
const PASSWORD = 'senha-da-medida'
/** Turns with and without logins, so that what else the machine does touches both. */
const TURNS = 3
const PASSES = 3

/** @returns e-mail addresses of accounts to log in with */
export async function makeAccounts(db: Database): Promise<string[]> {
  const password = await hashPassword(PASSWORD)
  const people = await Promise.all(Array.from({ length: ACCOUNTS }, () => makeUser(db)))
  for (const { id } of people) await setPassword(db, id, password)
  return people.map(({ email }) => email)
}

const logIn = (server: RunningServer, user: string) =>
  post(server, '/v1/login', { user, password: PASSWORD })

/** Logs people in at a steady pace until stopped. What stops it gives how many logins there were, or fails. */
function keepLoggingIn(server: RunningServer, accounts: string[]) {
  const underway: Promise<unknown>[] = []
  const timer = setInterval(() => {
    const login = logIn(server, accounts[underway.length % accounts.length] ?? '')
    // One that is refused is an error of who waits for all, and not of this process.
    login.catch(() => {})
    underway.push(login)
  }, 1000 / LOGINS_PER_SECOND)
  return async () => {
    clearInterval(timer)
    await Promise.all(underway)
    return underway.length
  }
}

const timeSearches = async (server: RunningServer) => {
  const times: number[] = []
  for (let n = 0; n < PASSES; n++) times.push(...(await pass(server, searchPaths())))
  return times
}

/** What searches wait for while passwords are hashed, against what they wait for otherwise. */
export async function measureLogins(server: RunningServer, accounts: string[]): Promise<Line[]> {
  const quiet: number[] = []
  const busy: number[] = []
  let logins = 0
  let busyMs = 0
  for (let turn = 0; turn < TURNS; turn++) {
    quiet.push(...(await timeSearches(server)))
    const start = performance.now()
    const stop = keepLoggingIn(server, accounts)
    busy.push(...(await timeSearches(server)))
    busyMs += performance.now() - start
    logins += await stop()
  }
  const [without, under] = [quantile(quiet, 0.95), quantile(busy, 0.95)]
  return [
    {
      what: `Search while ${oneDecimal(logins / (busyMs / 1000))} logins a second run, against without, p95`,
      ratio: under / without,
      must: MUST,
      seen: `${oneDecimal(under)} and ${oneDecimal(without)} ms`,
    },
  ]
}
