/** A place to go to, as the search of commands names it. */
export interface Command {
  /** Its group, as 'Tela'. */
  group: string
  text: string
  /** What tells it from others of the same name. */
  note?: string
  to: string
}

/** Records that a text finds. @throws ApiError */
export type FindRecords = (text: string, signal: AbortSignal) => Promise<Command[]>
