import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it.each([
  [0, '1 kB'],
  [4000, '4 kB'],
  [3_500_000, '3,3 MB'],
  [100 * 1024 * 1024, '100 MB'],
])('%i bytes are told as %s', (size, told) => {
  expect(fileSize(size)).toBe(told)
})
