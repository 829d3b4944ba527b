/**
 * A text as one segment of a path of ours; read back, its blanks are trimmed. Browsers take '.' and
 * '..' for folders, encoded or not, so a blank follows them; the router takes a '.data' at the end
 * for its own, so its dot is encoded.
 */
export const pathSegment = (text: string) =>
  encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text).replace(/\.data$/i, (end) =>
    end.replace('.', '%2E'),
  )
