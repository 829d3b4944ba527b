/**
 * A text as one segment of a path of ours; read back, its blanks are trimmed. Browsers take '.' and
 * '..' for folders, encoded or not, so a blank follows them; the router takes a '.data' at the end
 * for its own, so its dot is encoded.
 */
export const pathSegment = (text: string) =>
  encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text).replace(/\.data$/i, (end) =>
    end.replace('.', '%2E'),
  )

/**
 * A path as the router matches it: decoded once, without empty segments. An encoded slash stays
 * encoded, and what cannot be decoded stays as it is.
 */
export function plainPath(path: string): string {
  const folded = path.replace(/\/{2,}/g, '/')
  if (!folded.includes('%')) return folded
  try {
    return folded.split('/').map(decodeSegment).join('/')
  } catch {
    return folded
  }
}

const decodeSegment = (segment: string) => decodeURIComponent(segment).replaceAll('/', '%2F')

/** A path and the parameters after it; '' for no path is a search of the page where it is followed. */
export const withSearch = (path: string, parameters: URLSearchParams): string =>
  parameters.size > 0 || !path ? `${path}?${parameters}` : path
