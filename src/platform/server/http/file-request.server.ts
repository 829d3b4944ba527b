import type { IncomingHttpHeaders } from 'node:http'
import type { ByteRange } from '../files/storage.server.ts'

/** What an answer says of its file, and requests repeat later. */
interface FileVersion {
  /** In bytes. */
  size: number
  etag: string
  /** As `Last-Modified` has it, to the second. */
  modified: string
}

type Requested = { status: 200 | 304 | 412 | 416 } | { status: 206; range: ByteRange }

/**
 * What a request wants of a file by its conditions, in their order (RFC 9110, 13.2.2), and by its
 * range (14.2). Who asks for several ranges gets the whole file.
 */
export function requestedOf(headers: IncomingHttpHeaders, version: FileVersion): Requested {
  if (!hasExpectedVersion(headers, version)) return { status: 412 }
  if (isKnownVersion(headers, version)) return { status: 304 }
  const { range = '' } = headers
  if (!/^ *bytes=/.test(range) || range.includes(',') || !isRangeOf(headers, version))
    return { status: 200 }
  const part = partOf(range, version.size)
  return part ? { status: 206, range: part } : { status: 416 }
}

const weakly = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether a list of entity tags, or '*', names this version. */
const names = (list: string, { etag }: FileVersion) =>
  list.trim() === '*' || list.split(',').some((one) => weakly(one) === weakly(etag))

/** Whether it was changed after a date; null where that is no date. */
function isNewerThan(date: string, { modified }: FileVersion): boolean | null {
  const time = Date.parse(date)
  return Number.isNaN(time) ? null : Date.parse(modified) > time
}

function hasExpectedVersion(headers: IncomingHttpHeaders, version: FileVersion): boolean {
  const { 'if-match': match, 'if-unmodified-since': since } = headers
  if (match && !names(match, version)) return false
  return !since || isNewerThan(since, version) !== true
}

function isKnownVersion(headers: IncomingHttpHeaders, version: FileVersion): boolean {
  const { 'if-none-match': noneMatch, 'if-modified-since': since } = headers
  // Somebody who reloads a page wants everything again.
  if (headers['cache-control']?.includes('no-cache')) return false
  if (noneMatch !== undefined) return names(noneMatch, version)
  return since !== undefined && isNewerThan(since, version) === false
}

/** Whether a range is of this version: a client that has a part of another one needs the whole. */
function isRangeOf(headers: IncomingHttpHeaders, version: FileVersion): boolean {
  if (!headers['if-range']) return true
  const ifRange = String(headers['if-range'])
  return ifRange.includes('"') ? names(ifRange, version) : isNewerThan(ifRange, version) === false
}

/** @returns null for a part that the file does not have */
function partOf(range: string, size: number): ByteRange | null {
  const [, first = '', last = ''] = /=(\d*)-(\d*)$/.exec(range) ?? []
  if (!first && !last) return null
  // Without a first byte, the number is that of the file's last bytes; all, where it has fewer.
  const start = first ? Number(first) : Math.max(size - Number(last), 0)
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start >= 0 && start <= end ? { start, end } : null
}
