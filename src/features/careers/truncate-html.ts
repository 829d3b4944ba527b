/** A tag, an entity, or one character, also of emoji. */
const PIECES = /<(\/?)([a-z0-9]+)[^>]*>|&[#\w]+;|[\s\S]/giu
const VOID_TAGS = new Set(['br', 'hr', 'img'])

/**
 * The beginning of an HTML text: at most `max` characters beside the tags, '...' where it was cut,
 * and every tag that was open there closed.
 * @param html as the sanitiser writes it: well-formed, with '<' and '>' only around tags
 */
export function truncateHtml(html: string, max: number): string {
  const open: string[] = []
  let kept = ''
  let length = 0
  let cut = ''
  for (const [piece, closing, tag] of html.matchAll(PIECES)) {
    if (tag) {
      if (closing) open.pop()
      else if (!VOID_TAGS.has(tag)) open.push(tag)
    } else if (length < max) {
      length += 1
    } else if (piece.trim()) {
      return cut
    }
    kept += piece
    // Decided here, while what the last character stands in is still open.
    if (!tag && length === max && !cut) cut = `${kept.trimEnd()}...${closeAll(open)}`
  }
  return html
}

const closeAll = (open: string[]) =>
  open.map((tag) => `</${tag}>`).reduceRight((all, tag) => all + tag, '')
