/** Texts that browsers and the router would take for something else at the end of a path. */
const NO_PATH = /^\.+$|\.data$/

/** Address of the listing for a search; without text, of the whole catalogue. */
export function softwaresPath(text = '') {
  if (!text) return '/softwares'
  if (NO_PATH.test(text)) return `/softwares?${new URLSearchParams({ search: text })}`
  return `/softwares/${encodeURIComponent(text)}`
}

/** Address of the listing of a category. */
export const categoryPath = (name: string) =>
  `/softwares?${new URLSearchParams({ categoria: name })}`
