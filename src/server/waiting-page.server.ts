import type { EntryContext } from 'react-router'
import { PAGE_START, type PageStart } from '#/page-start.ts'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
/** What the router's script does: it loads the routes of the page, names them, and hydrates. */
const ROUTER_SCRIPT =
  /<script[^>]* type="module" async="">[^<]*?__reactRouterManifest = (\{.*?\});\s+window\.__reactRouterRouteModules = \{(.*?)\};[^<]*<\/script>/s
const ROUTE_ID = /"([^"]+)":route\d+/g

/**
 * A page as it waits for a person (decision 46): in the place of the router's script stand what that
 * would load, and the script that waits.
 * @throws Error where the router wrote the page in another way than it did
 */
export function waitingPage(html: string, { manifest }: EntryContext): string {
  const [script, known, modules] = ROUTER_SCRIPT.exec(html) ?? []
  if (!script || !known || !modules) throw new Error('A page begins in an unknown way.')
  const shown = [...modules.matchAll(ROUTE_ID)].map(([, id = '']) => id)
  const start: PageStart = { shown, manifest: JSON.parse(known) }
  const data = JSON.stringify(start).replaceAll('<', '\\u003c')
  const early = new Set([manifest.entry.module, ...manifest.entry.imports])
  const waits =
    `<script type="application/json" id="${PAGE_START}">${data}</script>` +
    `<script type="module" async="" src="${manifest.entry.module}"></script>`
  return html
    .replace(PRELOAD, (link, href) => (early.has(href) ? link : ''))
    .replace(script, () => waits)
}
