import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

/** Callers at once. */
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
}

/** wrk's script: the paths in turn, where there are some, and the summary as JSON. One path is asked for faster without. */
const scriptOf = (paths: string[]) => `${paths.length > 1 ? turnsOf(paths) : ''}
done = function(all)
  local e = all.errors
  print(string.format('{"requests":%d,"seconds":%f,"errors":%d}', all.requests, all.duration / 1e6,
    e.status + e.connect + e.read + e.write + e.timeout))
end`

const turnsOf = (paths: string[]) => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local place = 0
request = function()
  place = place % #paths + 1
  return wrk.format("GET", paths[place])
end`

async function byWrk(url: string, paths: string[], seconds: number, encoding: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'praca-load-'))
  const script = path.join(folder, 'load.lua')
  writeFileSync(script, scriptOf(paths))
  // An answer may take its time: a second of wait is slow, and no fault.
  const options = [
    `-c${CALLERS}`,
    '-t1',
    `-d${Math.ceil(seconds)}s`,
    '--timeout',
    '1m',
    '-s',
    script,
  ]
  const header = ['-H', `accept-encoding: ${encoding}`]
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

async function byAutocannon(url: string, paths: string[], seconds: number, encoding: string) {
  const { requests, non2xx, errors, duration } = await autocannon({
    url,
    connections: CALLERS,
    workers: WORKERS,
    duration: seconds,
    requests: paths.map((path) => ({ path, headers: { 'accept-encoding': encoding } })),
  })
  return { requests: requests.total, seconds: duration, errors: non2xx + errors } as Loaded
}

/**
 * Asks for paths in turn, as fast as the server answers.
 * @param encoding what the client accepts: 'identity', 'br'
 * @param mayRefuse whether the server may say that it is asked too much, as by those who come while it is cold
 * @returns answers, and answers a second
 * @throws Error when one of them is no success
 */
export async function load(
  url: string,
  paths: string[],
  seconds: number,
  { encoding = 'identity', mayRefuse = false } = {},
) {
  const run = hasWrk ? byWrk : byAutocannon
  const { requests, seconds: took, errors } = await run(url, paths, seconds, encoding)
  if ((errors > 0 && !mayRefuse) || requests === 0)
    throw new Error(`${url} failed ${errors} of ${requests} times.`)
  return { requests, rate: requests / took }
}
