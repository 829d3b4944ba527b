import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type ParametersOf, readParameters } from '#/addresses/match.ts'
import type { ADDRESSES, AddressName } from '#/addresses/table.ts'
import { isDatabaseAway } from './database/errors.server.ts'
import { Busy, unavailable } from './errors.server.ts'
import { log } from './log/log.server.ts'
import { type PageContext, pageContext } from './page-context.server.ts'

type Variable<S extends string> = S extends `:${infer Name}?`
  ? { [K in Name]?: string }
  : S extends `:${infer Name}`
    ? { [K in Name]: string }
    : unknown

/** The variables of a path: of `/careers/results/:origem/:search/:id`, those three. */
type Variables<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? Variable<Head> & Variables<Rest>
  : Variable<Path>

export interface PageArguments<Name extends AddressName> extends PageContext {
  params: Variables<(typeof ADDRESSES)[Name]['path']>
  /** Those that the table of addresses names; there is no way to another one. */
  parameters: ParametersOf<Name>
  /**
   * Sends a page past the end of a list to its last page, so that no address contradicts itself.
   * @throws the redirection
   */
  withinPages(list: { page: number; totalPages: number }): void
}

function withinPages({ page, totalPages }: { page: number; totalPages: number }, url: URL) {
  if (page <= totalPages) return
  const { pathname, searchParams } = new URL(url)
  if (totalPages > 1) searchParams.set('page', String(totalPages))
  else searchParams.delete('page')
  throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname)
}

/** Ends a loader with the page for what there is no room for now. */
const busyPage = ({ retryAfterSeconds }: Busy) =>
  data(null, { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } })

/**
 * The loader of a page.
 * @param name of its row in the table of addresses
 */
export const pageLoader =
  <Name extends AddressName, T>(name: Name, load: (page: PageArguments<Name>) => T) =>
  async ({ context, params, url }: LoaderFunctionArgs): Promise<Awaited<T>> => {
    try {
      return await load({
        ...context.get(pageContext),
        params: params as PageArguments<Name>['params'],
        parameters: readParameters(name, url.searchParams),
        withinPages: (list) => withinPages(list, url),
      })
    } catch (error) {
      if (error instanceof Busy) throw busyPage(error)
      if (!isDatabaseAway(error)) throw error
      log.error({ address: name, err: error as Error }, 'the database did not answer for a page')
      throw busyPage(unavailable())
    }
  }
