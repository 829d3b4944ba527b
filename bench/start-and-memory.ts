import { setTimeout as wait } from 'node:timers/promises'
import { memoryOf } from './cpu.ts'
import type { Given } from './index.ts'
import { load } from './load.ts'
import { searchPaths } from './queries.ts'
import { inTurns, medians } from './rounds.ts'
import { type RunningServer, startProduct, withTemporaryFolder } from './server.ts'
import type { Line } from './table.ts'
import type { Tree } from './trees.ts'
import { WORDS } from './words.ts'

/** What visitors open, from the page cache once it holds them, and searches of the API. */
const VISITED = [
  ...['/', '/softwares', '/suppliers', '/erp', '/news', '/careers', '/about'],
  ...WORDS.map((word) => `/softwares/${encodeURIComponent(word)}`),
  ...searchPaths(),
]

async function timeStart(tree: Tree, folder: string): Promise<number> {
  const start = performance.now()
  const server = await startProduct(folder, {}, tree.folder)
  const took = performance.now() - start
  await server.stop()
  return took
}

/** From the command to the first page, the demonstration's data being there. */
async function compareStarts(
  trees: [Tree, Tree],
  folders: string[],
  wanted: number,
): Promise<Line> {
  const turns = trees.map((tree, place) => () => timeStart(tree, folders[place] ?? ''))
  // The first start fills the folder.
  for (const turn of turns) await turn()
  const rounds = await inTurns('start', wanted, [], turns)
  const [one = 0, other = 1] = medians(rounds, (took) => took)
  return {
    what: 'Start on existing data, against the other commit',
    ratio: one / other,
    must: ['<=', 0.68],
    seen: `${(one / 1000).toFixed(2)} and ${(other / 1000).toFixed(2)} s`,
    rounds,
  }
}

/** Memory in RAM after idling, and the most there was after a load on top of it. */
async function memory({ pid, url }: RunningServer, minutes: number) {
  await wait(minutes * 60_000)
  const idle = memoryOf(pid).now
  await load(url, VISITED, minutes * 30, { mayRefuse: true })
  return { idle, peak: memoryOf(pid).peak }
}

async function compareMemory(trees: [Tree, Tree], folders: string[], minutes: number) {
  const found: Awaited<ReturnType<typeof memory>>[] = []
  for (const [place, tree] of trees.entries()) {
    console.log(`Measuring memory, ${tree.name} commit, ${minutes * 1.5} min…`)
    const server = await startProduct(folders[place] ?? '', {}, tree.folder)
    found.push(await memory(server, minutes).finally(server.stop))
  }
  const line = (what: string, figure: 'idle' | 'peak', must: number): Line => {
    const [one = 0, other = 1] = found.map((it) => it[figure])
    return {
      what: `${what}, embedded database, against the other commit`,
      ratio: one / other,
      must: ['<=', must],
      seen: `${Math.round(one)} and ${Math.round(other)} MB`,
    }
  }
  return [
    line(`Resident memory, idle for ${minutes} min`, 'idle', 0.54),
    line(`Most of it, with ${minutes / 2} min of mixed load`, 'peak', 0.49),
  ]
}

/** How long the demonstration takes to start and what it holds, against another commit. */
export const compareStartAndMemory = (
  trees: [Tree, Tree],
  { rounds, minutes }: Given,
): Promise<Line[]> =>
  withTemporaryFolder((one) =>
    withTemporaryFolder(async (other) => [
      await compareStarts(trees, [one, other], rounds),
      ...(await compareMemory(trees, [one, other], minutes)),
    ]),
  )
