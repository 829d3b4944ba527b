import { gzipSync } from 'node:zlib'
import type { RunningServer } from './server.ts'
import { oneDecimal } from './statistics.ts'
import type { Line } from './table.ts'

/** Sizes are in kB, of 1000 bytes, compressed by gzip. */
const MAX_SCRIPT_KB = 135
const MAX_STYLE_KB = 20

const SCRIPTS = [
  /<script[^>]*\bsrc="([^"]+)"/g,
  /<link[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g,
  /<link[^>]*\bhref="([^"]+)"[^>]*\brel="modulepreload"/g,
  // React Router's inline module names the entry.
  /import\("([^"]+\.js)"\)/g,
]
const STYLES = [
  /<link[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g,
  /<link[^>]*\bhref="([^"]+)"[^>]*\brel="stylesheet"/g,
]

async function kilobytes(server: RunningServer, html: string, patterns: RegExp[]) {
  const found = patterns.flatMap((pattern) => [...html.matchAll(pattern)].map(([, href]) => href))
  const sizes = [...new Set(found)].map(async (href = '') => {
    const answer = await fetch(new URL(href, server.url))
    if (!answer.ok) throw new Error(`${href} answered ${answer.status}.`)
    return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}

/** What the home page's HTML makes a browser load before anything is clicked. */
export async function measurePageSize(server: RunningServer): Promise<Line[]> {
  const html = await (await fetch(server.url)).text()
  const line = (what: string, size: number, most: number): Line => ({
    what: `Home, ${what}, gzipped`,
    measured: `${oneDecimal(size)} kB`,
    target: `<= ${most} kB`,
    met: size <= most,
  })
  return [
    line('JavaScript', await kilobytes(server, html, SCRIPTS), MAX_SCRIPT_KB),
    line('CSS', await kilobytes(server, html, STYLES), MAX_STYLE_KB),
  ]
}
