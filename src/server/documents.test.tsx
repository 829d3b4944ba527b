import { type ReactNode, use, useId } from 'react'
import {
  createRequestHandler,
  data,
  Meta,
  Outlet,
  RouterContextProvider,
  redirect,
  Scripts,
  type ServerBuild,
  useLoaderData,
} from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { OWN_HEAD, PagePart } from '#/components/page-part.ts'
import * as entry from '#/entry.server.tsx'
import { routersPage, scriptMark } from '#/platform/server/page-context.server.ts'
import { heldBytes } from '#/platform/server/testing/held-bytes.server.ts'
import { keepLog } from '#/platform/server/testing/log.server.ts'
import { takeMarkedScripts } from './content-policy.server.ts'
import { Documents, MAX_BYTES } from './documents.server.ts'
import { waitingPage } from './waiting-page.server.ts'

/** What the loader of the screen does with the path's last part. */
const answers: Record<string, () => unknown> = {
  gone: () => data({ word: 'nada' }, { status: 404 }),
  elsewhere: () => redirect('/softwares'),
  broken: () => {
    throw new Error('broken')
  },
  ill: () => ({ word: { toString: undefined } }),
  dated: () => ({ word: 'hoje', at: new Date(0) }),
}
let suffix = ''

function Layout({ children }: { children: ReactNode }) {
  const part = use(PagePart)
  const id = useId()
  return (
    <html lang="pt-BR">
      <head>
        {part !== 'frame' ? <Meta /> : <script type={OWN_HEAD} />}
        {part !== 'content' && <script type="text/plain">Praça</script>}
      </head>
      <body>
        {part !== 'content' && <header id={id}>Praça</header>}
        <main id="conteudo" tabIndex={-1}>
          {part !== 'frame' && children}
        </main>
        {part !== 'content' && <Scripts />}
      </body>
    </html>
  )
}

function Screen() {
  const id = useId()
  return <h1 id={id}>{useLoaderData<{ word: string }>().word}</h1>
}

const screen = {
  loader: ({ params }: { params: { search: string } }) =>
    answers[params.search]?.() ?? { word: params.search + suffix },
  meta: ({ loaderData }: { loaderData?: { word: string } }) => [
    { title: loaderData?.word ?? '' },
    { 'script:ld+json': { name: loaderData?.word } },
  ],
  default: Screen,
}
const root = { loader: () => ({ demo: true }), Layout, default: Outlet }
const route = (id: string, module: object, more: object) => ({ id, module, ...more })
const asset = (id: string, more: object) => ({ id, module: `/${id}.js`, hasLoader: true, ...more })
const place = { parentId: 'root', path: 'softwares/:search' }

const build = {
  entry: { module: entry },
  routes: { root: route('root', root, { path: '' }), screen: route('screen', screen, place) },
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: { root: asset('root', { path: '' }), screen: asset('screen', place) },
    url: '/manifest.js',
    version: '1',
  },
  basename: '/',
  future: { v8_middleware: true },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} as unknown as ServerBuild

const documents = new Documents(build)

/** What the router makes of a path. */
async function routersPageOf(path: string) {
  const context = new RouterContextProvider()
  context.set(scriptMark, 'mark')
  const url = new URL(path, 'http://localhost')
  const { status } = await createRequestHandler(build, 'production')(new Request(url), context)
  const page = context.get(routersPage)
  if (!page) throw new Error(`${path} is no page.`)
  return { status, entry: page.entry, url, made: page.html }
}

/** The page as the router makes it. */
async function routersWay(path: string) {
  const { made, ...page } = await routersPageOf(path)
  const html = waitingPage(takeMarkedScripts(made, 'mark').html, page.entry)
  return { ...page, html }
}

/** In the head, the order of scripts matters to React, that of titles and links does not. */
function sorted(html: string) {
  const [head = '', body = ''] = html.split('</head>')
  const scripts = head.match(/<script.*?<\/script>/g)
  return { head: head.split(/(?<=>)/).sort(), scripts, body }
}

async function render(path: string, by = documents) {
  const url = new URL(path, 'http://localhost')
  const context = new RouterContextProvider()
  const page = await by.render({ url, context, still: [], isPassing: false })
  return page && { status: page.status, html: page.body.toString() }
}

