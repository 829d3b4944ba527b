import type { MetaDescriptor } from 'react-router'
import type { JsonLd } from './json-ld.ts'
import { markdownPath } from './markdown-path.ts'

interface PageMeta {
  /** Without the site's name. */
  title: string
  description: string
  /** Address of this installation, without a slash at the end. */
  publicUrl: string
  /** Canonical path. */
  path: string
  /** Path of a picture that was drawn for previews. */
  preview?: string
  /** Path of another picture, for small previews. */
  image?: string
  type?: 'website' | 'article'
  /** What machines read of it: its subject first. */
  jsonLd?: JsonLd[]
  /** Its feed: path and title. */
  feed?: { path: string; title: string }
  /** Keeps search engines from listing it, as pages of search results. */
  noIndex?: boolean
}

const DESCRIPTION_MAX = 160
const SHARE_IMAGE = '/share.png'

function shorten(text: string) {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= DESCRIPTION_MAX) return flat
  return `${flat.slice(0, flat.lastIndexOf(' ', DESCRIPTION_MAX - 1))}…`
}

const feedLink = (publicUrl: string, { path, title }: { path: string; title: string }) => ({
  tagName: 'link' as const,
  rel: 'alternate',
  type: 'application/rss+xml',
  title,
  href: publicUrl + path,
})

const DRAWN_SIZE = [
  { property: 'og:image:type', content: 'image/png' },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { name: 'twitter:card', content: 'summary_large_image' },
]

/** What previews elsewhere show of a page: no SVG. */
function pictureOf({ publicUrl, preview, image, title }: PageMeta): MetaDescriptor[] {
  const isSmall = !preview && image && !image.includes('.svg')
  const path = preview ?? (isSmall ? image : SHARE_IMAGE)
  return [
    { property: 'og:image', content: publicUrl + path },
    { property: 'og:image:alt', content: `${title} · Praça` },
    ...(isSmall ? [{ name: 'twitter:card', content: 'summary' }] : DRAWN_SIZE),
  ]
}

/** Title, description, canonical address, previews and JSON-LD of a public page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = `${page.title} · Praça`
  const description = shorten(page.description)
  const url = page.publicUrl + page.path
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'text/markdown',
      href: page.publicUrl + markdownPath(page.path),
    },
    { property: 'og:site_name', content: 'Praça' },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...pictureOf(page),
    ...(page.feed ? [feedLink(page.publicUrl, page.feed)] : []),
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...(page.jsonLd ?? []).map((thing) => ({ 'script:ld+json': thing })),
  ]
}
