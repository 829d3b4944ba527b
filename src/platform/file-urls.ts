export const UPLOADS_PATH = '/uploads'

/**
 * Address of a stored file. Every upload gets a name of its own, so the spec's cache-busting
 * parameter is the beginning of that name: browsers may keep the file for ever.
 * @param key as `logos/0198….png`
 */
export function fileUrl(key: string): string {
  const name = key.slice(key.lastIndexOf('/') + 1)
  return `${UPLOADS_PATH}/${key}?v=${name.replace(/[^0-9a-z]/gi, '').slice(0, 12)}`
}

/** The same for a file that may be missing; '' as the wire has it. */
export const fileUrlOrEmpty = (key: string | null) => (key ? fileUrl(key) : '')

/** The key of a stored file by its address; '' for any other address. */
export const fileKeyOf = (url: string) =>
  url.startsWith(`${UPLOADS_PATH}/`)
    ? (url.slice(UPLOADS_PATH.length + 1).split('?', 1)[0] ?? '')
    : ''
