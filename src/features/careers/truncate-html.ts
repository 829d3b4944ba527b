/** A tag, an entity, or one character, also of emoji. */
const PIECES = /<(\/?)([a-z0-9]+)[^>]*>|&[#\w]+;|[\s\S]/giu
const VOID_TAGS = new Set(['br', 'hr', 'img'])
/** Between what they stand around no word goes on. */
const INLINE_TAGS = new Set(['a', 'b', 'code', 'em', 'i', 's', 'span', 'strong', 'sub', 'sup', 'u'])

/**
 * The beginning of an HTML text: at most `max` characters beside the tags, '...' where it was cut, and every tag that
 * was open there closed. It ends with the last whole word within them, as `truncate` does; where the first one is
 * longer, with its last whole character.
 * @param html as the sanitiser writes it: well-formed, with '<' and '>' only around tags
 */
export function truncateHtml(html: string, max: number): string {
  const open: string[] = []
  let kept = ''
  let length = 0
  let isInWord = false
  /** As it is cut after the last whole word; '' before the first one ends. */
  let afterWord = ''
  /** As it is cut after the last character. */
  let afterAll = ''
  for (const [piece, closing, tag] of html.matchAll(PIECES)) {
    const isText = !tag && piece.trim() !== ''
    if (isText && length >= max) return afterWord || afterAll
    // Decided before this piece, while what the word stands in is still open.
    if (isInWord && !isText && !INLINE_TAGS.has(tag ?? '')) {
      afterWord = cutAt(kept, open)
      isInWord = false
    }
    if (!tag) length += 1
    else if (closing) open.pop()
    else if (!VOID_TAGS.has(tag)) open.push(tag)
    kept += piece
    if (isText) {
      isInWord = true
      afterAll = cutAt(kept, open)
    }
  }
  return html
}

/** Blanks, and what ends a sentence or joins a word to the next one; a semicolon may end an entity. */
const TRAILING = /(?:[\s,.…:–—-]|(?<!&[#\w]+);)+$/

const cutAt = (kept: string, open: string[]) => `${kept.replace(TRAILING, '')}...${closeAll(open)}`

const closeAll = (open: string[]) =>
  open.map((tag) => `</${tag}>`).reduceRight((all, tag) => all + tag, '')
