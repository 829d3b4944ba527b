/** Address of the listing for a search; without text, of the whole catalogue. */
export const softwaresPath = (text = '') =>
  text ? `/softwares/${encodeURIComponent(text)}` : '/softwares'
