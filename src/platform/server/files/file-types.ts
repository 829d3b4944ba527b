/** Of a file whose name changes with its content: browsers keep it. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

/** Of every extension that files are stored under and served. */
const TYPES: Record<string, string> = {
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
}

/** @param key as `logos/0198….webp` */
export const typeOf = (key: string): string =>
  TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
