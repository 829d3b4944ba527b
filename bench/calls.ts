import { Connection } from './connection.ts'
import { cpuOf } from './cpu.ts'
import type { PostgresServer } from './postgres.ts'
import { inTurns, medians, type Rounds } from './rounds.ts'
import { idle, type RunningServer } from './server.ts'
import { oneDecimal, quantile } from './statistics.ts'
import type { Line, Must } from './table.ts'

/** Each path is called so often in a round. */
const PASSES = 3

/**
 * Calls paths one after the other.
 * @param tokens of the sessions that call in turns; nobody's when missing
 * @returns what each took, in ms
 */
export async function pass(
  { url }: RunningServer,
  paths: string[],
  tokens: string[] = [],
): Promise<number[]> {
  // A connection of its own: an idle one may be closed by the server at the moment it is used.
  const connection = await Connection.to(url)
  const times: number[] = []
  for (const [n, path] of paths.entries())
    times.push(await connection.get(path, tokens[n % tokens.length]))
  connection.close()
  return times
}

async function turn(side: Side, database: number) {
  const cpu = () => cpuOf(side.server.pid) + cpuOf(database)
  const before = cpu()
  const times: number[] = []
  for (let n = 0; n < PASSES; n++)
    times.push(...(await pass(side.server, pathsOf(side), side.tokens)))
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    /** Of the server and of the database, for each call; what else the machine does is not in it. */
    cpu: (cpu() - before) / times.length,
  }
}

const measured = async (what: string, sides: Side[], postgres: PostgresServer, given: Wanted) => {
  for (const side of sides) await pass(side.server, pathsOf(side), side.tokens)
  // The first questions have a server read the words of the table, beside those that come after them.
  for (const { server } of sides) await idle(server)
  return inTurns(
    what,
    given.rounds,
    [postgres.pid],
    sides.map((side) => () => turn(side, postgres.pid)),
  )
}

interface Wanted {
  rounds: number
}

export interface Side {
  server: RunningServer
  /** Called again in each pass, or others each time. */
  paths: string[] | (() => string[])
  /** As whom, in turns: one person reads only so much in a minute. */
  tokens?: string[]
}

const pathsOf = ({ paths }: Side) => (typeof paths === 'function' ? paths() : paths)

/** By the share of calls that they are for, as `{ p95: ['<=', 0.5] }`. */
export interface Musts {
  p50?: Must
  p95?: Must
  /** CPU that a call of the first side may take on this machine, of the server and of the database, in ms. */
  maxCpuMs?: number
}

/**
 * What one caller waits for on one side, against the other.
 */
export async function compareCalls(
  what: string,
  sides: [Side, Side],
  musts: Musts,
  postgres: PostgresServer,
  given: Wanted,
): Promise<Line[]> {
  const rounds = await measured(what, sides, postgres, given)
  const lines = (['p50', 'p95'] as const).map((share): Line => {
    const [one = 0, other = 1] = medians(rounds, (times) => times[share])
    return {
      what: `${what}, ${share}`,
      ratio: one / other,
      ...(musts[share] && { must: musts[share] }),
      seen: `${oneDecimal(one)} and ${oneDecimal(other)} ms`,
      rounds,
    }
  })
  return musts.maxCpuMs ? [...lines, cpuLine(rounds, musts.maxCpuMs)] : lines
}

function cpuLine(rounds: Rounds<{ cpu: number }>, maxMs: number): Line {
  const [cpu = 0] = medians(rounds, (figures) => figures.cpu)
  return {
    what: `Its CPU, against ${maxMs} ms of this machine`,
    ratio: cpu / maxMs,
    must: ['<=', 1],
    seen: `${oneDecimal(cpu)} ms`,
    rounds,
  }
}

/** What few callers of all wait for longer than (p95), against what is usual among some of them (p50). */
export async function compareSlowest(
  what: string,
  [all, some]: [Side, Side],
  must: Must,
  postgres: PostgresServer,
  given: Wanted,
): Promise<Line> {
  const rounds = await measured(what, [all, some], postgres, given)
  const [p95 = 0] = medians(rounds, (times) => times.p95)
  const [, p50 = 1] = medians(rounds, (times) => times.p50)
  return {
    what,
    ratio: p95 / p50,
    must,
    seen: `${oneDecimal(p95)} and ${oneDecimal(p50)} ms`,
    rounds,
  }
}
