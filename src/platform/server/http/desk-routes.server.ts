import { z } from 'zod'
import { pageOf } from '#/domain/pagination.ts'
import {
  type AnyRow,
  type BodyOf,
  type Choices,
  DESK_PAGE_SIZE,
  type Desk,
  type DeskQuery,
  type Outcome,
  offeredOrders,
} from '#/platform/desk.ts'
import { refusal } from '#/platform/refusal.ts'
import { pageLimit, pageNumber, recordId, searchText } from '#/platform/wire.ts'
import { type FailureStatus, notFound } from '../errors.server.ts'
import type { Platform } from '../platform.server.ts'
import type { Viewer } from '../session.server.ts'
import { ADMIN, ADMIN_AGAIN } from './access.server.ts'
import { type Api, routes } from './routes.server.ts'

type DecisionKey<A> = {
  [Key in keyof A]: A[Key] extends { summary: string } ? Key : never
}[keyof A]

/** What decisions do, and what each gives; `Decided` is what one gives that has no answer of its own. */
type Decisions<A, Decided> = {
  [Key in DecisionKey<A>]: (
    admin: Viewer,
    id: string,
    body: BodyOf<A[Key]>,
  ) => Outcome<A[Key], Decided>
}

/** What a desk's definition leaves open: where its rows come from, and what its decisions do. */
type Serving<D, W extends z.ZodType<AnyRow>, A, Row> = {
  /** The page of the rows that a query asks for, and how many there are in all. @param admin who reads */
  read(query: DeskQuery<D>, admin: Viewer): Promise<{ rows: Row[]; total: number }>
  present(row: Row): z.output<W>
} & (
  | {
      /** The row that something was decided about, as it is by then: the answer. */
      find(id: string): Promise<Row | undefined>
      /** Where there is none: a sentence. */
      missing: string
      decisions: Decisions<A, unknown>
    }
  | { find?: never; decisions: Decisions<A, z.output<W>> }
)

interface Others {
  /** Failures that the documentation names. */
  errors?: FailureStatus[]
  /** The routes that the definition does not know of. */
  define?(api: Api, platform: Platform): void
}

const ofRow = z.object({ id: recordId })

/** The routes of a desk: its list and its decisions, as its definition says. */
export const deskRoutes = <
  W extends z.ZodType<AnyRow>,
  F extends Desk<W>['fields'],
  A extends NonNullable<Desk<W>['actions']>,
  Row,
>(
  desk: Desk<W, F, A>,
  serve: (platform: Platform) => Serving<Desk<W, F, A>, W, A, Row>,
  { errors = [404, 409], define }: Others = {},
) =>
  routes('Administração', errors, (api, platform) => {
    const serving = serve(platform)
    const { read, present, decisions } = serving
    const address = `/admin/${desk.api}`
    api.get(
      address,
      { access: ADMIN, summary: desk.summary, query: queryOf(desk), page: desk.wire },
      async ({ query, viewer }) => {
        const { rows, total } = await read(query as DeskQuery<Desk<W, F, A>>, viewer)
        return pageOf(rows.map(present), total, query.page, query.limit)
      },
    )
    for (const [key, action] of Object.entries(desk.actions ?? {})) {
      if (!('summary' in action)) continue
      const decide = decisions[key as DecisionKey<A>] as Decide<z.output<W>>
      const { summary, done: message, again, deletes } = action
      const access = again || deletes ? ADMIN_AGAIN : ADMIN
      const route = { access, summary, params: ofRow, message }
      if (deletes)
        api.delete(
          `${address}/:id`,
          { ...route, body: bodyOf(action) },
          async ({ viewer, params, body }) => {
            await decide(viewer, params.id, body)
          },
        )
      else
        api.post(
          `${address}/:id/${key}`,
          { ...route, body: bodyOf(action), answer: action.answer ?? desk.wire },
          async ({ viewer, params, body }) => {
            const decided = await decide(viewer, params.id, body)
            if (!serving.find || action.answer) return decided
            const row = await serving.find(params.id)
            if (!row) throw notFound(serving.missing)
            return present(row)
          },
        )
    }
    define?.(api, platform)
  })

type Decide<Row> = (admin: Viewer, id: string, body: unknown) => Promise<Row>

interface Asking {
  reason?: object
  body?: { schema: z.ZodType }
}

const bodyOf = ({ reason, body }: Asking) => (reason ? refusal : body?.schema)

interface Wanting extends Pick<Desk, 'search' | 'order' | 'pageSize'> {
  fields: Record<string, { sort?: true; filter?: Choices; cell?: unknown; figure?: unknown }>
}

/** What the address of a list may ask for. */
function queryOf({ search, fields, order, pageSize = DESK_PAGE_SIZE }: Wanting) {
  const all = Object.entries(fields)
  const sortable = new Set(all.flatMap(([key, { sort }]) => (sort ? [key] : [])))
  if (order ? !sortable.has(order.replace(/^-/, '')) : sortable.size > 0)
    throw new Error(`A desk sorts by ${[...sortable]}, and begins with '${order}'.`)
  // What no column shows is an order only as the list begins: from the other end nothing needs it to be quick.
  const offered = offeredOrders(fields).flatMap(([key]) => [key, `-${key}`])
  const sorts = [...new Set(order ? [order, ...offered] : offered)]
  const filters = all.flatMap(([key, { filter }]) =>
    filter ? [[key, valuesOf(filter).optional()]] : [],
  )
  return z.object({
    ...(search && { search: searchText.default('') }),
    ...(order && { sort: z.enum(sorts, 'Ordem inválida.').default(order) }),
    ...(Object.fromEntries(filters) as Record<string, z.ZodType<string | undefined>>),
    page: pageNumber.default(1),
    limit: pageLimit.default(pageSize),
  })
}

const valuesOf = (choices: Choices) =>
  'values' in choices ? choices.values : z.enum(Object.keys(choices.options), choices.refusal)
