import type { FetchQueryOptions } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'

/** What a list can be narrowed down by. */
export type Choices<Value extends string = string> = {
  /** Leaves nothing out, as 'Todas'. */
  all: string
  /** What each value is called, in the order in which they are offered. */
  options: Readonly<Record<Value, string>>
} & (
  | {
      /** What the API says of another value. */
      refusal: string
    }
  | {
      /** What the API takes, where there is a schema for it. */
      values: z.ZodType<string>
    }
)

/**
 * Something known of the rows: a column, an order, a filter, or several of these at once. Its key is
 * its name in the address and in the API.
 */
export interface Field<Row, Value extends string = string> {
  title: string
  /** What the column shows; null where a row has nothing. The first field with one names the row. */
  cell?(row: Row): ReactNode
  /** A figure, to the right; `cell` shows it where it has more to say. */
  figure?(row: Row): number
  /**
   * On small screens it takes a line of its own; where it has nothing it takes none. `text` is read, and has on wide
   * ones what a short name leaves.
   */
  isWide?: true | 'text'
  /** The list can be in its order: `sort=KEY`, and `sort=-KEY` from the end. */
  sort?: true
  filter?: Choices<Value>
}

/** What a form in a dialog of a desk calls. */
export interface FormCalls {
  /**
   * @param message of the server
   * @param options `isGone` where what had focus may be; `type` of what is said, success unless told
   */
  onSaved(
    message: string,
    options?: { isGone?: boolean; type?: 'success' | 'error' },
  ): Promise<void>
  onCancel(): void
}

/** A form in a dialog; its code is fetched when it is shown. */
export interface DeskForm<Given> {
  title: string
  // biome-ignore lint/suspicious/noExplicitAny: `deskForm` has seen that it takes what it is given
  load: () => Promise<{ default: ComponentType<any> }>
  /** What it is given beside `FormCalls`. */
  props(given: Given): object
}

/** Types what a form is given by what it takes. */
export const deskForm = <Props extends FormCalls, Given>(
  title: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  props: (given: Given) => Omit<Props, keyof FormCalls>,
): DeskForm<Given> => ({ title, load, props })

interface Offer<Row> {
  /** On its button, or in the menu. */
  text: string | ((row: Row) => string)
  /** Whether it can be done with a row now; without it, always. */
  can?(row: Row): boolean
  /** It can be done with several rows at once, each by a call of its own. */
  several?: true
  /** It is in the menu of a row, with this picture: all but what the desk is for, a decision or an edit. */
  inMenu?:
    | 'view'
    | 'hide'
    | 'edit'
    | 'move'
    | 'mark'
    | 'allow'
    | 'block'
    | 'withdraw'
    | 'strengthen'
    | 'weaken'
    | 'return'
    | 'delete'
}

interface Confirmation<Row> {
  /** The deed and what it is done with, as 'Excluir banner'; its button says the same. */
  title: string | ((row: Row) => string)
  question(row: Row): ReactNode
  /** Of its button; `danger` where something is lost. */
  look: 'danger' | 'primary'
  /** What follows for each of several that are named together. */
  each?: string
}

interface Reason<Row> {
  /** `primary` where it gives something back; without it, something is taken away. */
  look?: 'primary'
  /** The deed and what it is done with, as 'Recusar pedido'; its button says the same. */
  title: string | ((row: Row) => string)
  /** What follows from it. */
  consequence(row: Row): ReactNode
  /** The same, of each of several that are named together. */
  each?: string
}

/** A call of the API that changes a row: `POST /v1/admin/API/:id/KEY`. */
export interface Decision<Row> extends Offer<Row> {
  /** In the description of the API. */
  summary: string
  /** The message of the answer. */
  done: string
  /** `DELETE /v1/admin/API/:id`: the row is gone. */
  deletes?: true
  /** It weighs much: the Admin confirms again who they are, as before what deletes. Never with several rows. */
  again?: true
  /** What the API answers, where that is not the row. */
  answer?: z.ZodType
  /** Asked before. */
  confirm?: Confirmation<Row>
  /** Asked before, and sent along. */
  reason?: Reason<Row>
  /** What else is sent along. */
  body?: { schema: z.ZodType; of(row: Row): object }
}

/** What can be done with several rows, each by a call of its own as of a decision; also of what is no desk. */
export interface SeveralDeed<Row> extends Pick<Decision<Row>, 'text' | 'can'> {
  several: true
  confirm?: Pick<Confirmation<Row>, 'look'> & { each: string }
  reason?: Pick<Reason<Row>, 'look' | 'each'> & { max?: number }
  body?: { of(row: Row): object }
}

/** A call of another address of the API. */
interface OtherCall<Row> extends Offer<Row> {
  calls(row: Row): string
  confirm: Confirmation<Row>
}

interface WayTo<Row> extends Offer<Row> {
  to(row: Row): string
}

interface Editing<Row> extends Offer<Row> {
  form: DeskForm<Row>
}

/** What an Admin can do with a row. */
export type Action<Row> = Decision<Row> | OtherCall<Row> | WayTo<Row> | Editing<Row>

/** What is done with a row, by itself or among several. */
export type SeveralAction = Action<AnyRow> | SeveralDeed<AnyRow>

/** Whether it takes something away, or gives power: it looks so. */
export const isGrave = (action: SeveralAction): boolean =>
  ('reason' in action && action.reason !== undefined && action.reason.look !== 'primary') ||
  ('confirm' in action && action.confirm?.look === 'danger')

