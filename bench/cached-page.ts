import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { mainThreadOf } from './cpu.ts'
import { CLIENT, load } from './load.ts'
import { inTurns, medians } from './rounds.ts'
import { idle, type RunningServer, startScript } from './server.ts'
import type { Line, Must } from './table.ts'

const MUST: Must = ['>=', 0.75]
const WARM_UP_SECONDS = 2
/** A machine that others share is twice as fast at one time as at another: many short turns see through it. */
const TURN_SECONDS = 2
const ROUNDS_FOR_ONE = 3
/** Below it the bare route waits: what is seen is its client, or what others leave to it. */
const MIN_BUSY = 0.85

/** Added by Node or by Fastify to every answer, so that the bare route does not set them. */
const AUTOMATIC = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']

/** The answer as it travels, still compressed. */
async function rawAnswer(url: string, encoding: string) {
  const options = { headers: { 'accept-encoding': encoding } }
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
    request(url, options, resolve).on('error', reject).end(),
  )
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !AUTOMATIC.includes(name)),
  )
  return { headers, body: await buffer(response) }
}

/** @returns answers a second, and how busy the thread was that gives them, from 0 to 1 */
async function turn({ url, pid }: RunningServer, seconds: number, encoding: string) {
  const [start, before] = [performance.now(), mainThreadOf(pid)]
  const { rate } = await load(url, ['/'], seconds, { encoding })
  return { rate, busy: (mainThreadOf(pid) - before) / (performance.now() - start) }
}

/** A Fastify route that does nothing but send the bytes and headers of the given page. */
async function withBareRoute<T>(
  { url }: RunningServer,
  folder: string,
  encoding: string,
  work: (bare: RunningServer, bytes: number) => Promise<T>,
): Promise<T> {
  await rawAnswer(url, encoding)
  const { headers, body } = await rawAnswer(url, encoding)
  const file = path.join(folder, `${encoding}.json`)
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }))
  const bare = await startScript(['bench/bare-server.mjs', file], {})
  try {
    return await work(bare, body.length)
  } finally {
    await bare.stop()
  }
}

/**
 * The home page from the page cache against a bare route that sends the same bytes.
 * @param level at which the product logs
 */
export async function measureCachedPage(
  product: RunningServer,
  folder: string,
  level: string,
  { rounds: wanted }: { rounds: number },
): Promise<Line[]> {
  await idle(product)
  const lines: Line[] = []
  for (const encoding of ['identity', 'br']) {
    await withBareRoute(product, folder, encoding, async (bare, bytes) => {
      const what = `Cached home page against a bare route, ${encoding}, ${bytes} bytes, logging '${level}'`
      const turns = [product, bare].map((server) => () => turn(server, TURN_SECONDS, encoding))
      for (const server of [product, bare]) await turn(server, WARM_UP_SECONDS, encoding)
      const rounds = await inTurns(what, wanted * ROUNDS_FOR_ONE, [], turns)
      const [own = 0, best = 1] = medians(rounds, ({ rate }) => rate)
      const [, busy = 0] = medians(rounds, (seen) => seen.busy)
      const isLimit = busy < MIN_BUSY
      lines.push({
        what,
        ratio: isLimit ? undefined : own / best,
        must: MUST,
        seen:
          `${Math.round(own)} and ${Math.round(best)} requests/s by ${CLIENT}` +
          (isLimit
            ? `; the bare route is busy ${Math.round(busy * 100)} %: not it is the limit`
            : ''),
        rounds,
      })
    })
  }
  return lines
}
