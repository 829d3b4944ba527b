import { describe, expect, it } from 'vitest'
import { requestedOf } from './file-request.server.ts'

const [BEFORE, MODIFIED, AFTER] = [
  'Sun, 31 Dec 2023 00:00:00 GMT',
  'Mon, 01 Jan 2024 00:00:00 GMT',
  'Tue, 02 Jan 2024 00:00:00 GMT',
]
const ETAG = 'W/"3e8-18cc251f400"'
const VERSION = { size: 1000, etag: ETAG, modified: MODIFIED }

const requested = (headers: Record<string, string>) => {
  const { status, ...rest } = requestedOf(headers, VERSION)
  return 'range' in rest ? [status, rest.range.start, rest.range.end] : [status]
}

describe('of a file, a request gets', () => {
  it.each([
    ['bytes=0-99', [206, 0, 99]],
    ['bytes=100-', [206, 100, 999]],
    ['bytes=-100', [206, 900, 999]],
    ['bytes=0-0', [206, 0, 0]],
    ['bytes=999-999', [206, 999, 999]],
    ['bytes=990-5000', [206, 990, 999]],
    ['bytes=0-99999999999999999999', [206, 0, 999]],
    ['bytes=1000-', [416]],
    ['bytes=-0', [416]],
    ['bytes=-1001', [206, 0, 999]],
    ['bytes=5-2', [416]],
    ['bytes=-', [416]],
    ['bytes=a-b', [416]],
    ['bytes=0 -99', [416]],
    ['bytes=0-1,5-6', [200]],
    ['items=0-5', [200]],
  ])('for the range %s: %j', (range, answer) => {
    expect(requested({ range })).toEqual(answer)
  })

  it.each([
    [{ 'if-none-match': ETAG }, 304],
    [{ 'if-none-match': '"3e8-18cc251f400"' }, 304],
    [{ 'if-none-match': `"x", ${ETAG}` }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"x"' }, 200],
    [{ 'if-none-match': ETAG, 'cache-control': 'no-cache' }, 200],
    [{ 'if-modified-since': MODIFIED }, 304],
    [{ 'if-modified-since': AFTER }, 304],
    [{ 'if-modified-since': BEFORE }, 200],
    [{ 'if-modified-since': 'ontem' }, 200],
    [{ 'if-none-match': '"x"', 'if-modified-since': AFTER }, 200],
    [{ 'if-match': ETAG }, 200],
    [{ 'if-match': '*' }, 200],
    [{ 'if-match': '"x"' }, 412],
    [{ 'if-unmodified-since': MODIFIED }, 200],
    [{ 'if-unmodified-since': BEFORE }, 412],
    [{ 'if-unmodified-since': 'ontem' }, 200],
  ])('under %j: %j', (headers, status) => {
    expect(requested(headers)).toEqual([status])
  })

  it.each([
    [ETAG, 206],
    ['"x"', 200],
    [MODIFIED, 206],
    [AFTER, 206],
    [BEFORE, 200],
    ['ontem', 200],
  ])('for a part of the version %s: %j', (ifRange, status) => {
    expect(requested({ range: 'bytes=0-5', 'if-range': ifRange })[0]).toBe(status)
  })

  it('an answer at once, however long a range of blanks is', () => {
    const blanks = ' '.repeat(200_000)
    expect(requested({ range: `bytes=${blanks}0-${blanks}x` })).toEqual([416])
  })

  it('nothing for a range of what it has already', () => {
    expect(requested({ range: 'bytes=0-5', 'if-none-match': ETAG })).toEqual([304])
  })
})
