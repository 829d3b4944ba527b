import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

/** Callers at once, where nothing else is asked for. */
const CALLERS = 8
/** Threads of the client where it is the slower one. */
const WORKERS = 3

const hasWrk = spawnSync('wrk', ['--version']).error === undefined
/** wrk where it is installed, as it is faster than any server here: `apt install wrk`. */
export const CLIENT = hasWrk ? 'wrk' : `autocannon in ${WORKERS} threads`

interface Loaded {
  requests: number
  seconds: number
  errors: number
  /** What half of the answers took at most, in ms: whole ones by autocannon. */
  p50: number
}

interface Wanted {
  /** What the client accepts: 'identity', 'br'. */
  encoding: string
  callers: number
}

/** wrk's script: the paths in turn, where there are some, and the summary as JSON. One path is asked for faster without. */
const scriptOf = (paths: string[]) => `${paths.length > 1 ? turnsOf(paths) : ''}
done = function(all, latency)
  local e = all.errors
  print(string.format('{"requests":%d,"seconds":%f,"errors":%d,"p50":%f}', all.requests, all.duration / 1e6,
    e.status + e.connect + e.read + e.write + e.timeout, latency:percentile(50) / 1e3))
end`

const turnsOf = (paths: string[]) => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local place = 0
request = function()
  place = place % #paths + 1
  return wrk.format("GET", paths[place])
end`

async function byWrk(url: string, paths: string[], seconds: number, wanted: Wanted) {
  const folder = mkdtempSync(path.join(tmpdir(), 'praca-load-'))
  const script = path.join(folder, 'load.lua')
  writeFileSync(script, scriptOf(paths))
  // An answer may take its time: a second of wait is slow, and no fault.
  const options = [
    `-c${wanted.callers}`,
    '-t1',
    `-d${Math.ceil(seconds)}s`,
    '--timeout',
    '1m',
    '-s',
    script,
  ]
  const header = ['-H', `accept-encoding: ${wanted.encoding}`]
  try {
    const { stdout } = await promisify(execFile)('wrk', [
      ...options,
      ...header,
      paths.length > 1 ? url : url + paths[0],
    ])
    return JSON.parse(stdout.slice(stdout.lastIndexOf('{"requests"'))) as Loaded
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function byAutocannon(url: string, paths: string[], seconds: number, wanted: Wanted) {
  const { callers, encoding } = wanted
  const { requests, non2xx, errors, duration, latency } = await autocannon({
    url,
    connections: callers,
    workers: Math.min(WORKERS, callers),
    duration: seconds,
    requests: paths.map((path) => ({ path, headers: { 'accept-encoding': encoding } })),
  })
  const found: Loaded = {
    requests: requests.total,
    seconds: duration,
    errors: non2xx + errors,
    p50: latency.p50,
  }
  return found
}

/**
 * Asks for paths in turn, as fast as the server answers.
 * @param mayRefuse whether the server may say that it is asked too much, as by those who come while it is cold
 * @returns answers, answers a second, and what half of them took at most, in ms
 * @throws Error when one of them is no success
 */
export async function load(
  url: string,
  paths: string[],
  seconds: number,
  { encoding = 'identity', callers = CALLERS, mayRefuse = false } = {},
) {
  const run = hasWrk ? byWrk : byAutocannon
  const wanted = { encoding, callers }
  const { requests, seconds: took, errors, p50 } = await run(url, paths, seconds, wanted)
  if ((errors > 0 && !mayRefuse) || requests === 0)
    throw new Error(`${url} failed ${errors} of ${requests} times.`)
  return { requests, rate: requests / took, p50 }
}
