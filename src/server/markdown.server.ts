import { tables } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'

/** Elements of the screen alone: they do something, or say what stands beside them. */
const LEFT_OUT = new Set('SCRIPT STYLE NOSCRIPT FORM BUTTON INPUT SELECT TEXTAREA LABEL'.split(' '))

/** Asked of each element, one attribute after the other: a selector would take most of the time of a page. */
const isOfScreen = (node: HTMLElement) =>
  LEFT_OUT.has(node.nodeName) ||
  node.nodeName.toLowerCase() === 'svg' ||
  (node.nodeName === 'IMG' && node.getAttribute('alt') === '') ||
  node.getAttribute('aria-hidden') === 'true' ||
  ['aria-live', 'hidden', 'data-of-screen'].some((name) => node.hasAttribute(name))

/** A text of an attribute: nothing has escaped it yet. */
const textOf = (node: HTMLElement, attribute: string) =>
  service.escape(node.getAttribute(attribute) ?? '').replace(/\s+/g, ' ')

/** An address in round brackets, which nothing of it ends. */
const addressOf = (node: HTMLElement, attribute: string) =>
  (node.getAttribute(attribute) ?? '').replace(/[\s<>()\\"]/g, (sign) =>
    encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'),
  )

/** What stands for an element without text, as stars. */
const labelOf = (node: HTMLElement) =>
  node.getAttribute('role') === 'img' ? ` ${textOf(node, 'aria-label')} ` : ''

const service = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  blankReplacement: (_content, node) => labelOf(node as HTMLElement),
})
service.use(tables)
service.addRule('term', {
  filter: 'dt',
  replacement: (content) => `\n- **${content.trim()}:** `,
})
service.addRule('link', {
  filter: (node) => node.nodeName === 'A' && node.hasAttribute('href'),
  replacement: (content, node) => `[${content}](${addressOf(node as HTMLElement, 'href')})`,
})
service.addRule('picture', {
  filter: (node) => node.nodeName === 'IMG' && node.hasAttribute('src'),
  replacement: (_content, node) =>
    `![${textOf(node as HTMLElement, 'alt')}](${addressOf(node as HTMLElement, 'src')})`,
})
/** A list as a value stands below its term, further in. */
service.addRule('value', {
  filter: 'dd',
  replacement: (content, node) =>
    node.querySelector('li')
      ? `\n\n  ${content.trim().replaceAll('\n', '\n  ')}\n`
      : `${content.trim()}\n`,
})
// The last one that is added is asked first.
service.addRule('of the screen', {
  filter: isOfScreen,
  replacement: () => '',
})
/** What people wrote stays text, also where somebody makes HTML of it again. */
const escapeMarks = service.escape
service.escape = (text) => escapeMarks(text).replaceAll('<', '\\<')

const TITLE = /<title>(.*?)<\/title>/s
const MAIN = /<main[^>]*>(.*)<\/main>/s
/** A path of this site in an attribute: in text, React and our cleaning of articles write no quotes so. */
const OWN_PATH = /\b(href|src)="\/(?!\/)/g

const CELL = /<t[dh][ >].*?<\/t[dh]>/gs

/** A cell of a table is a line in Markdown: what it lists stands one behind the other. */
const inOneLine = (cell: string) =>
  cell
    .replace(/<\/li><li[^>]*>/g, '; ')
    .replace(/<\/?(?:ul|ol|li|figure|figcaption|blockquote)(?: [^>]*)?>/g, ' ')

/**
 * What a page says, in Markdown: its main content with the addresses of its links whole.
 * @param html of a whole page
 * @param publicUrl without a slash at the end
 */
export function markdownOf(html: string, publicUrl: string): string {
  const main = MAIN.exec(html)?.[1] ?? ''
  const whole = main.replaceAll(OWN_PATH, `$1="${publicUrl}/`).replace(CELL, inOneLine)
  const text = service.turndown(whole)
  // A page without a heading of its own is named by its title.
  const title = service.turndown(TITLE.exec(html)?.[1] ?? '')
  return /^# /m.test(text) ? `${text}\n` : `# ${title}\n\n${text}\n`
}
