import type { Attributes, IFrame, IOptions, Tag } from 'sanitize-html'
import { sizeClass, TEXT_SIZES, type TextSize } from '#/domain/text-sizes.ts'
import { UPLOADS_PATH } from '#/platform/file-urls.ts'

/** Stands for this site when an address is resolved as a browser would. */
const HERE = 'https://praca.invalid'
const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:']

/** @returns undefined for what is no address */
function resolve(address: string | undefined): URL | undefined {
  if (!address || !URL.canParse(address, HERE)) return undefined
  return new URL(address, HERE)
}

/** A link keeps its address alone; one that leads outside opens a new tab and passes no weight. */
function link(_name: string, { href }: Attributes): Tag {
  const target = resolve(href)
  // 'https://banco.com@outro.com' looks like an address of the first and is one of the second.
  if (!href || !target || !LINK_PROTOCOLS.includes(target.protocol) || target.username) {
    return { tagName: 'a', attribs: {} }
  }
  if (target.origin === HERE || target.protocol === 'mailto:') {
    return { tagName: 'a', attribs: { href } }
  }
  return {
    tagName: 'a',
    attribs: { href: target.href, target: '_blank', rel: 'noopener nofollow' },
  }
}

/** A picture is one of ours: one from elsewhere would show its owner who reads the page. */
function picture(_name: string, attribs: Attributes): Tag {
  const source = resolve(attribs.src)
  const ours = source?.origin === HERE && source.pathname.startsWith(`${UPLOADS_PATH}/`)
  if (!ours) return { tagName: 'img', attribs: {} }
  return { tagName: 'img', attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy' } }
}

/** The sizes of the specification: small, medium and large. */
const FONT_SIZES: Record<string, TextSize> = { 1: 'small', 3: 'medium', 5: 'large' }

function font(_name: string, { size = '' }: Attributes): Tag {
  const named = FONT_SIZES[size]
  return { tagName: 'span', attribs: named ? { class: sizeClass(named) } : {} }
}

/** A span is a size of text, by one of the house's classes; nothing else of it is kept. */
function sized(_name: string, attribs: Attributes): Tag {
  const size = TEXT_SIZES.find((name) => attribs.class === sizeClass(name))
  return { tagName: 'span', attribs: size ? { class: sizeClass(size) } : {} }
}

/** What shows nothing goes: a picture that is not ours; of a span without a size or a link to nowhere, the tag. */
function withoutUse({ tag, attribs }: IFrame) {
  if ((tag === 'span' || tag === 'font') && !attribs.class) return 'excludeTag'
  if (tag === 'a' && !attribs.href) return 'excludeTag'
  return tag === 'img' && !attribs.src
}

const BODY: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'p', 'div', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote'],
    ...['strong', 'em', 'a', 'img', 'figure', 'figcaption', 'span'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    span: ['class'],
    ol: ['start'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'svg', 'math'],
  // The page has its own first heading; the body's outline begins under it.
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    b: 'strong',
    i: 'em',
    a: link,
    img: picture,
    span: sized,
    font,
  },
  exclusiveFilter: withoutUse,
}

const PREVIEW: IOptions = {
  ...BODY,
  allowedTags: ['p', 'div', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a'],
  transformTags: { h2: 'strong', h3: 'strong', a: link },
}

async function sanitise(html: string, options: IOptions): Promise<string> {
  // It holds parsers of HTML and of CSS: a start need not wait for those.
  const { default: sanitizeHtml } = await import('sanitize-html')
  return sanitizeHtml(html, options)
}

/** The HTML of a body as pages may show it: formatting, links and pictures that do no harm. */
export const sanitiseBody = (html: string) => sanitise(html, BODY)

/** The same for a card: no headings, which would upset the page's outline, and no pictures. */
export const sanitisePreview = (html: string) => sanitise(html, PREVIEW)

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of a body, for descriptions. @param body sanitised HTML */
export function plainText(body: string): string {
  return body
    .replace(/<\/?(?:strong|em|a|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
