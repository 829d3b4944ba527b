import type { Address } from './table.ts'

/**
 * Whether a page is for everybody: it shows nothing of one person, has no secret in its path, and nobody works or
 * logs in there. Scripts of others are let into no page but these.
 * @param address undefined where the product has no such one
 */
export const isForEverybody = (address: Address | undefined): boolean =>
  address !== undefined &&
  !address.isSecret &&
  !address.isWork &&
  (address.waits === true || !address.noIndex)
