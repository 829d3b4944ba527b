/** `npm run bench`: measures what the product promises of its speed and prints a table. */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/install.mjs'
import { measureCachedPage } from './cached-page.ts'
import { measureOnEmbedded, measureOnPostgres } from './databases.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measurePageSize } from './page-size.ts'
import { startProduct, withTemporaryFolder } from './server.ts'
import { oneDecimal } from './statistics.ts'
import { measureSuppliers } from './suppliers.ts'
import { type Line, printTable } from './table.ts'

const PARTS = [
  'pages',
  'search',
  'logins',
  'reviews',
  'comparison',
  'suppliers',
  'size',
  'lighthouse',
] as const
type Part = (typeof PARTS)[number]

const HELP = `npm run bench -- [options]

  --products N   products generated for search and listings (100000)
  --suppliers N  suppliers generated for their search (1000000)
  --seconds N    length of each turn of the cached page's measurement (4)
  --only a,b     of ${PARTS.join(', ')}; all when missing

Works in temporary folders and on a PostgreSQL server of its own. Always ends with 0: it measures,
it does not judge. Figures in ms depend on the machine and on what else it does; ratios do not.`

function readArguments() {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '100000' },
      suppliers: { type: 'string', default: '1000000' },
      seconds: { type: 'string', default: '4' },
      only: { type: 'string', default: PARTS.join(',') },
      help: { type: 'boolean', default: false },
    },
  })
  const parts = values.only.split(',')
  const unknown = parts.filter((part) => !PARTS.includes(part as Part))
  if (unknown.length > 0) throw new Error(`--only knows ${PARTS.join(', ')}; not ${unknown}.`)
  const [products = 0, suppliers = 0, seconds = 0] = [
    values.products,
    values.suppliers,
    values.seconds,
  ].map(Number)
  if (!(products >= 1 && suppliers >= 1 && seconds >= 1))
    throw new Error('--products, --suppliers and --seconds begin at 1.')
  return {
    help: values.help,
    products,
    suppliers,
    seconds,
    wants: (part: Part) => parts.includes(part),
  }
}

/** What the demonstration shows to a visitor. */
async function measureDemonstration({
  seconds,
  wants,
}: ReturnType<typeof readArguments>): Promise<Line[]> {
  console.log('The demonstration…')
  return withTemporaryFolder(async (folder) => {
    const server = await startProduct(folder)
    try {
      return [
        ...(wants('pages') ? await measureCachedPage(server, folder, seconds) : []),
        ...(wants('size') ? await measurePageSize(server) : []),
        ...(wants('lighthouse') ? await measureLighthouse(server) : []),
      ]
    } finally {
      await server.stop()
    }
  })
}

const given = readArguments()
if (given.help) {
  console.log(HELP)
} else {
  ensureBuilt()
  const { products, wants } = given
  const wanted = {
    products,
    pages: wants('pages'),
    search: wants('search'),
    logins: wants('logins'),
    reviews: wants('reviews'),
    comparison: wants('comparison'),
  }
  const lines: Line[] = []
  if (wants('pages') || wants('size') || wants('lighthouse')) {
    lines.push(...(await measureDemonstration(given)))
  }
  if (wanted.pages || wanted.search || wanted.logins || wanted.reviews || wanted.comparison)
    lines.push(...(await measureOnPostgres(wanted)))
  if (wants('suppliers')) lines.push(...(await measureSuppliers(given.suppliers)))
  if (wanted.search) lines.push(...(await measureOnEmbedded(wanted)))
  printTable(lines)
  console.log(`\nLoad of the machine over the last minute: ${oneDecimal(loadavg()[0] ?? 0)}`)
}
