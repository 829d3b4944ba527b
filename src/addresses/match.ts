import { plainPath } from '../domain/path.ts'
import type { Parameter } from './parameters.ts'
import { ADDRESSES, type Address, type AddressName } from './table.ts'

interface Row {
  address: Address
  pattern: RegExp
}

const isVariable = (segment: string) => segment.startsWith(':')

/** Fixed segments before variable ones, position by position; longer paths first. */
function bySpecificity(a: Row, b: Row): number {
  const [left, right] = [a, b].map(({ address }) => address.path.split('/')) as [string[], string[]]
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference =
      Number(isVariable(left[index] ?? '')) - Number(isVariable(right[index] ?? ''))
    if (difference !== 0) return difference
  }
  return right.length - left.length
}

/** As the router matches: whatever the case, with or without a slash at the end. */
function patternOf(path: string): RegExp {
  const segments = path.split('/').filter(Boolean)
  const source = segments.map((segment) => {
    if (!isVariable(segment)) return `/${segment.replaceAll('.', '\\.')}`
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
  })
  return new RegExp(`^${source.join('')}/?$`, 'i')
}

const firstSegment = (path: string) => path.split('/', 2)[1]?.toLowerCase() ?? ''

/** By the first segment of the path, so that few patterns are tried. */
const ROWS = new Map<string, Row[]>()
for (const address of Object.values<Address>(ADDRESSES)) {
  const segment = firstSegment(address.path)
  const rows = [...(ROWS.get(segment) ?? []), { address, pattern: patternOf(address.path) }]
  ROWS.set(segment, rows.sort(bySpecificity))
}

/** How the router asks for the data of a page. */
const DATA = /(?:\/_root)?\.data$/

/** Whether a path asks for the data of a page. */
export const isData = (path: string): boolean => DATA.test(path)

/** The row of a path; undefined where the product has no such address. @param path without parameters */
export function addressOf(path: string): Address | undefined {
  const plain = plainPath(path.replace(DATA, '')) || '/'
  const rows = ROWS.get(firstSegment(plain))
  return rows?.find(({ pattern }) => pattern.test(plain))?.address
}

/**
 * Of the parameters of an address those that its page reads, in one order: addresses that ask for
 * the same page are the same.
 * @param parameters of the page's row
 */
export function keptParameters(
  { parameters }: Pick<Address, 'parameters'>,
  given: URLSearchParams,
): URLSearchParams {
  if (!parameters || parameters === 'browser') return new URLSearchParams()
  return new URLSearchParams(
    Object.entries(parameters).flatMap(([name, parameter]) =>
      parameter.keep(given.getAll(name)).map((value) => [name, value]),
    ),
  )
}

/** The parameters as code in the browser works with them: as the server would, or as they stand. */
export function browserParameters(path: string, given: URLSearchParams): URLSearchParams {
  const address = addressOf(path)
  return address && address.parameters !== 'browser' ? keptParameters(address, given) : given
}

type Values<P> = { [Name in keyof P]: P[Name] extends Parameter<infer T> ? T : never }

/** What the loader of an address is given of its parameters: those that the table names, and no other. */
export type ParametersOf<Name extends AddressName> = (typeof ADDRESSES)[Name] extends {
  parameters: infer P extends Record<string, Parameter<unknown>>
}
  ? Values<P>
  : Record<never, never>

/** Reads the parameters of an address; wrong values count as none. */
export function readParameters<Name extends AddressName>(
  name: Name,
  given: URLSearchParams,
): ParametersOf<Name> {
  const { parameters }: Address = ADDRESSES[name]
  const named = parameters && parameters !== 'browser' ? Object.entries(parameters) : []
  return Object.fromEntries(
    named.map(([key, parameter]) => [key, parameter.read(given.getAll(key))]),
  ) as ParametersOf<Name>
}

/** What analytics count a path as: nothing that was searched for, and nobody's id, is in it. */
export function groupOf(path: string): string | undefined {
  const address = addressOf(path)
  return address && (address.group ?? (address.path.replace(/\/:.*$/, '') || '/'))
}
