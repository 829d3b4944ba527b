import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'
import { cpuOf } from './cpu.ts'
import { type RunningServer, startScript } from './server.ts'
import { median } from './statistics.ts'
import type { Line } from './table.ts'

const CONNECTIONS = 10
const PIPELINED = 10
const ROUNDS = 5
const MIN_SHARE = 0.6
const ENCODING = { 'accept-encoding': 'br' }

/** Added by Node or by Fastify to every answer, so that the yardstick does not set them. */
const AUTOMATIC = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']

/** The answer as it travels, still compressed. */
async function rawAnswer(url: string) {
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
    request(url, { headers: ENCODING }, resolve).on('error', reject).end(),
  )
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !AUTOMATIC.includes(name)),
  )
  return { headers, body: await buffer(response) }
}

interface Turn {
  /** Requests a second. */
  rate: number
  /** CPU of the server that each took, in ms. */
  cpu: number
}

const typical = (turns: Turn[]): Turn => ({
  rate: median(turns.map(({ rate }) => rate)),
  cpu: median(turns.map(({ cpu }) => cpu)),
})

async function load({ url, pid }: RunningServer, seconds: number): Promise<Turn> {
  const before = cpuOf(pid).process
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    // Several requests in one packet: else the client, not the server, sets the pace.
    pipelining: PIPELINED,
    duration: seconds,
    headers: ENCODING,
  })
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times.`)
  return { rate: requests.average, cpu: (cpuOf(pid).process - before) / requests.total }
}

/**
 * The home page from the page cache against a bare Fastify route that sends the same bytes: the
 * two take turns, so that what else the machine does touches both.
 * @param folder for the bytes, temporary
 * @param seconds of each turn
 */
export async function measureCachedPage(
  product: RunningServer,
  folder: string,
  seconds: number,
): Promise<Line[]> {
  await rawAnswer(product.url)
  const { headers, body } = await rawAnswer(product.url)
  const file = path.join(folder, 'page.json')
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }))
  const bare = await startScript(['bench/bare-server.mjs', file], {})
  try {
    const warmUp = Math.min(2, seconds)
    await load(product, warmUp)
    await load(bare, warmUp)
    const ownTurns: Turn[] = []
    const bareTurns: Turn[] = []
    for (let round = 0; round < ROUNDS; round++) {
      ownTurns.push(await load(product, seconds))
      bareTurns.push(await load(bare, seconds))
    }
    const [own, best] = [typical(ownTurns), typical(bareTurns)]
    return [
      {
        what: `Cached page, requests a second against a bare route (${body.length} bytes, br)`,
        measured: `${Math.round((own.rate / best.rate) * 100)} % (${Math.round(own.rate)} of ${Math.round(best.rate)})`,
        target: `>= ${MIN_SHARE * 100} %`,
        met: own.rate / best.rate >= MIN_SHARE,
      },
      {
        // On few cores the client sets the pace of both; what a request costs the server does not
        // depend on it.
        what: 'Cached page, the same by the CPU that a request takes',
        measured: `${Math.round((best.cpu / own.cpu) * 100)} % (${own.cpu.toFixed(3)} ms, bare ${best.cpu.toFixed(3)} ms)`,
        target: `>= ${MIN_SHARE * 100} %`,
        met: best.cpu / own.cpu >= MIN_SHARE,
      },
    ]
  } finally {
    await bare.stop()
  }
}
