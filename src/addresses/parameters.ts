import { MAX_PAGE } from '../domain/pagination.ts'
import { searchFrom } from '../domain/search.ts'

/**
 * A parameter of a page's address. `read` gives what a page works with; `keep` gives the values that
 * count, as they are written: what is no value, or one too many, is another page to nobody.
 */
export interface Parameter<T> {
  read(values: string[]): T
  keep(values: string[]): string[]
}

const first = (values: string[]) => values.slice(0, 1)

/** Free text; '' where the address has none. */
export const TEXT: Parameter<string> = {
  read: ([value]) => searchFrom(value),
  // Blanks and letters that no search looks at make no other page.
  keep: (values) =>
    first(values)
      .map(searchFrom)
      .filter((value) => value !== ''),
}

/** Set by `1` alone. */
export const FLAG: Parameter<boolean> = {
  read: ([value]) => value === '1',
  keep: (values) => first(values).filter((value) => value === '1'),
}

const isPage = (value: string) => /^[1-9]\d{0,5}$/.test(value) && Number(value) <= MAX_PAGE

/** The number of a page of a list; what is not one means the first. */
export const PAGE: Parameter<number> = {
  read: ([value = '']) => (isPage(value) ? Number(value) : 1),
  keep: (values) => first(values).filter(isPage),
}

/** One of some values; the first of them where the address has none. */
export const oneOf = <const T extends readonly [string, ...string[]]>(
  ...options: T
): Parameter<T[number]> => ({
  read: ([value]) => options.find((option) => option === value) ?? options[0],
  // The first is what an address without any asks for.
  keep: (values) => first(values).filter((value) => options.indexOf(value) > 0),
})

/**
 * Several values of one parameter, each once. A bound, since more of them would only be more
 * addresses of pages to render and keep.
 * @param most how many of them count, in alphabetical order
 * @param pattern of a value
 * @param written how a value is written, where it may come in several ways
 */
export function severalOf(
  most: number,
  pattern: RegExp,
  written = (value: string) => value,
): Parameter<string[]> {
  const keep = (values: string[]) =>
    [...new Set(values.filter((value) => pattern.test(value)).map(written))].sort().slice(0, most)
  return { read: keep, keep }
}

/** A name that PostgreSQL can hold, no longer than those of the catalogue, and which turns no text around it. */
export const NAME = /^[^\0\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]{1,250}$/
/** An id, in any case. */
export const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const inLowerCase = (value: string): string => value.toLowerCase()

/** One id, in lower case; '' where the address has none. */
export const ONE_ID: Parameter<string> = {
  read: (values) => ONE_ID.keep(values)[0] ?? '',
  keep: (values) =>
    first(values)
      .filter((value) => ID.test(value))
      .map(inLowerCase),
}

/** Several ids, in lower case. */
export const idsUpTo = (most: number): Parameter<string[]> => severalOf(most, ID, inLowerCase)