describe('a page of an address of which the router made one', () => {
  beforeAll(async () => {
    const first = await routersWay('/softwares/primeiro')
    expect(await render('/softwares/primeiro')).toBeNull()
    documents.learn(first.url, first.entry)
  })

  it.each(['/softwares/erp', '/softwares/folha%20de%20%3Cb%3E?page=2', '/softwares/gone'])(
    'is what the router makes: %s',
    async (path) => {
      const { status, html } = await routersWay(path)
      for (const _time of ['first', 'second']) {
        const page = await render(path)
        expect(page?.status).toBe(status)
        expect(sorted(page?.html ?? '')).toEqual(sorted(html))
      }
    },
  )

  it('waits for a person with what the router would load', async () => {
    const html = (await render('/softwares/erp'))?.html ?? ''
    const [, start = ''] = /<script[^>]* id="page-start">(.*?)<\/script>/.exec(html) ?? []
    const { shown, manifest } = JSON.parse(start)
    expect(shown).toEqual(['root', 'screen'])
    expect(manifest.routes.screen.module).toBe('/screen.js')
    expect(html.match(/modulepreload" href="[^"]+/g)).toEqual(['modulepreload" href="/entry.js'])
    expect(html).toContain('<script type="module" async="" src="/entry.js"></script>')
  })

  it('shows what its data are now', async () => {
    expect((await render('/softwares/crm'))?.html).toContain('>crm</h1>')
    suffix = ' de novo'
    expect((await render('/softwares/crm'))?.html).toContain('>crm de novo</h1>')
    suffix = ''
  })

  it('is held in no more memory than what is kept of pages may take', async () => {
    await render('/softwares/antes')
    const before = await heldBytes()
    // Enough for twice what they take.
    suffix = 'x'.repeat(20_000)
    for (let n = 0; n < 350; n++) await render(`/softwares/${n}`)
    suffix = ''
    expect((await heldBytes()) - before).toBeLessThan(1.1 * MAX_BYTES)
  })

  it.each(['elsewhere', 'broken', 'ill', 'dated'])(
    'is left to the router where it is no plain page: %s',
    async (word) => {
      expect(await render(`/softwares/${word}`)).toBeNull()
    },
  )

  it('is learned from no path so long that the router begins it in another way', async () => {
    const other = new Documents(build)
    const long = await routersPageOf(`/softwares/${'a'.repeat(9000)}`)
    expect(other.learn(long.url, long.entry)).toBe(false)
    const plain = await routersPageOf('/softwares/erp')
    expect(other.learn(plain.url, plain.entry)).toBe(true)
  })

  it('is learned from a screen that says that there is nothing too', async () => {
    const other = new Documents(build)
    const gone = await routersPageOf('/softwares/gone')
    expect(other.learn(gone.url, gone.entry)).toBe(true)
    for (const path of ['/softwares/gone', '/softwares/erp']) {
      const { status, html } = await routersWay(path)
      const page = await render(path, other)
      expect(page?.status).toBe(status)
      expect(sorted(page?.html ?? '')).toEqual(sorted(html))
    }
  })

  it('is made so as well where two were rendered at once, before any was known', async () => {
    const other = new Documents(build)
    const pages = await Promise.all(['/softwares/erp', '/softwares/crm'].map(routersPageOf))
    expect(pages.map(({ url }) => other.knows(url))).toEqual([false, false])
    expect(pages.map(({ url, entry }) => other.learn(url, entry))).toEqual([true, true])
    expect(other.knows(new URL('/softwares', 'http://localhost'))).toBe(true)
  })

  it('is said once to be made another way, where it could not be made so', async () => {
    const { lines } = keepLog()
    const other = new Documents(build)
    const { url, entry } = await routersWay('/softwares/primeiro')
    other.learn(url, entry)
    for (const word of ['ill', 'ill', 'broken', 'erp', 'ill'])
      await other.render({
        url: new URL(`http://localhost/softwares/${word}`),
        context: new RouterContextProvider(),
        still: [],
        isPassing: false,
      })
    expect(lines()).toMatchObject([{ level: 'error', address: '/softwares/:search?' }])
  })
})
