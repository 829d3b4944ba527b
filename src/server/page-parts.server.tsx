import { randomBytes } from 'node:crypto'
import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { OWN_HEAD, PagePart } from '#/components/page-part.ts'
import { HtmlOf } from '#/components/still-cards.tsx'
import { htmlOf } from '#/platform/server/kept-html.server.ts'
import { scriptHash, takeMarkedScripts } from './content-policy.server.ts'
import { waitingPage } from './waiting-page.server.ts'

const HEAD = '<head>'
const HEAD_END = '</head>'
/** As React hydrates elements of the head in their order, it is where they are in a whole page. */
const OWN = `<script type="${OWN_HEAD}"></script>`
const MAIN = '<main id="conteudo" tabindex="-1">'
const MAIN_END = '</main>'
export const END = '</body></html>'

/** What pages of one address have in common. */
export interface Frame {
  /** Up to the place in the head where a page has something of its own. */
  start: Buffer
  /** From there to the beginning of the page's content. */
  middle: Buffer
  /** From the end of the content to that of the body. */
  end: Buffer
  scriptHashes: string[]
}

/** What a page has of its own: in the head, and as its content. */
export interface Content {
  head: Buffer
  main: Buffer
}

/** A secret of one rendering; see `scriptMark`. */
export const newMark = () => randomBytes(18).toString('base64url')

/** @param mark is put at each script of ours */
export const renderPart = (
  part: ComponentProps<typeof PagePart>['value'],
  entry: EntryContext,
  url: URL,
  mark?: string,
): string =>
  renderToString(
    <PagePart value={part}>
      <HtmlOf value={htmlOf}>
        <ServerRouter context={entry} url={url} nonce={mark} />
      </HtmlOf>
    </PagePart>,
  )

/** Bytes in memory of their own: those of a small buffer are part of a block, which is held with them. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** @throws Error where React wrote a page in another way than it did */
function place(html: string, of: string, from = 0): number {
  const index = html.indexOf(of, from)
  if (index < 0) throw new Error(`A page has no ${of}.`)
  return index
}

/** @param waits for a person before it loads its scripts */
export function renderFrame(entry: EntryContext, url: URL, waits: boolean): Frame {
  const mark = newMark()
  const marked = renderPart('frame', entry, url, mark)
  const { html, scripts } = takeMarkedScripts(waits ? waitingPage(marked, entry) : marked, mark)
  const own = place(html, OWN)
  const main = place(html, MAIN + MAIN_END, own) + MAIN.length
  return {
    start: Buffer.from(`<!DOCTYPE html>${html.slice(0, own)}`),
    middle: Buffer.from(html.slice(own + OWN.length, main)),
    end: Buffer.from(html.slice(main, place(html, END, main))),
    scriptHashes: scripts.map(scriptHash),
  }
}

export function renderContent(entry: EntryContext, url: URL): Content {
  const html = renderPart('content', entry, url)
  const headEnd = place(html, HEAD_END)
  const main = place(html, MAIN, headEnd) + MAIN.length
  return {
    head: bytesOf(html.slice(place(html, HEAD) + HEAD.length, headEnd)),
    main: bytesOf(html.slice(main, html.lastIndexOf(MAIN_END))),
  }
}

/** @param script with the data of the page */
export const wholePage = (frame: Frame, content: Content, script: string): Buffer =>
  Buffer.concat([
    frame.start,
    content.head,
    frame.middle,
    content.main,
    frame.end,
    Buffer.from(`<script>${script}</script>${END}`),
  ])
