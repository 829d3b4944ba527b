import { BADGES, type BadgeName } from './kinds.ts'
import { BADGE_SIZE, badgePath, badgesPath, EMBED_SIZE, embedPath } from './links.ts'

/** A text of others within an attribute. */
const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

interface CodeOf {
  id: string
  name: string
  publicUrl: string
}

/** What a supplier copies to show a badge: the picture, and the way to what verifies it. */
export const badgeCode = (badge: BadgeName, { id, name, publicUrl }: CodeOf) => {
  const { width, height } = BADGE_SIZE
  const alt = quoted(`${BADGES[badge].title}: ${name}, na Praça`)
  return `<a href="${publicUrl}${badgesPath(id)}"><img src="${publicUrl}${badgePath(badge, id)}" alt="${alt}" width="${width}" height="${height}"></a>`
}

/**
 * What a supplier copies to show the widget. By its scheme no ground is painted around it for who prefers the dark; the
 * old attribute takes its border away also in a page whose policy allows no style.
 */
export const embedCode = ({ id, name, publicUrl }: CodeOf) => {
  const { width, height } = EMBED_SIZE
  return `<iframe src="${publicUrl}${embedPath(id)}" title="${quoted(`${name} na Praça`)}" width="${width}" height="${height}" loading="lazy" frameborder="0" style="color-scheme:light dark"></iframe>`
}
