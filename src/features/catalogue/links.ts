/** Texts that browsers, the router and twins of pages would take for something else at the end of a path. */
const NO_PATH = /^\.+$|\.(data|md)$/i

/** Address of the listing for a search; without text, of the whole catalogue. */
export function softwaresPath(text = '') {
  if (!text) return '/softwares'
  if (NO_PATH.test(text)) return `/softwares?${new URLSearchParams({ search: text })}`
  return `/softwares/${encodeURIComponent(text)}`
}

/** Address of the listing of a category. */
export const categoryPath = (name: string) =>
  `/softwares?${new URLSearchParams({ categoria: name })}`

export const offerPath = (id: string) => `/software/details/${id}`