/** The deeds of a desk in the order of all desks: as they are defined, and what is grave last. */
export function inOrder<Deed extends SeveralAction>(deeds: Record<string, Deed> = {}) {
  const all = Object.entries(deeds)
  return [...all.filter(([, deed]) => !isGrave(deed)), ...all.filter(([, deed]) => isGrave(deed))]
}

/** Called when something was changed. @param message of the server */
export type OnChanged = FormCalls['onSaved']

/** A row of any list. */
export type AnyRow = { _id: string } | { id: string }

type Fields<Row> = Record<string, Field<Row>>
type Actions<Row> = Record<string, Action<Row>>

type SortKey<F> = {
  [Key in keyof F]: F[Key] extends { sort: true } ? Key & string : never
}[keyof F]
type Sort<F> = SortKey<F> | `-${SortKey<F>}`

/** What a desk shows beside its list. */
interface DeskPart {
  load: () => Promise<{ default: ComponentType<{ onChanged: OnChanged }> }>
  /** What it asks for before it is shown. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the part asks for
  shows?: () => FetchQueryOptions<any, any, any, any>
}

/** A list of Admins: what its rows are, what is known of them, and what can be done with them. */
export interface Desk<
  Wire extends z.ZodType<AnyRow> = z.ZodType<AnyRow>,
  F extends Fields<z.output<Wire>> = Fields<z.output<Wire>>,
  A extends Actions<z.output<Wire>> = Actions<z.output<Wire>>,
> {
  /** Where its calls are: `/v1/admin/API`. */
  api: string
  /** Of the list, in the description of the API. */
  summary: string
  /** A row, as the API gives it. */
  wire: Wire
  lead: string
  /** What the search looks through; without it there is none. */
  search?: string
  /** What the rows are: 'categoria', 'categorias', 'as categorias'. */
  noun: { one: string; several: string; all: string }
  /** Shown where there is no row at all; without it, nothing is. */
  none?: {
    title: string
    text: ReactNode
    /** With what it can begin, by one call of the API: `POST /v1/admin/API/PATH`. */
    begin?: { text: string; path: string }
  }
  fields: F
  /** The order unless another one is asked for: a sort's key, with '-' before it from the end. */
  order?: string
  pageSize?: number
  /** What a row is called. */
  name(row: z.output<Wire>): string
  /**
   * Each row is read whole before anybody decides: it is a card of a queue on every screen. The first field is its
   * title, those that are `isWide` are its texts, and the others its facts.
   */
  isRead?: true
  /** Rows that are out of use. */
  isDim?(row: z.output<Wire>): boolean
  actions?: A
  /** Stands in the place of the actions where this Admin has none. */
  noActions?(row: z.output<Wire>, adminId: string): ReactNode
  /** The one thing that the desk begins, as 'Novo banner'. */
  begin?: DeskForm<{ choices: Record<string, string> }> & { text: string }
  /** Ways to what the desk begins elsewhere. */
  links?: ReactNode
  /** What is above the list: its code, and what it shows, are fetched before either is shown. */
  above?: DeskPart
  /** What has a place of its own beside the list, by its name in the address (`parte`). */
  parts?: Record<string, DeskPart & { title: string }>
  /** Of the section that holds the list; it is seen where something is above, and on the way to it where there are parts. */
  listTitle?: string
  /** Keys of queries that may answer otherwise after a change, beside its own. */
  changes?: string[]
  /** The list is asked for again, every two seconds, while this holds for a row. */
  isUnderWay?(row: z.output<Wire>): boolean
}

/** The fields in whose order a list can be asked for, from either end: those that are seen, by their keys. */
export const offeredOrders = <F extends { sort?: true; cell?: unknown; figure?: unknown }>(
  fields: Record<string, F>,
) => Object.entries(fields).filter(([, { sort, cell, figure }]) => sort && (cell || figure))

/** Rows of a page unless a desk says another number. */
export const DESK_PAGE_SIZE = 25

export const defineDesk = <
  Wire extends z.ZodType<AnyRow>,
  const F extends Fields<z.output<Wire>>,
  const A extends Actions<z.output<Wire>>,
>(
  desk: Desk<Wire, F, A>,
): Desk<Wire, F, A> => desk

/** What of a desk's rows is asked for, as its query schema reads it. */
export type DeskQuery<D> =
  D extends Desk<infer _W, infer F, infer _A>
    ? { search: string; sort: Sort<F>; page: number; limit: number } & {
        [Key in keyof F as F[Key] extends { filter: object } ? Key : never]?: F[Key] extends {
          filter: { options: infer Options }
        }
          ? keyof Options & string
          : never
      }
    : never

/** What a decision is sent along with. */
export type BodyOf<D> = D extends { reason: object }
  ? { reason: string }
  : D extends { body: { schema: infer Schema extends z.ZodType } }
    ? z.output<Schema>
    : undefined

/** A text that is the same for each row, or its own. */
export const textFor = <Row>(row: Row, text: string | ((row: Row) => string)): string =>
  typeof text === 'string' ? text : text(row)

/** What a decision comes to. */
export type Outcome<D, Row> = D extends { deletes: true }
  ? Promise<void>
  : D extends { answer: infer Schema extends z.ZodType }
    ? Promise<z.output<Schema>>
    : Promise<Row>

export const idOf = (row: AnyRow): string => ('_id' in row ? row._id : row.id)
