/** `npm run bench`: measures what the product promises of its speed, as ratios, and prints a table. */
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/install.mjs'
import { measureCachedPage } from './cached-page.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureInbox } from './inbox.ts'
import { measureIntegrity } from './integrity/index.ts'
import { measureLighthouse } from './lighthouse.ts'
import { CLIENT } from './load.ts'
import { measureRegister } from './register.ts'
import { measureRelevance } from './relevance/index.ts'
import { idle, startProduct, withTemporaryFolder } from './server.ts'
import { compareStartAndMemory } from './start-and-memory.ts'
import { compareSuppliers } from './suppliers.ts'
import { type Line, printTable } from './table.ts'
import { THIS, type Tree, withCommit } from './trees.ts'

const PARTS = [
  'cached',
  'pages',
  'search',
  'comparison',
  'suppliers',
  'register',
  'memory',
  'logins',
  'reviews',
  'inbox',
  'lighthouse',
  'relevance',
  'integrity',
] as const
type Part = (typeof PARTS)[number]

const HELP = `npm run bench -- [options]

  --against REF  measures another commit in the same run: what is a ratio to it is missing otherwise
  --peers        measures Payload with Next, and Vendure, too: installs them into a temporary folder
  --only a,b     of ${PARTS.join(', ')}; all when missing
  --products N   software generated for pages, search and comparison, which needs 10000 (100000)
  --suppliers N  suppliers generated for their search (1000000)
  --establishments N  of the register, generated as it is published; it has 60000000 (2000000)
  --seconds N    length of each turn of a load (4)
  --rounds N     clean rounds of which a figure is the median (3)
  --catalogue F  relevance: a CSV of software, as for an import, measured beside the demonstration in a table more
  --explain C    relevance: shows what is not answered best of a class, as 'typo: name'
  --explain ''   integrity: shows what was not told apart, of the half for tuning
  --minutes N    of idling before memory is read; a load of half as many follows (10)

Works in temporary folders and on a PostgreSQL server of its own; Linux only. Ends with 0: it measures,
it does not judge. The README says what the columns mean.`

export type Given = ReturnType<typeof readArguments>

function readArguments() {
  const { values } = parseArgs({
    options: {
      against: { type: 'string' },
      peers: { type: 'boolean', default: false },
      only: { type: 'string', default: PARTS.join(',') },
      products: { type: 'string', default: '100000' },
      suppliers: { type: 'string', default: '1000000' },
      establishments: { type: 'string', default: '2000000' },
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '3' },
      minutes: { type: 'string', default: '10' },
      catalogue: { type: 'string' },
      explain: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const parts = values.only.split(',')
  const unknown = parts.filter((part) => !PARTS.includes(part as Part))
  if (unknown.length > 0) throw new Error(`--only knows ${PARTS.join(', ')}; not ${unknown}.`)
  const number = (
    name: 'products' | 'suppliers' | 'establishments' | 'seconds' | 'rounds' | 'minutes',
  ) => {
    const value = Number(values[name])
    if (!(value > 0)) throw new Error(`--${name} is a number above 0.`)
    return value
  }
  return {
    against: values.against,
    peers: values.peers,
    help: values.help,
    catalogue: values.catalogue,
    explain: values.explain,
    products: number('products'),
    suppliers: number('suppliers'),
    establishments: number('establishments'),
    seconds: number('seconds'),
    rounds: number('rounds'),
    minutes: number('minutes'),
    wants: (part: Part) => parts.includes(part),
  }
}

/** What the demonstration shows to a visitor. */
const measureDemonstration = (given: Given): Promise<Line[]> =>
  withTemporaryFolder(async (folder) => {
    const lines: Line[] = []
    // A process that has drawn the demonstration's pictures stays slower: all are measured on data that are there.
    const first = await startProduct(folder)
    await idle(first).finally(first.stop)
    // As it is installed, which writes a line for each request; and without those.
    for (const level of given.wants('cached') ? ['info', 'error'] : ['error']) {
      const server = await startProduct(folder, { LOG_LEVEL: level })
      try {
        if (given.wants('cached'))
          lines.push(...(await measureCachedPage(server, folder, level, given)))
        if (given.wants('lighthouse') && level === 'error')
          lines.push(...(await measureLighthouse(server)))
      } finally {
        await server.stop()
      }
    }
    return lines
  })

/**
 * @param lines where each is put when it is known: what was measured before a fault is not lost
 * @param other commit, built
 */
async function measure(given: Given, lines: Line[], other?: Tree): Promise<void> {
  const { wants } = given
  if (wants('relevance')) await measureRelevance(given)
  if (wants('integrity')) await measureIntegrity(given)
  if (wants('cached') || wants('lighthouse')) lines.push(...(await measureDemonstration(given)))
  if (['pages', 'search', 'comparison', 'logins', 'reviews'].some((part) => wants(part as Part)))
    await measureCatalogue(given, lines, other)
  if (wants('register')) lines.push(...(await measureRegister(given)))
  if (wants('inbox')) lines.push(...(await measureInbox(given)))
  if (!other) return
  if (wants('suppliers')) lines.push(...(await compareSuppliers([THIS, other], given)))
  if (wants('memory')) lines.push(...(await compareStartAndMemory([THIS, other], given)))
}

const given = readArguments()
if (given.help) {
  console.log(HELP)
} else {
  if (PARTS.some((part) => part !== 'relevance' && given.wants(part))) ensureBuilt()
  const { against } = given
  const lines: Line[] = []
  try {
    if (against) await withCommit(against, (other) => measure(given, lines, other))
    else await measure(given, lines)
  } finally {
    console.log(`\nLoads by ${CLIENT}${against ? `; the other commit is ${against}` : ''}.\n`)
    printTable(lines)
  }
}
